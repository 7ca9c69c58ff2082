import { useMemo } from "react";
import { type AskedClaim, sortClaims } from "#client/components/claims/asked-claim.ts";
import type { Check } from "#client/components/claims/load-claim-checker.ts";
import { useClaimChecker } from "#client/components/claims/use-claim-checker.ts";
import { type LetterParts, mapList, parseLetterText, sentencesOf } from "#shared/letters/letter-parts.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { type SavedEvidence, toSavedEvidence } from "./letter-evidence.ts";
import type { ListedLetter } from "./listed-letter.ts";
import { useVouching } from "./use-vouching.ts";

type SavedSentence = { text: string; claims: readonly AskedClaim[]; vouched: readonly AskedClaim[] };

/** The claims of a saved letter, as it stands in `content`, that rest on nothing it was written from. */
export function useSavedClaims({ letter, content }: { letter: ListedLetter; content: string }) {
  const { create, load } = useClaimChecker({ isWanted: true });
  const vouch = useVouching(letter);
  const { promptInfo, jobTitle, company, authorName } = letter;
  const saved = useMemo(
    () => toSavedEvidence({ content: letter.content, promptInfo, jobTitle, company, authorName }),
    [letter.content, promptInfo, jobTitle, company, authorName],
  );
  const check = useMemo(() => create?.(saved.evidence) ?? null, [create, saved]);
  const keys = promptInfo?.vouched;
  const parts = useMemo(
    () => check && toSavedParts(content, { check, saved, vouched: keys ?? [] }),
    [content, check, saved, keys],
  );
  const sentences = parts ? sentencesOf(parts) : [];
  return {
    /** Null until it has been checked. */
    parts,
    open: sentences.flatMap(({ claims }) => claims),
    vouched: sentences.flatMap((sentence) => sentence.vouched),
    vouch,
    /** Whether the letter's own facts were there to hold it against. */
    isWhole: saved.isWhole,
    isSettled: check !== null,
    settled: async () => {
      const checker = await load();
      if (!checker) return null;
      const checked = toSavedParts(content, { check: checker(saved.evidence), saved, vouched: keys ?? [] });
      return sentencesOf(checked).flatMap(({ claims }) => claims);
    },
  };
}

function toSavedParts(
  content: string,
  { check, saved, vouched }: { check: Check; saved: SavedEvidence; vouched: readonly string[] },
): LetterParts<SavedSentence> {
  const asWritten = new Set(saved.known.flatMap((text) => [text, ...splitSentences(text).map((part) => part.text)]));
  const keys = new Set(vouched);
  const parts = parseLetterText(content);
  const withClaims = (text: string): SavedSentence => {
    const claims = asWritten.has(text) ? [] : check(text).claims;
    const sorted = sortClaims(claims, { passage: text, vouched: keys });
    return { text, claims: sorted.open, vouched: sorted.vouched };
  };
  return {
    ...parts,
    paragraphs: parts.paragraphs.map((paragraph) =>
      paragraph.flatMap(({ text }) => splitSentences(text)).map(({ text }) => withClaims(text)),
    ),
    list: mapList(parts.list, ({ text }, cell) =>
      cell === "ask" ? { text, claims: [], vouched: [] } : withClaims(text),
    ),
  };
}
