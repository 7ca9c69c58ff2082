import { companyScore, isDegree, isInstitution, isPlace, titleScore } from "./kinds-of-words.ts";
import { type Label, labelOf } from "./labels.ts";
import type { TextLine } from "./resume-text.ts";

/** A part of an entry's header that names one thing; `look` and `line` tell parts apart that stand differently. */
export type Segment = { text: string; line: number; look: string; turns?: string[]; label?: Label };

const between = /\t|\s+[|•·▪◦]\s+|\s*[|]\s*|\s+[–—―]\s+|\s+-{1,2}\s+|\s*;\s+|\s+\/\/\s+|\s*[→➔»›]\s*/u;
const atEmployer = /\s+(?:at|@|bei|bei der|beim|chez|presso)\s+(?=[\p{Lu}\d])/u;
const openingWord = /^(?:at|@|bei|bei der|chez|presso)\s+(?=[\p{Lu}\d])/u;

/** Behind the unit only one part of the pattern may fit a blank: where two do, many durations in a row take for ever. */
const duration =
  /^\(?(?:\d+\+?\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|años?|mes(?:es)?|ans?|mois|anos?)\W*(?:(?:and|und|y|et|e)\s*)?)+\)?$/i;

/** The header's parts, with places taken off. */
export function toSegments(header: TextLine[]): { segments: Segment[]; places: string[] } {
  const places: string[] = [];
  const segments = header.flatMap((line, index): Segment[] => {
    const labelled = labelOf(line.text);
    if (labelled) {
      return [{ text: takePlaces(labelled.value, places), line: index, look: line.look, label: labelled.label }];
    }
    return line.text
      .replace(/^\(?\d{1,2}[.)]\s+/, "")
      .split(between)
      .filter((part) => part !== line.town || places.push(part) === 0)
      .flatMap((part) => splitAtEmployer(part))
      .flatMap((part) => splitHan(part))
      .map((part) =>
        takePlaces(
          part.replace(/(?<![\s,.:|–—-])[\s,.:|–—-]+$/u, (end) => (end.startsWith(".") ? "." : "")),
          places,
        ),
      )
      .map((part) => part.replace(openingWord, "").trim())
      .filter((part) => /[\p{L}]/u.test(part) && !duration.test(part))
      .map((text) => ({ text, line: index, look: line.look, turns: line.turns }));
  });
  return { segments, places };
}

/** "Waiter at the Grand Hotel": only where the first part is a title, because "at" also stands in names. */
function splitAtEmployer(part: string): string[] {
  const [first = "", ...rest] = part.split(atEmployer);
  return rest.length > 0 && titleScore(first) > 0 ? [first, rest.join(" ")] : [part];
}

/** Chinese writes no spaces within a name. */
function splitHan(part: string): string[] {
  if (!/^\p{Script=Han}[\p{Script=Han}()（）]* \p{Script=Han}/u.test(part) || isDegree(part)) return [part];
  return part.split(/\s+/);
}

/** Takes "City, Country" off the end, and "(City)". */
function takePlaces(part: string, places: string[]): string {
  const glued = splitGlued(part);
  if (glued) {
    places.push(glued.place);
    return glued.name;
  }
  const [first = "", ...town] = part.split(/,\s*/);
  const known = town.every((one) => isPlace(one)) || /^[A-Z]{2}$/.test(town[1] ?? "");
  if (town.length === 2 && !isPlace(first) && isPlace(town.join(", ")) && known) {
    places.push(town.join(", "));
    return first;
  }
  if (isPlace(part) && !isInstitution(part) && companyScore(part) < 2 && titleScore(part) === 0) {
    places.push(part);
    return "";
  }
  const inBrackets = /^(.+?)\s*\(([^()]+)\)$/.exec(part);
  if (inBrackets?.[2] && isPlace(inBrackets[2]) && !isInstitution(inBrackets[2]) && companyScore(inBrackets[2]) < 2) {
    places.push(inBrackets[2]);
    return inBrackets[1] ?? "";
  }
  const parts = part.split(/,\s*/);
  for (const count of [3, 2, 1]) {
    const end = parts.slice(-count);
    const start = parts.slice(0, -count);
    if (start.length === 0 || !end.every((one) => isPlaceName(one, end.length > 1))) continue;
    if (!isPlace(end.join(", "))) continue;
    places.push(end.join(", "));
    return start.join(", ");
  }
  return part;
}

/** "SunTrustAtlanta, GA": cells that lost the space between them. */
function splitGlued(part: string): { name: string; place: string } | null {
  const seams = [...part.matchAll(/(?<=\p{L}\p{Ll})(?=\p{Lu}\p{Ll}{3})/gu)].map((match) => match.index);
  for (const seam of seams.reverse()) {
    const place = part.slice(seam);
    if (isPlace(place.split(/,\s*/)[0] ?? "") && isPlace(place)) return { name: part.slice(0, seam), place };
  }
  return null;
}

function isPlaceName(text: string, amongOthers: boolean): boolean {
  if (titleScore(text) > 0 || companyScore(text) > 0 || isInstitution(text) || isDegree(text)) return false;
  return isPlace(text) || (amongOthers && /^[\p{Lu}][\p{L} .'’-]{1,24}$/u.test(text) && text.split(" ").length <= 3);
}

/** Every way to read a segment as two names: whole, or cut at one of its commas. */
export function commaCuts(text: string): [string, string][] {
  const parts = text.split(/,\s+|，/);
  return parts.slice(1).map((_, index) => [parts.slice(0, index + 1).join(", "), parts.slice(index + 1).join(", ")]);
}

/** The same at brackets: "Nurse (City Hospital, Leeds)". */
export function bracketCuts(text: string): [string, string][] {
  const [, before = "", inside = ""] = /^([^()]{3,}?)\s*\(([^()]{3,})\)?$/u.exec(text) ?? [];
  return before && inside ? [[before, takePlaces(inside, [])]] : [];
}

/** The same where the look changes: "Head Nurse" in bold, the clinic behind it not. */
export function turnCuts({ text, turns = [] }: Segment): [string, string][] {
  return turns.flatMap((turn): [string, string][] => {
    const at = text.indexOf(turn.split(/[\t|]/)[0]?.trim() || turn, 1);
    const cut = [text.slice(0, at), text.slice(at)].map((part) =>
      part.replace(/^[\s,.:|–—-]+|(?<![\s,:|–—-])[\s,:|–—-]+$/gu, ""),
    );
    return at > 0 && cut[0] && cut[1] ? [[cut[0], cut[1]]] : [];
  });
}
