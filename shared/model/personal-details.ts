import { type PromptForm, UNKNOWN } from "#shared/generator/prompt-form.schema.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { restOfAddress, streetAddress } from "./street-address.ts";
import tables from "./words/personal-details.json" with { type: "json" };

export const detailKinds = ["NAME", "EMAIL", "PHONE", "ADDRESS", "PROFILE"] as const;
export type DetailKind = (typeof detailKinds)[number];

/** What is known of the person whose details are to be found. */
export type Who = {
  form: Pick<PromptForm, "firstName" | "lastName" | "linkedin" | "prompt">;
  resume?: Pick<Resume, "personalDetails"> | undefined;
};

/** What tells who somebody is, in a text: half open, never overlapping, in the text's order. */
export type Found = { kind: DetailKind; start: number; end: number };

/** Finds the applicant's own details and whatever else looks like an address, a phone number or a profile. */
export function createDetailFinder({ form, resume }: Who): (text: string) => Found[] {
  const own = ownDetails({ form, ...(resume ? { resume } : {}) });
  return (text) => {
    const found: Found[] = [];
    for (const { kind, pattern, isOne } of [...own, ...anybodys]) {
      for (const match of text.matchAll(pattern)) {
        const [start, end] = [match.index, match.index + match[0].trimEnd().length];
        const isNew = end > start && found.every((other) => end <= other.start || start >= other.end);
        if (isNew && (!isOne || isOne(match[0]))) found.push({ kind, start, end });
      }
    }
    return found.sort((a, b) => a.start - b.start);
  };
}

type Detector = { kind: DetailKind; pattern: RegExp; isOne?: (text: string) => boolean };

/** Longer ones first: a full name before its parts. */
function ownDetails({ form, resume }: Who): Detector[] {
  const { name = "", email = "", phone = "", location = "" } = resume?.personalDetails ?? {};
  const typed = `${form.firstName} ${form.lastName}`.trim();
  const names = [typed, name, typed === "" && name === "" ? nameAtTop(form.prompt) : ""];
  const digits = phone.replace(/\D/g, "");
  const detectors: (Detector | null)[] = [
    literal("EMAIL", [email]),
    literal("PROFILE", [form.linkedin === UNKNOWN ? "" : form.linkedin]),
    literal("ADDRESS", [location, ...location.split(/[,;\t\n]/)]),
    digits.length >= 6
      ? { kind: "PHONE", pattern: manyDigits, isOne: (text) => text.replace(/\D/g, "").endsWith(digits.slice(-7)) }
      : null,
    literal("PHONE", [phone]),
    nameDetector(names),
  ];
  return detectors.filter((detector) => detector !== null);
}

/** Whoever sends prose alone may have pasted a resume: it begins with a name and has an address to write to. */
function nameAtTop(prompt: string): string {
  const [first = ""] = prompt.trim().split("\n");
  return /^\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(first.trim()) && anEmail.test(prompt.slice(0, 1_500))
    ? first
    : "";
}

const anEmail = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,24}/u;

function literal(kind: DetailKind, values: readonly string[]): Detector | null {
  const patterns = distinct(values.map((value) => value.trim()).filter((value) => value.length >= 3)).map(toPattern);
  return patterns.length === 0 ? null : { kind, pattern: whole(patterns, "giu") };
}

/** As typed, capitalised and in capitals, so that "will" and "may" stay words when somebody is called so. */
function nameDetector(names: readonly string[]): Detector | null {
  const cleaned = distinct(names.map((name) => name.normalize("NFC").trim()).filter(Boolean));
  const parts = cleaned
    .flatMap((name) => name.split(/[\s,]+/u))
    .map((part) => part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""))
    .filter((part) => part.length >= 2 && !particles.has(part.toLowerCase()));
  const values = [...cleaned, ...parts].flatMap((name) => [name, titled(name), name.toUpperCase()]);
  const patterns = distinct(values)
    .sort((a, b) => b.length - a.length)
    .map(toPattern);
  return patterns.length === 0 ? null : { kind: "NAME", pattern: whole(patterns, "gu") };
}

const particles = new Set(
  "von van de der den del della la le las los di da dos du el al bin ben ter zu zur y e".split(" "),
);

function titled(name: string): string {
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** Blanks in it may be any, a line break too. */
function toPattern(value: string): string {
  return value.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/\s+/gu, "\\s{1,4}");
}

function whole(patterns: readonly string[], flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, flags);
}

const manyDigits = /(?<![\w@./,-])(?:\(?\+|00)?\(?\d[\d().\-/–\u00a0\u202f ]{4,22}\d(?![\w@])/gu;

/** Nobody's in particular: whose it is, a text does not say, and no letter needs it. */
const anybodys: readonly Detector[] = [
  { kind: "EMAIL", pattern: new RegExp(anEmail.source, "gu") },
  {
    kind: "PROFILE",
    pattern: new RegExp(
      String.raw`(?:https?:\/\/)?(?:[\w-]{1,20}\.)?${oneOf(tables.profileHosts)}\/[\w%.~/-]{2,100}`,
      "giu",
    ),
  },
  { kind: "ADDRESS", pattern: streetAddress },
  { kind: "ADDRESS", pattern: restOfAddress },
  { kind: "PHONE", pattern: manyDigits, isOne: isPhone },
];

/** Not a period of years, an amount of money or a range of them. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  if (digits < 7 || digits > 15) return false;
  if (/(?<!\d)(?:19|20)\d\d(?!\d).*[-–/].*(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text)) return false;
  if (/^\d{1,3}(?:[.\u00a0\u202f ]\d{3})+(?:\s?[-–/]\s?\d{1,3}(?:[.\u00a0\u202f ]\d{3})+)?$/u.test(text)) return false;
  if (/^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d/u.test(text) || /^(?:19|20)\d\d[./-]\d{1,2}[./-]/u.test(text))
    return false;
  return /^\(?(?:\+|00)/.test(text) || (digits >= 9 && /[\s().\-/\u00a0\u202f]/u.test(text)) || /^0\d{8,}$/.test(text);
}
