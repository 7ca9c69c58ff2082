import { useState } from "react";
import { TextField } from "#client/components/ui/text-field.tsx";
import {
  type ExpressionFunction,
  expressionForms,
  expressionFunctions,
} from "#shared/workflows/expression-functions.ts";

const groups = Object.entries({ "Most used": expressionForms, ...expressionFunctions });

/** Every function with an example, to browse and insert. */
export function FunctionHelp({ onInsert }: { onInsert: (word: string) => void }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState("");
  const word = wanted.trim().toLowerCase();
  const fits = ({ name, does }: ExpressionFunction) => `${name} ${does}`.toLowerCase().includes(word);
  const found = groups.flatMap(([title, all]) => {
    const shown = all.filter(fits);
    return shown.length > 0 ? [{ title, shown }] : [];
  });
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent-text text-small">
        Functions and examples
      </summary>
      {open ? (
        <div className="grid grid-cols-1 gap-2">
          <TextField
            label="Find a function"
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <div className="grid max-h-72 grid-cols-1 gap-3 overflow-y-auto">
            {found.length === 0 ? <p className="text-small">No functions found.</p> : null}
            {found.map(({ title, shown }) => (
              <section key={title} aria-label={title}>
                <h4 className="mb-1 font-semibold text-small text-strong">{title}</h4>
                <ul className="grid grid-cols-1 gap-1">
                  {shown.map((each) => (
                    <li key={each.name}>
                      <button
                        type="button"
                        aria-label={`Insert ${each.name}: ${each.does}`}
                        onClick={() => onInsert(each.name === "CASE" ? "CASE WHEN " : `${each.name}(`)}
                        className="min-h-11 w-full rounded bg-page px-2.5 py-1.5 text-left text-small hover:bg-raised"
                      >
                        <FunctionWords of={each} />
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      ) : null}
    </details>
  );
}

/** What a function takes, does and gives. */
export function FunctionWords({ of: { name, takes, does, example, gives } }: { of: ExpressionFunction }) {
  const asked = name === "CASE" ? `${name} ${takes}` : `${name}(${takes})`;
  return (
    <>
      <span className="block break-words text-strong">{asked}</span>
      <span className="block">{does}</span>
      <span className="block break-words text-quiet">
        <code className="break-words">{example}</code> gives <code className="break-words">{gives}</code>
      </span>
    </>
  );
}
