import type { ReactNode } from "react";
import { countOfClaims } from "./claims/claim-labels.ts";
import "./printed-letter.css";

/**
 * What the browser's own print command prints of the page: the letter, alone. It cannot be asked first, so the paper
 * itself says how many claims have no source.
 */
export function PrintedLetter({ claims, children }: { claims: number; children: ReactNode }) {
  const note = claims > 0 ? `${countOfClaims(claims)}. Check them before you send this letter.` : undefined;
  return (
    <div data-printed-letter data-note={note}>
      {children}
    </div>
  );
}
