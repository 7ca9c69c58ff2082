import type { KeyboardEvent, Ref } from "react";
import { classNames } from "#client/lib/class-names.ts";
import type { SheetSentence } from "./sheet-parts.ts";

/** A sentence of the letter: one that rests on something can be pressed and shows what it rests on. */
export function SentenceMark({
  sentence,
  chosen,
  describedBy,
  ref,
  onChoose,
}: {
  sentence: SheetSentence;
  chosen: boolean;
  /** Id of the card with the sources, while it is shown. */
  describedBy: string;
  ref?: Ref<HTMLElement> | undefined;
  onChoose: () => void;
}) {
  if (sentence.edited) {
    return (
      <span className="underline decoration-2 decoration-pencil-green underline-offset-[5px]">
        {sentence.text}
        <span className="sr-only"> (edited by you)</span>
      </span>
    );
  }
  if (!hasSource(sentence)) return sentence.text;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onChoose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element is a box and would not break across lines with the text
    <span
      ref={ref}
      role="button"
      tabIndex={0}
      aria-pressed={chosen}
      aria-describedby={chosen ? describedBy : undefined}
      title={chosen ? undefined : "Where this comes from"}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className={classNames(
        "cursor-pointer max-lg:scroll-mt-24 max-lg:scroll-mb-[50vh] rounded-[2px] box-decoration-clone py-0.5 underline-offset-[5px] outline-offset-1 focus-visible:outline-2",
        chosen
          ? "bg-mark underline decoration-2 decoration-mark-line"
          : "decoration-mark-line decoration-dotted hover:underline",
      )}
    >
      {sentence.text}
    </span>
  );
}

function hasSource(sentence: SheetSentence): boolean {
  return sentence.facts.length > 0 || sentence.postingLines.length > 0;
}
