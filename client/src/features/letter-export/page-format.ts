import type { Language } from "#shared/letters/letter.schema.ts";
import { formB, MM } from "./din-5008.ts";
import type { LetterDocument } from "./letter-document.ts";

/** In points. */
export type PageFormat = { name: "a4" | "letter"; width: number; height: number; margin: Margins };
type Margins = { top: number; bottom: number; left: number; right: number };

/** US Letter where the person's region prints on it, else A4; a German letter follows DIN 5008, so A4. */
export function pageFormatFor(language: Language, locale: string): PageFormat {
  const isLetter = language !== "de" && letterRegions.has(regionOf(locale));
  return isLetter ? formats.letter : formats.a4;
}

/** The paper that was chosen; DIN 5008 has margins of its own. */
export function pageFormatOf(document: LetterDocument, locale: string): PageFormat {
  const format = document.paper ? formats[document.paper] : pageFormatFor(document.language, locale);
  if (document.letterhead.convention !== "de" || format.name !== "a4") return format;
  return { ...format, margin: formB.margin };
}

const formats = {
  a4: { name: "a4", width: 595.28, height: 841.89, margin: marginsOf(26 * MM) },
  letter: { name: "letter", width: 612, height: 792, margin: marginsOf(28 * MM) },
} as const satisfies Record<string, PageFormat>;

/** Regions whose common paper is US Letter (Unicode CLDR, supplemental data "paperSize"). */
const letterRegions = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

function marginsOf(side: number): Margins {
  return { top: 24 * MM, bottom: 22 * MM, left: side, right: side };
}

function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? "";
  } catch {
    return "";
  }
}
