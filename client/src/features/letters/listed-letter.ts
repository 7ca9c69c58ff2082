import type { SavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";
import type { LocalLetter } from "./local-letter.schema.ts";

/** A letter on the desk, wherever it is kept. */
export type ListedLetter = ({ kept: "account" } & SavedCoverLetter) | ({ kept: "browser" } & LocalLetter);

export type DownloadFormat = "txt" | "pdf" | "docx";

export function onAccount(letter: SavedCoverLetter): ListedLetter {
  return { kept: "account", ...letter };
}

export function inBrowser(letter: LocalLetter): ListedLetter {
  return { kept: "browser", ...letter };
}

export function keyOf(letter: ListedLetter): string {
  return `${letter.kept}-${letter.id}`;
}
