import type { Book } from "#shared/languages/book.ts";
import { isALevel } from "#shared/words/school-exams.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { ownsCar } from "./read-terms.ts";
import type { Telling, Told } from "./telling.ts";

/** A licence to drive with its class, and a car of one's own. */
export function drivingOf({ gathered, book }: Telling): Told[] {
  const { facts } = book;
  const rows = gathered.material.papers
    .filter(({ kind, state, what }) => kind === "driving" && state === "held" && !isALevel(what))
    .map(({ id, what, where, year }) => ({ id, typed: [what, where, year].filter(Boolean).join(", ") }));
  const [first] = rows;
  const car = gathered.terms.get("car");
  const own = [...gathered.stories, ...gathered.jobs.flatMap(({ lines }) => lines)].map(({ said }) => said ?? "");
  const told = [...own, ...gathered.completions.map(({ ending }) => ending)];
  const hasCar = car !== undefined || rows.some(({ typed }) => ownsCar(typed, facts));
  const isCarTold = told.some((text) => ownsCar(text, facts));
  // "Mopedführerschein" is one word.
  const isTold = (words: readonly string[]) =>
    told.some((text) => words.some((word) => text.toLowerCase().includes(word)));
  const licence =
    first &&
    !isTold(facts.drivingCues) &&
    !told.some((text) => facts.licence.some(({ typed }) => patternOf(typed, "iu").test(text))) &&
    licenceOf(
      first.typed,
      rows.slice(1).map(({ typed }) => classesIn(typed)),
      facts,
    );
  return [
    ...(first && licence ? [{ text: licence, fact: first.id }] : []),
    ...(hasCar && !isCarTold ? [{ text: facts.car.said, fact: car?.facts[0] ?? first?.id ?? "" }] : []),
  ];
}

/** Also as Peru has them: "A-I", "A-IIb". */
const CLASS = String.raw`(?:[AB]-?(?:I{2,3}|(?<=-)I)[abc]?|C\+E|CE|C1E?|BE|B96|A[12M]|D1?E?|[ABCFGLT])(?![\p{L}\d])`;
const CLASSES = patternOf(`(?<![\\p{L}\\d])${CLASS}(?:\\s?(?:[,+&/]|und|and|et|y)\\s?${CLASS})*`, "u");

/** "B + BE" as it was typed. */
function classesIn(typed: string): string {
  return CLASSES.exec(typed)?.[0] ?? "";
}

function licenceOf(
  typed: string,
  classes: readonly string[],
  { licence, licenceOf: frame, licenceBeside: beside, clean: cleared, points, and }: Book["facts"],
): string | null {
  // A moped's is no licence to drive a car.
  if (MOPED.test(typed)) return null;
  const isClass = /^\s*(?:C\+E|CE|C1E?|BE|B96|A[12M]?|B|C|D1?E?)(?![\p{L}\d])/u.test(typed);
  const noun = (
    licence.find(({ typed: cue }) => patternOf(cue, "iu").test(typed)) ?? (isClass ? licence.at(-1) : undefined)
  )?.said;
  if (noun === undefined) return null;
  const held = [classesIn(typed.replace(/(?<=\s)[abc](?=$|[\s,])/u, (one) => one.toUpperCase())), ...classes]
    .filter((one, at, all) => one !== "" && all.indexOf(one) === at)
    .join(", ")
    // "B, BE, C" as people say it.
    .replace(/, (?=[^,]+$)/u, ` ${and} `);
  const isSeveral = held.includes(" ");
  const isOfClasses = frame.includes("{classes}");
  const [clean = ""] = patternOf(cleared.typed, "iu").exec(typed) ?? [];
  const values: Record<string, string> = {
    licence: noun.replace("{clean}", clean === "" ? "" : cleared.said.replace("{typed}", clean.toLowerCase())),
    class: isOfClasses && isSeveral ? "" : held,
    classes: isOfClasses && isSeveral ? held : "",
    year: /(?:since|seit|depuis|desde)\s((?:19|20)\d\d)/iu.exec(typed)?.[1] ?? "",
    points: patternOf(points, "iu").exec(typed)?.[1] ?? "",
  };
  const filled = frame
    .replace(
      /\[([^[\]{}]{0,80})\{(\w{1,20})\}([^[\]{}]{0,80})\]/gu,
      (_all, start: string, name: string, end: string) => (values[name] ? `${start}${values[name]}${end}` : ""),
    )
    .replace("{licence}", values.licence ?? "");
  const parts = beside.flatMap((part) => {
    const [, name = ""] = /\{(\w+)\}/u.exec(part) ?? [];
    return values[name] ? part.replace(`{${name}}`, values[name]) : [];
  });
  return parts.length === 0 ? filled : `${filled} (${parts.join(", ")})`;
}

const MOPED = /moped|mofa|scooter|ciclomotor|(?<!\p{L})AM(?!\p{L})/iu;
