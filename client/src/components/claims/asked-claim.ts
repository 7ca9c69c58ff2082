import { hashText } from "#client/lib/hash-text.ts";
import type { Claim } from "#shared/claims/claim.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";

/** `key` names a claim in its sentence, so that what the person vouches for is not asked about again. */
export type AskedClaim = Claim & { key: string; sentence: string };

/** Another word in the sentence makes another claim of it; commas, capitals and line breaks do not. */
function claimKey({ kind, text, at }: Claim, passage: string): string {
  const around = splitSentences(passage).findLast((sentence) => sentence.at <= at)?.text ?? passage;
  const words =
    around
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}%€$£+#]+/gu) ?? [];
  return `${kind} ${text.toLowerCase().slice(0, 200)} ${hashText(words.join(" "))}`;
}

/** The claims of a sentence, or of a few, those that the person vouches for apart from those that are still to be asked about. */
export function sortClaims(
  claims: readonly Claim[],
  { passage, vouched }: { passage: string; vouched: ReadonlySet<string> },
): { open: AskedClaim[]; vouched: AskedClaim[] } {
  const asked = claims.map((claim) => ({ ...claim, key: claimKey(claim, passage), sentence: passage }));
  return {
    open: asked.filter(({ key }) => !vouched.has(key)),
    vouched: asked.filter(({ key }) => vouched.has(key)),
  };
}
