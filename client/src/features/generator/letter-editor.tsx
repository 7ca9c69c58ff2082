import { useEffect, useId, useRef, useState } from "react";
import { PaperSheet } from "#client/components/paper-sheet.tsx";

/** The letter's text as one box in letter type, on the sheet it stands on. */
export function LetterEditor({
  text,
  language,
  onChange,
  onCancel,
}: {
  text: string;
  language: string;
  onChange: (text: string) => void;
  /** Escape leaves the words as they were. */
  onCancel: () => void;
}) {
  const [words, setWords] = useState(text);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    const area = box.current;
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(0, 0);
    // The box goes, and the bar with Done and Cancel: the focus returns to what began the edit.
    return () => {
      const beginning = document.querySelector<HTMLElement>("[data-begins-edit]");
      if (document.activeElement === document.body) beginning?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <PaperSheet lit label="Your letter">
      <label htmlFor={id} className="sr-only">
        Text of the letter
      </label>
      <textarea
        ref={box}
        id={id}
        lang={language}
        spellCheck
        value={words}
        maxLength={20_000}
        rows={Math.max(24, Math.ceil(words.length / 56))}
        onChange={(event) => {
          setWords(event.target.value);
          onChange(event.target.value);
        }}
        onKeyDown={(event) => event.key === "Escape" && onCancel()}
        className="-mx-3 field-sizing-content block min-h-120 w-[calc(100%+24px)] resize-none rounded bg-transparent px-3 py-2 font-serif text-ink text-lead oldstyle-nums"
      />
    </PaperSheet>
  );
}
