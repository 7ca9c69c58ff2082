import type { HistoryEntry } from "#client/components/version-history.tsx";
import { languageNames } from "#shared/letters/letter.schema.ts";
import { versionOriginNames } from "#shared/letters/letter-version.schema.ts";
import type { LetterVersion } from "./generator-state.schema.ts";
import { lookOf } from "./letter-file.ts";
import { versionText } from "./letter-versions.ts";

/** The versions as the history lists them; the place is the key. */
export function versionEntries(versions: readonly LetterVersion[]): HistoryEntry[] {
  return versions.map((version, index) => ({
    key: String(index),
    what: version.made ? versionOriginNames[version.made.by] : "Earlier version",
    detail: lookOf(version.answer.letter, languageNames),
    at: version.made?.at ?? null,
    text: versionText(version),
  }));
}
