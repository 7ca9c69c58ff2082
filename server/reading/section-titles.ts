import titles from "./lexicon/section-titles.json" with { type: "json" };
import { LIGATURES } from "./ligatures.ts";
import { remember, toPlain } from "./plain-text.ts";

export type SectionKind = keyof typeof titles;

const kinds = new Map<string, SectionKind>();
for (const [kind, phrases] of Object.entries(titles)) {
  for (const phrase of phrases.split("|")) {
    const key = toKey(phrase.replace("['’]", "'"));
    if (isSectionKind(kind) && !kinds.has(key)) kinds.set(key, kind);
    // Letters set apart often lose the space between words.
    for (const squeezed of [key, toPlain(phrase)].map((text) => text.replaceAll(" ", ""))) {
      if (isSectionKind(kind) && squeezed.length > 5 && !kinds.has(squeezed)) kinds.set(squeezed, kind);
    }
    // Ligatures are mended only after the layout has been read, which needs the titles.
    for (const ligature of LIGATURES.filter((pair) => key.includes(pair))) {
      const broken = key.replaceAll(ligature, " ").replace(/ +/g, " ").trim();
      for (const form of [broken, broken.replaceAll(" ", "")]) {
        if (isSectionKind(kind) && form.length > 4 && !kinds.has(form)) kinds.set(form, kind);
      }
    }
  }
}

/** The section that a line opens when its text is a section title in any of our languages; null otherwise. */
export const sectionKindOf = remember((text: string): SectionKind | null => {
  if (text.length > 60 || text.includes("\t")) return null;
  const key = toKey(text);
  if (key === "") return null;
  const whole = kinds.get(key) ?? kinds.get(key.replaceAll(" ", ""));
  if (whole) return whole;
  return kindOfParts(key);
});

export function isSectionTitle(text: string): boolean {
  return sectionKindOf(text) !== null;
}

function isSectionKind(kind: string): kind is SectionKind {
  return kind in titles;
}

/** Without case, accents, numbering, "and" and punctuation. */
function toKey(text: string): string {
  return toPlain(text)
    .replace(/^\s*(\d{1,2}|[ivx]{1,4})[.)]\s+/, "")
    .replace(/[&+]/g, " and ")
    .replace(/[^\p{L}\p{N}'/-]+/gu, " ")
    .replace(/\s+(y|e|et|und|ed)\s+/g, " and ")
    .replace(/^my | \(?(continued|cont d|contd|cont)\)?$| and *$/g, "")
    .trim();
}

/** "Education and languages" opens what its first part names; both parts must be titles. */
function kindOfParts(key: string): SectionKind | null {
  const parts = key.split(/ and | \/ |\//).map((part) => part.trim());
  if (parts.length < 2 || parts.length > 3) return null;
  const found = parts.map((part) => kinds.get(part));
  const [first] = found;
  if (!first || found.some((kind) => !kind)) return null;
  const both = new Set(found);
  if (both.has("experience") && both.has("education")) return "timeline";
  // Courses stand among studies as one of them; studies among courses would be lost.
  return first === "courses" && both.has("education") ? "education" : first;
}
