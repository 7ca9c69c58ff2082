import type { ReactNode } from "react";
import { countOfClaims } from "./claims/claim-words.ts";
import "./printed-letter.css";

/**
 * What the browser's own print command prints of the page: the letter, alone. It cannot be asked first, so the paper
 * itself says how many claims have no source.
 */
export function PrintedLetter({ claims, children }: { claims: number; children: ReactNode }) {
  return (
    <div data-printed-letter>
      {claims > 0 ? (
        <p className="hidden border-2 border-current px-3 py-1.5 font-sans font-semibold text-base print:mb-6 print:block">
          {countOfClaims(claims)}. Check them before you send this letter.
        </p>
      ) : null}
      {children}
    </div>
  );
}
