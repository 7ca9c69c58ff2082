import type { HistoryEntry } from "#client/components/version-history.tsx";
import { languageNames } from "#shared/letters/letter.schema.ts";
import type { LetterVersion, VersionOrigin } from "./generator-state.schema.ts";
import { lookOf } from "./letter-file.ts";
import { versionText } from "./letter-versions.ts";

const made: Record<VersionOrigin, string> = {
  generate: "Written",
  regenerate: "Written again",
  translate: "Translated",
  edit: "Edited by you",
};

/** The versions as the history lists them; the place is the key. */
export function versionEntries(versions: readonly LetterVersion[]): HistoryEntry[] {
  return versions.map((version, index) => ({
    key: String(index),
    what: version.made ? made[version.made.by] : "Earlier version",
    detail: lookOf(version.answer.letter, languageNames),
    at: version.made?.at ?? null,
    text: versionText(version),
  }));
}
