import { Fragment } from "react";
import type { Claim } from "#shared/claims/claim.ts";

/** The words of a sentence; claims in it that rest on nothing are marked for the eye and for screen readers. */
export function SentenceText({ text, claims }: { text: string; claims: readonly Claim[] }) {
  if (claims.length === 0) return text;
  return (
    <>
      {piecesOf(text, claims).map(({ at, words, isClaim }) =>
        isClaim ? (
          <span
            key={at}
            className="rounded-[2px] bg-pencil-red-wash box-decoration-clone text-pencil-red underline decoration-2 decoration-pencil-red decoration-wavy underline-offset-[5px]"
          >
            {words}
            <span className="sr-only"> (no source)</span>
          </span>
        ) : (
          <Fragment key={at}>{words}</Fragment>
        ),
      )}
    </>
  );
}

function piecesOf(text: string, claims: readonly Claim[]): { at: number; words: string; isClaim: boolean }[] {
  const pieces: { at: number; words: string; isClaim: boolean }[] = [];
  let at = 0;
  for (const claim of claims) {
    if (claim.at < at) continue;
    if (claim.at > at) pieces.push({ at, words: text.slice(at, claim.at), isClaim: false });
    at = claim.at + claim.text.length;
    pieces.push({ at: claim.at, words: text.slice(claim.at, at), isClaim: true });
  }
  if (at < text.length) pieces.push({ at, words: text.slice(at), isClaim: false });
  return pieces;
}
