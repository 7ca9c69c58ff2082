import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { CodeArea } from "#client/components/ui/code-area.tsx";
import { useParameters } from "#client/features/workflows/parameters/parameters-context.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { type FieldType, fieldTypes } from "#shared/workflows/node-types.ts";
import { typeWords } from "#shared/workflows/type-labels.ts";
import { completeAt, completionsAt, functionAt } from "./expression-completion.ts";
import { FunctionHelp, FunctionWords } from "./function-help.tsx";
import { expressionCheckOptions } from "./preview.api.ts";
import { useFocusWithin } from "./use-focus-within.ts";

const CHECK_AFTER_MS = 350;

/** An expression over the columns that come in, checked as it is written; what may come next stands below it. */
export function ExpressionField({
  label,
  optional = false,
  hint,
  value,
  columns,
  onChange,
  onType,
  error,
}: {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  value: string;
  columns: readonly Field[];
  onChange: (value: string) => void;
  /** Told the type of what a sound expression gives. */
  onType?: (type: FieldType) => void;
  error?: string | undefined;
}) {
  const parameters = useParameters();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(value.length);
  const { focused, ...focus } = useFocusWithin();
  const settled = useSettled(value, CHECK_AFTER_MS);
  const check = useQuery(expressionCheckOptions(settled, { fields: columns, parameters }));
  const current = settled === value && value.trim() !== "" ? check.data : undefined;
  const type = fieldTypes.find((known) => known === current?.type);
  const told = useRef(onType);
  told.current = onType;
  useEffect(() => {
    if (type) told.current?.(type);
  }, [type]);

  const completions = focused ? completionsAt(value, caret, { columns, parameters }) : [];
  const help = focused ? functionAt(value, caret) : null;
  const complete = (word: string) => {
    const next = completeAt(value, caret, word);
    onChange(next.value);
    setCaret(next.caret);
    // After the new text has been drawn, or the caret would jump to its end.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const problem = current && !current.ok ? (current.message ?? "This expression doesn't work.") : error;
  const unchecked = check.isError && value.trim() !== "" ? "Couldn't check the expression." : null;

  return (
    <fieldset className="grid min-w-0 gap-1.5" {...focus}>
      <CodeArea
        ref={area}
        label={label}
        optional={optional}
        rows={2}
        autoCapitalize="none"
        value={value}
        hint={unchecked ?? (type ? `Result: ${typeWords[type].toLowerCase()}` : hint)}
        {...(problem ? { error: problem } : {})}
        onChange={(event) => {
          setCaret(event.target.selectionStart);
          onChange(event.target.value);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
      />
      {current && !current.ok && current.offset !== null ? <Mark text={value} offset={current.offset} /> : null}
      {help ? (
        <div className="rounded bg-page px-2.5 py-1.5 text-small">
          <FunctionWords of={help} />
        </div>
      ) : null}
      {completions.length > 0 ? (
        <ul aria-label="Suggestions" className="flex flex-wrap gap-1.5">
          {completions.map((word) => (
            <li key={word}>
              <button
                type="button"
                onClick={() => complete(word)}
                className="min-h-8 rounded-badge bg-raised px-2 text-small text-strong hover:bg-hairline"
              >
                {word}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <FunctionHelp onInsert={complete} />
    </fieldset>
  );
}

/** The expression once more, underlined from where the problem begins. */
function Mark({ text, offset }: { text: string; offset: number }) {
  return (
    <p aria-hidden="true" className="break-words rounded bg-page px-2 py-1 font-mono text-small">
      {text.slice(0, offset)}
      <span className="text-danger underline decoration-wavy underline-offset-4">{text.slice(offset) || " "}</span>
    </p>
  );
}

function useSettled(value: string, after: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return settled;
}
