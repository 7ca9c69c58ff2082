import { useEffect, useRef, useState } from "react";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { ClaimedSentence, SentencePlace } from "./claimed-parts.ts";
import type { LetterVersion } from "./generator-state.schema.ts";

/** A mouse on its way across the letter shows nothing. */
const PEEK_AFTER = 250;
const AFTER_DIALOG = 60;

/** The sentence that was pressed, or that mouse or keyboard rest on; another version of the letter lets both go. */
export function useChosenSentence(version: LetterVersion, parts: LetterParts<ClaimedSentence>) {
  const [chosen, setChosen] = useState<{ of: LetterVersion; place: SentencePlace } | null>(null);
  const [peeked, setPeeked] = useState<SentencePlace | null>(null);
  /** The sentence on the sheet whose card is shown. */
  const element = useRef<HTMLElement>(null);
  const [jumps, setJumps] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const place = chosen?.of === version ? chosen.place : null;
  const shown = place ?? peeked;
  // A dialog that closes gives focus back first, and on a phone the sheet may have to come in front.
  useEffect(() => {
    if (jumps === 0) return;
    const later = setTimeout(() => {
      element.current?.scrollIntoView({ block: "center" });
      element.current?.focus({ preventScroll: true });
    }, AFTER_DIALOG);
    return () => clearTimeout(later);
  }, [jumps]);
  const choose = (next: SentencePlace | null) => {
    clearTimeout(timer.current);
    setPeeked(null);
    setChosen(next && { of: version, place: next });
  };
  return {
    /** Where the pressed sentence stands. */
    place,
    shown,
    sentence: shown ? sentenceAt(parts, shown) : null,
    isPinned: place !== null,
    element,
    choose,
    /** Chooses a sentence, scrolls to it and puts the focus there. */
    jumpTo: (next: SentencePlace) => {
      choose(next);
      setJumps((times) => times + 1);
    },
    /** How often a sentence was jumped to. */
    jumps,
    letGo: () => {
      choose(null);
      element.current?.focus();
    },
    peek: (next: SentencePlace | null) => {
      clearTimeout(timer.current);
      if (next === null) setPeeked(null);
      else timer.current = setTimeout(() => setPeeked(next), PEEK_AFTER);
    },
  };
}

/** The list's cells count as the paragraph after the last, two to a row. */
function sentenceAt(
  { paragraphs, list }: LetterParts<ClaimedSentence>,
  { paragraph, sentence }: SentencePlace,
): ClaimedSentence | null {
  if (paragraph < paragraphs.length) return paragraphs[paragraph]?.[sentence] ?? null;
  const row = list?.rows[Math.floor(sentence / 2)];
  return (sentence % 2 === 0 ? row?.ask : row?.bring) ?? null;
}
