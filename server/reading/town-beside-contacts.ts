import { hasContact, reach } from "./contacts.ts";
import { hasDate } from "./dates.ts";
import { companyScore, isInstitution, titleScore } from "./kinds-of-words.ts";
import { toPlain } from "./plain-text.ts";
import type { TextLine } from "./resume-text.ts";
import { sectionKindOf } from "./section-titles.ts";

const parted = /\t|\s[|•·●▪◆◇◦⋆~/–—-]\s|[;|]\s|\s{2,}/u;
/** "Ånge", "Ebersbach an der Fils", "Bermeo, Bizkaia", "San Carlos de Bariloche". */
const townLike = /^\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,4}(?:, \p{Lu}[\p{L} .'’-]{1,24})?$/u;
/** Small words within names of towns. */
const linking =
  /^(?:a|aan|am|an|auf|bei|by|d[aei]|de[lnr]?|do[s]?|en|i|im|in|l[ae]s?|le|los|nad|ob|of|on|op|sous|sur|the|upon|van|y)$/u;
const phone = /\d[\d\s().\-/]{5,20}\d/;

/**
 * A town that no list knows is still told by where it stands: on the line of the e-mail or phone, or on a line of its own
 * right beside such a line. Never sure.
 */
export function townBesideContacts(likely: readonly TextLine[], name: string): string {
  const reaching = likely.map(({ text }) => hasContact(text) || phone.test(text));
  // A line that looks like that of the e-mail goes with it more surely than one that begins below or above it.
  const nearness = (index: number, beside: number): number => {
    const [line, other] = [likely[index], likely[beside]];
    if (!line || !other || !reaching[beside] || other.column !== line.column) return 0;
    return other.look === line.look ? 2 : line.x > 0 && other.x === line.x ? 1 : 0;
  };
  const found = likely.flatMap((line, index) => {
    if (line.text.length > 200 || hasDate(line.text.replace(reach, ""))) return [];
    const score = reaching[index] ? 3 : Math.max(nearness(index, index - 1), nearness(index, index + 1));
    if (score === 0) return [];
    const parts = line.text.replace(reach, "\t").split(parted);
    return parts
      .map((part) => part.replace(/^[^\p{L}]+|[^\p{L}.)]+$/gu, ""))
      .filter((part) => isTown(part, name))
      .map((text) => ({ text, score }));
  });
  return found.sort((a, b) => b.score - a.score)[0]?.text ?? "";
}

function isTown(text: string, name: string): boolean {
  if (!townLike.test(text) || text.length > 60 || sectionKindOf(text)) return false;
  if (titleScore(text) > 0 || companyScore(text) > 1 || isInstitution(text)) return false;
  if (text.split(" ").some((word) => /^\p{Ll}/u.test(word) && !linking.test(word))) return false;
  const own = toPlain(name);
  return (
    own === "" ||
    !toPlain(text)
      .split(" ")
      .some((word) => word.length > 2 && own.split(" ").includes(word))
  );
}
