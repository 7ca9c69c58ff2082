import { useMemo, useState } from "react";
import { type AskedClaim, claimKey } from "#client/components/claims/asked-claim.ts";
import type { Check } from "#client/components/claims/load-claim-checker.ts";
import { useClaimChecker } from "#client/components/claims/use-claim-checker.ts";
import { parseLetterText } from "#shared/letters/letter-parts.ts";
import type { LetterSources } from "#shared/letters/letter-sources.schema.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";

/**
 * The claims of a saved letter that rest on nothing it was written from. Without sources, as letters of earlier days
 * are, there is nothing to hold it against.
 */
export function useSavedClaims({ sources, content }: { sources: LetterSources | undefined; content: string }) {
  const [confirmed, setConfirmed] = useState<readonly string[]>(sources?.confirmed ?? []);
  const { create, load } = useClaimChecker({ isWanted: sources !== undefined });
  const evidence = useMemo(() => sources && { ...sources, asOf: new Date().toISOString().slice(0, 10) }, [sources]);
  const check = useMemo(() => (create && evidence ? create(evidence) : null), [create, evidence]);
  const known = sources?.known;
  const found = useMemo(() => (check ? claimsIn(content, check, known ?? []) : []), [check, content, known]);
  const open = found.filter(({ key }) => !confirmed.includes(key));
  return {
    open,
    isSettled: sources === undefined || check !== null,
    settled: async () => {
      const checker = await load();
      if (!checker || !evidence) return null;
      return claimsIn(content, checker(evidence), evidence.known).filter(({ key }) => !confirmed.includes(key));
    },
    confirm: (key: string) => setConfirmed((keys) => [...keys, key]),
  };
}

function claimsIn(content: string, check: Check, known: readonly string[]): AskedClaim[] {
  const asWritten = new Set(known);
  return parseLetterText(content)
    .paragraphs.flat()
    .flatMap(({ text }) => splitSentences(text))
    .map(({ text }) => text.trim())
    .filter((sentence) => !asWritten.has(sentence))
    .flatMap((sentence) => check(sentence).claims.map((claim) => ({ ...claim, key: claimKey(claim), sentence })));
}
