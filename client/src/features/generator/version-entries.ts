import type { HistoryEntry } from "#client/components/version-history.tsx";
import { languageNames } from "#shared/letters/letter.schema.ts";
import type { ConventionId } from "#shared/letters/letter-convention.ts";
import { versionOriginNames } from "#shared/letters/letter-version.schema.ts";
import type { LetterVersion } from "./generator-state.schema.ts";
import { lookOf, textOf } from "./letter-file.ts";

/** The versions as the history lists them, each as it stands on the sheet; the place is the key. */
export function versionEntries(versions: readonly LetterVersion[], convention: ConventionId | null): HistoryEntry[] {
  return versions.map((version, index) => ({
    key: String(index),
    what: version.made ? versionOriginNames[version.made.by] : "Earlier version",
    detail: lookOf(version.answer.letter, languageNames),
    at: version.made?.at ?? null,
    text: textOf(version, convention),
  }));
}
