import { type KeyboardEvent, type Ref, useEffect, useId, useState } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { useFacts } from "./facts-context.ts";
import { beginningOf, endingOf, joinLine } from "./line-labels.ts";
import { MendHint } from "./mend-hint.tsx";

/**
 * One line in the person's own words, begun by a quiet "I": they complete it. Backspace at its start takes the word
 * away. Enter is done, Shift+Enter and pasted breaks make several lines.
 */
export function LineBox({
  label,
  text,
  hint,
  boxRef,
  onChange,
  onEnter,
  onCancel,
}: {
  label: string;
  /** The whole line, its beginning included. */
  text: string;
  hint?: string;
  boxRef?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  onEnter: () => void;
  onCancel: () => void;
}) {
  const { language } = useFacts();
  const [isPlain, setPlain] = useState(false);
  const isEmpty = text === "";
  // The next line begins as all do.
  useEffect(() => {
    if (isEmpty) return () => setPlain(false);
  }, [isEmpty]);
  const beginning = isPlain ? "" : beginningOf(text, language);
  const hintId = useId();
  const beginningId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const box = event.currentTarget;
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    } else if (event.key === "Backspace" && box.selectionStart === 0 && box.selectionEnd === 0 && beginning !== "") {
      event.preventDefault();
      setPlain(true);
      onChange(endingOf(text, beginning));
    }
  };
  return (
    <div>
      <div
        className={classNames(
          "flex items-start rounded border border-edge bg-card px-3.5 text-base text-strong hover:border-line",
          "has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
        )}
      >
        {beginning ? (
          <span id={beginningId} className="shrink-0 py-2.5 pr-1.5 text-quiet">
            {beginning}
          </span>
        ) : null}
        <textarea
          ref={boxRef}
          aria-label={beginning ? `${label}: ${beginning} …` : label}
          aria-describedby={hint ? hintId : undefined}
          rows={1}
          // A phone's own capital would begin a note of its own.
          autoCapitalize={beginning ? "none" : undefined}
          maxLength={1900}
          lang={language}
          value={endingOf(text, beginning)}
          onChange={({ target }) => {
            // A line that is being typed keeps its beginning even while nothing follows it.
            const ending = target.value.replace(/^ +/u, "");
            onChange(beginning && ending !== "" ? withSpaces(beginning, ending) : ending);
          }}
          onKeyDown={onKeyDown}
          style={{ fieldSizing: "content" }}
          className="max-h-60 min-h-11 w-full min-w-0 resize-none bg-transparent py-2.5 outline-none"
        />
      </div>
      {hint ? (
        <p id={hintId} className="mt-1.5 text-quiet text-small">
          {hint}
        </p>
      ) : null}
      <MendHint text={text} onTake={onChange} />
    </div>
  );
}

/** As joined, with the blanks at the end that somebody is just typing. */
function withSpaces(beginning: string, ending: string): string {
  const blanks = /\s*$/u.exec(ending.slice(-20))?.[0] ?? "";
  return joinLine(beginning, ending) + blanks;
}
