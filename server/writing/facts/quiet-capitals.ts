/**
 * What somebody typed in CAPITALS THROUGHOUT, in the letters that a letter uses; abbreviations keep theirs. Text that is
 * not all in capitals, or that may be an abbreviation itself, stays as typed.
 */
export function quietCapitals(text: string, style: "sentence" | "title" | "inner" = "sentence"): string {
  if (!isShouted(text, style === "title" ? LONGEST_SHORT_NAME : LONGEST_ABBREVIATION)) return text;
  return text.replace(/[\p{L}\p{N}&+#.'’-]+/gu, (word, at: number) => {
    const bare = word.replace(/[.'’]+$/u, "");
    if (ABBREVIATIONS.has(bare) || /\d/u.test(bare) || /^[^AEIOUYÄÖÜÁÉÍÓÚÈÊÀ\d]{2,5}$/u.test(bare)) return word;
    const isInner = style === "inner" || (at > 0 && (style === "sentence" || SMALL.has(bare.toLowerCase())));
    return isInner ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase();
  });
}

function isShouted(text: string, longest: number): boolean {
  if (text !== text.toUpperCase() || text === text.toLowerCase()) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < SHORTEST) return false;
  // "FEM (ANSYS)": one abbreviation and the tool behind it.
  if (/^\p{Lu}{2,6} \(\p{Lu}{2,8}\)$/u.test(text)) return false;
  // "SAP EWM": a part of it goes by letters, too.
  const [first = "", second = "", ...more] = text.split(" ");
  if (more.length === 0 && ABBREVIATIONS.has(first) && /^\p{Lu}{2,5}(?:\/\p{Lu}{2,3})?$/u.test(second)) return false;
  return /\s/u.test(text.trim()) || letters.length >= longest;
}

const SHORTEST = 6;
const LONGEST_ABBREVIATION = 9;
const LONGEST_SHORT_NAME = 6;

const SMALL = new Set(
  "and or of in at the for to und der die das von im et de la le du des en y los las del".split(" "),
);
const ABBREVIATIONS = new Set(
  "IT HR PR DATEV QA UX UI AI ER ICU EKG ECG EMT CEO CFO COO SAP SQL ERP CRM CAD CAM API AWS SEO SEA HVAC OSHA HACCP ACLS EHR EMR USA UK EU US ISO GAAP IFRS AMA OTR ELD POS NVQ VAT LLC INC GED IV ETT EHPAD GMAO".split(
    " ",
  ),
);
