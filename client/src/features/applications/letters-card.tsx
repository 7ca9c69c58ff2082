import { FileText, PenLine } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { openLetterPath, writeForPath } from "#client/lib/paths.ts";
import type { ShownApplication } from "./shown-application.ts";
import { useHasUnsavedLetter } from "./unsaved-letters-context.ts";

export type LetterChoice = { id: string; title: string };

/** The letters of an application; others that are saved can join it. */
export function LettersCard({
  application,
  others,
  onOpen,
  onLink,
  onUnlink,
}: {
  application: ShownApplication;
  /** Saved letters that belong to no application. */
  others: readonly LetterChoice[];
  onOpen: () => void;
  onLink: (id: string) => void;
  onUnlink: (id: string) => void;
}) {
  const [chosen, setChosen] = useState("");
  const isUnsaved = useHasUnsavedLetter(application);
  return (
    <section aria-label="Letters" className="rounded-box bg-card p-5">
      <h2 className="font-semibold text-strong">Letters</h2>
      {application.unopened && application.letters.length === 0 ? (
        <div className="mt-1 text-small">
          <p>The letter written for you was deleted.</p>
          <Button size="small" className="mt-1" onClick={onOpen}>
            Continue without it
          </Button>
        </div>
      ) : null}
      {application.unopened && application.letters.length > 0 ? (
        <p className="mt-1 text-small text-warning">Written for you, not opened yet. Read it before you send it.</p>
      ) : null}
      <ul className="mt-1">
        {application.letters.map(({ id, title }) => (
          <li key={id} className="flex items-center gap-2">
            <Link
              to={openLetterPath(application.kept, id)}
              onClick={onOpen}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-strong hover:underline"
            >
              <FileText {...smallIcon} className="shrink-0" />
              <span className="truncate">{title}</span>
            </Link>
            <Button look="quiet" size="small" onClick={() => onUnlink(String(id))}>
              Unlink<span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Link to={writeForPath(application.key)} className={buttonClass({ look: "second", className: "mt-2 w-full" })}>
        <PenLine {...smallIcon} />
        {isUnsaved
          ? "Open the unsaved letter"
          : application.letters.length === 0
            ? "Write the letter"
            : "Write another letter"}
      </Link>
      {others.length > 0 ? (
        <div className="mt-4 flex items-end gap-2">
          <SelectField
            className="flex-1"
            label="Add a saved letter"
            placeholder="Choose a letter"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <Button
            onClick={() => {
              if (!chosen) return;
              onLink(chosen);
              setChosen("");
            }}
          >
            Add
          </Button>
        </div>
      ) : null}
    </section>
  );
}
