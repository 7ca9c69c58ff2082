import type { FocusEvent, KeyboardEvent, PointerEvent, Ref } from "react";
import { SentenceText } from "#client/components/claims/sentence-text.tsx";
import { classNames } from "#client/lib/class-names.ts";
import type { ClaimedSentence } from "./claimed-parts.ts";

/** A sentence of the letter: one that rests on something, or claims what rests on nothing, can be pressed and says so. */
export function SentenceMark({
  sentence,
  chosen,
  describedBy,
  ref,
  onChoose,
  onPeek,
}: {
  sentence: ClaimedSentence;
  chosen: boolean;
  /** Id of the card with the sources, while it is shown. */
  describedBy: string;
  ref?: Ref<HTMLElement> | undefined;
  onChoose: () => void;
  /** Mouse or keyboard rest on the sentence, or leave it. */
  onPeek: (on: boolean) => void;
}) {
  const look = sentence.edited
    ? "underline decoration-2 decoration-pencil-green underline-offset-[5px] print:no-underline"
    : "";
  const text = (
    <>
      <SentenceText text={sentence.text} claims={sentence.claims} />
      {sentence.edited ? <span className="sr-only"> (edited by you)</span> : null}
    </>
  );
  if (!hasSomethingToSay(sentence)) return look ? <span className={look}>{text}</span> : sentence.text;
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
      onClick={onChoose}
      onKeyDown={onKeyDown}
      onPointerEnter={(event: PointerEvent) => event.pointerType === "mouse" && onPeek(true)}
      onPointerLeave={() => onPeek(false)}
      onFocus={(event: FocusEvent<HTMLElement>) => event.currentTarget.matches(":focus-visible") && onPeek(true)}
      onBlur={() => onPeek(false)}
      className={classNames(
        "cursor-pointer max-lg:scroll-mt-24 max-lg:scroll-mb-[50vh] rounded-[2px] box-decoration-clone py-0.5 underline-offset-[5px] outline-offset-1 focus-visible:outline-2",
        chosen
          ? "bg-mark underline decoration-2 decoration-mark-line"
          : look || "decoration-mark-line decoration-dotted hover:underline",
      )}
    >
      {text}
    </span>
  );
}

function hasSomethingToSay({ facts, postingLines, claims, vouched, words }: ClaimedSentence): boolean {
  return words !== undefined || facts.length + postingLines.length + claims.length + vouched.length > 0;
}
