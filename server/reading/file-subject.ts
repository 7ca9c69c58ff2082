import { toPlain } from "./plain-text.ts";
import type { Section } from "./sections.ts";

const salutation =
  /^(dear |to whom it may concern|hello |sehr geehrte|liebe[rs]? |madame|monsieur|chere? |estimad[oa]|a quien corresponda|prezad[oa]|exmo|caro |gentile |egregi|尊敬的)/;
const closing =
  /^(sincerely|yours (sincerely|truly|faithfully)|(kind|best|warm) regards|best wishes|respectfully|mit freundlichen gru|freundliche gru|cordialement|veuillez agreer|je vous prie|bien cordialement|atentamente|un (cordial )?saludo|saludos|atenciosamente|com os melhores cumprimentos|cordiali saluti|distinti saluti|此致)/;

/** Whether a file without the shape of a resume is a letter: it greets someone and ends with regards. */
export function isCoverLetter(sections: Section[]): boolean {
  const lines = sections.flatMap((section) => section.lines).map((line) => toPlain(line.text));
  const known = sections.filter((section) => ["experience", "education", "skills", "timeline"].includes(section.kind));
  const greets = lines.some((line) => salutation.test(line) && line.length < 90);
  const ends = lines.some((line) => closing.test(line));
  return greets && (ends || known.length === 0) && known.length < 2;
}
