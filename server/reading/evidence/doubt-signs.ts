import { findPeriods } from "../dates.ts";
import { endsAsSentence } from "../header-lines.ts";
import { toPlain } from "../plain-text.ts";
import type { ReadEntry } from "./entries.ts";
import { lineKey, type RuleReading } from "./read-by-rules.ts";
import { signNames, signsOf } from "./signs.ts";

/** A field without text has no signs. */
export type Doubted = { path: string; signs: string[] };

/** Each name of jobs and studies by its path in the report, with the signs of its being right or wrong. */
export function doubtedFields(
  jobs: readonly ReadEntry[],
  studies: readonly ReadEntry[],
  rules: RuleReading,
): Doubted[] {
  return [
    ...jobs.flatMap((job, index) => [
      doubted(`experience.job-${index + 1}.title`, "title", { entry: job, all: jobs, rules }),
      doubted(`experience.job-${index + 1}.company`, "company", { entry: job, all: jobs, rules }),
    ]),
    ...studies.flatMap((study, index) => [
      doubted(`education.education-${index + 1}.degree`, "degree", { entry: study, all: studies, rules }),
      doubted(`education.education-${index + 1}.institution`, "school", { entry: study, all: studies, rules }),
    ]),
  ];
}

type FieldName = "title" | "company" | "degree" | "school";
type Around = { entry: ReadEntry; all: readonly ReadEntry[]; rules: RuleReading };

function doubted(path: string, name: FieldName, around: Around): Doubted {
  const { text } = around.entry[name];
  return { path, signs: text === "" ? [] : doubtSigns(name, around) };
}

const partner = { title: "company", company: "title", degree: "school", school: "degree" } as const;
const shares = [0.999, 0.99, 0.97, 0.94, 0.88, 0.8, 0.65, 0.5, 0.3];

/** What a field and all around it tell of its being right: each weak alone. */
function doubtSigns(name: FieldName, { entry, all, rules }: Around): string[] {
  const own = entry[name];
  const other = entry[partner[name]];
  const names = signNames(signsOf(own.text));
  const byRule = entry.header.flatMap((line) => rules.names.get(lineKey(line)) ?? [])[0]?.[name] ?? "";
  const agrees = byRule === "" ? "none" : byRule === own.text ? "same" : byRule.includes(own.text) ? "part" : "other";
  const level = shares.findIndex((least) => own.share >= least);
  const otherLevel = shares.findIndex((least) => other.share >= least);
  const words = own.text.split(/\s+/).length;
  const signs = [
    "always",
    `is ${name}`,
    `share ${level}`,
    `${name} share ${level < 0 ? 9 : Math.floor(level / 2)}`,
    `rule ${agrees}`,
    `${name} rule ${agrees}`,
    `rule ${agrees} share ${level < 0 ? 9 : Math.floor(level / 3)}`,
    ...names.map((sign) => `${name} ${sign}`),
    ...names.map((sign) => `${name} ${sign} rule ${agrees}`),
    `words ${Math.min(words, 8)}`,
    `${name} words ${words < 2 ? "one" : words < 6 ? "some" : "many"}`,
    other.text === "" ? `${name} alone` : `other share ${otherLevel < 0 ? 9 : Math.floor(otherLevel / 2)}`,
    ...(other.text === "" ? [] : signNames(signsOf(other.text)).map((sign) => `${name} beside ${sign}`)),
    ...entrySigns(entry, all),
    ...textSigns(own.text).map((sign) => `text ${sign}`),
    ...siblingSigns(name, entry, all),
  ];
  return [...new Set(signs)];
}

/** How whole the entry is, and what its lines left over. */
function entrySigns(entry: ReadEntry, all: readonly ReadEntry[]): string[] {
  const { header, body, period, places, loose, least } = entry;
  const first = body[0];
  const level = shares.findIndex((share) => least >= share);
  return [
    `rows ${Math.min(4, header.length)}`,
    period === null ? "no date" : period.range ? "range" : "one date",
    `places ${Math.min(2, places.length)}`,
    `loose ${Math.min(2, loose)}`,
    `line ${level}`,
    ...(first ? [`body ${looksLikeName(first.text) && !first.bullet ? "names" : "tells"}`] : ["no body"]),
    ...(first && header.at(-1)?.look === first.look ? ["body as header"] : []),
    ...(header.some(({ column }) => column > 0) ? ["in column"] : []),
    ...(header.some(({ size }) => size === 0) ? ["no looks"] : []),
    `entries ${Math.min(5, all.length)}`,
    ...(header.some(({ text }) => endsAsSentence(text)) ? ["head sentence"] : []),
    ...(header.some(({ text }) => text.length > 90) ? ["head long"] : []),
    ...(header.some(({ bullet }) => bullet) ? ["head bullet"] : []),
  ];
}

/** A short line below a header that could still name something. */
function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length < 7 && /^[\p{Lu}\d]/u.test(text) && !/[.!?;:]$/u.test(text) && small * 2 < words.length;
}

function textSigns(text: string): string[] {
  const words = text.split(/\s+/);
  const marks: readonly [boolean, string][] = [
    [/^\p{Ll}/u.test(text), "small"],
    [/\d/.test(text), "figures"],
    [findPeriods(text).length > 0, "dated"],
    [/,/.test(text), "comma"],
    [/\s[–—|·/-]\s/u.test(text), "parted"],
    [/[()]/.test(text), "brackets"],
    [/[.!?]$/u.test(text), "stop"],
    [/(?:^|\s)\p{Ll}{1,3}$/u.test(text), "breaks off"],
    [/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text), "capitals"],
    [words.length > 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length, "running"],
  ];
  return marks.flatMap(([is, sign]) => (is ? [sign] : []));
}

/** The other entries of a resume name theirs at the same place and look alike; an odd one out is doubtful. */
function siblingSigns(name: FieldName, entry: ReadEntry, all: readonly ReadEntry[]): string[] {
  const others = all.filter((one) => one !== entry);
  if (others.length === 0) return ["no siblings"];
  const share = (is: (one: ReadEntry) => boolean) => others.filter(is).length / others.length;
  const shape = shapeOf(name, entry);
  const alike = share((one) => shapeOf(name, one) === shape);
  const own = toPlain(entry[name].text);
  const repeated = own !== "" && others.some((one) => toPlain(one[name].text) === own);
  const elsewhere = own !== "" && others.some((one) => one.places.some((place) => toPlain(place) === own));
  const missing = share((one) => one[name].text === "");
  const signs = new Set(signNames(signsOf(entry[name].text)));
  const telling = share((one) =>
    signNames(signsOf(one[name].text)).some((sign) => sign !== "nothing" && signs.has(sign)),
  );
  return [
    `alike ${alike > 0.8 ? "all" : alike > 0.4 ? "most" : alike > 0 ? "some" : "none"}`,
    ...(repeated ? [`${name} repeated`] : []),
    ...(elsewhere ? [`${name} a place elsewhere`] : []),
    ...(missing > 0.3 ? [`${name} missing`] : []),
    `${name} of a kind ${telling > 0.6 ? "all" : telling > 0 ? "some" : "none"}`,
    `siblings ${share((one) => one[name].share > 0.9) > 0.7 ? "sure" : "unsure"}`,
  ];
}

/** On which row of how many the name stands, in which look. */
function shapeOf(name: FieldName, { header, ...entry }: ReadEntry): string {
  const text = entry[name].text;
  const row = header.findIndex((line) => text !== "" && line.text.includes(text));
  const line = header[row];
  const at = line ? (line.text.startsWith(text) ? "first" : line.text.endsWith(text) ? "last" : "within") : "";
  return `${header.length} ${row} ${at} ${line?.look ?? ""}`;
}
