import type { MaterialBuilder } from "#shared/material/material-builder.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { findPeriods } from "../dates.ts";
import tables from "../words/notes.json" with { type: "json" };
import { calls, placeIn, placeInWords, takeName } from "./person.ts";

/** What was found stands out of the line; its parts are told apart there. */
const TAKEN = "\u0001";
const anyCase = (words: readonly string[]) => oneOf(words.flatMap((word) => [word, capitalised(word)]));
const hello = new RegExp(String.raw`^${oneOf(tables.hellos)}(?!\p{L})[\s,.!:–-]*`, "iu");
/** "mi cel es", "Handy:", "and my number is" before figures or an address. */
const cue = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf(tables.mine)}\s)?${oneOf(tables.contactWords)}(?!\p{L})[.:]?(?:\s${oneOf(tables.isWords)})?(?:\s(?:el|le|la|die|the))?[\s:]*$`,
  "iu",
);
/** "My number is", "mi cel": somebody says it, where a label only stands before it. */
const spokenCue = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf(tables.mine)}\s${oneOf(tables.contactWords)}|${oneOf(tables.contactWords)}\s${oneOf(tables.isWords)})(?!\p{L})[^.,;]{0,12}$`,
  "iu",
);
const mail = /[^\s,;()<>:|]{1,64}@[^\s,;()<>|]{1,120}\.\p{L}{2,12}/u;
const phone = /(?<![\p{L}\d@.])\+?\(?\d[\d\s()./-]{5,20}\d(?![\p{L}\d@%€])/gu;
const FEWEST_DIGITS = 8;
const LONGEST_CUE = 40;
const home = new RegExp(
  String.raw`(?<!\p{L})(?:${anyCase(tables.livesIn)}\s(?:${placeInWords}\s)?|${anyCase(tables.lives)}\s${placeInWords}\s)${placeIn}`,
  "u",
);
const origin = new RegExp(String.raw`(?<!\p{L})${anyCase(tables.comesFrom)}\s${placeIn}`, "u");
/** Words that joined what was taken to what is left. */
const loose = new RegExp(
  String.raw`^(?:${oneOf(tables.joinsLoose)}(?!\p{L})[\s,]*)+|(?:[\s,]+${oneOf(tables.joinsLoose)})+$`,
  "giu",
);

/**
 * "Hi, I'm Ana Ruiz, I live in Leeds, my number is …": who somebody is, as they say it in sentences. Answers what the
 * line tells besides, null where nobody is called anything in it.
 */
export function takeIntroduction(
  builder: MaterialBuilder,
  line: string,
  names: { hasTwoFamilyNames: boolean },
): string[] | null {
  const { person } = builder.material;
  // Nobody who types "hi im Ana Ruiz" means a place.
  const said = line.replace(hello, "");
  const text = said === line ? line : said.replace(/^im\s(?=\p{Lu})/iu, "I'm ");
  const named = calls.exec(text);
  if (!named || person.lastName !== "" || takeName(builder, named[1] ?? "", names) === null) return null;
  return besides(
    takeReach(builder, `${text.slice(0, named.index)}${TAKEN}${text.slice(named.index + named[0].length)}`),
  );
}

/** "Guten Tag, mein Name ist …": no letter's greeting. */
export function introduces(text: string): boolean {
  return hello.test(text) && calls.test(text.replace(hello, ""));
}

/** "Mi cel es … y mi correo …": how somebody is reached, where a line says it in words. Null where it does not. */
export function takeSpokenReach(builder: MaterialBuilder, text: string): string[] | null {
  const found = phones(text)[0] ?? mail.exec(text);
  if (!found || !spokenCue.test(text.slice(Math.max(0, found.index - LONGEST_CUE), found.index))) return null;
  const rest = takeReach(builder, text);
  return rest === text ? null : besides(rest);
}

/** The line without address, number, and town, which are taken. */
function takeReach({ material: { person } }: MaterialBuilder, line: string): string {
  const take = (text: string, at: number, length: number) => {
    const before = text.slice(0, at);
    const start = cue.exec(before.slice(-LONGEST_CUE))?.[0].length ?? 0;
    return `${before.slice(0, before.length - start)}${TAKEN}${text.slice(at + length)}`;
  };
  let text = line;
  const address = mail.exec(text);
  if (address && person.email === "") {
    person.email = address[0].slice(0, 254);
    text = take(text, address.index, address[0].length);
  }
  const number = phones(text)[0];
  if (number && person.phone === "") {
    person.phone = number[0].trim().slice(0, 60);
    text = take(text, number.index, number[0].length);
  }
  const town = home.exec(text) ?? origin.exec(text);
  if (town && person.place === "") {
    person.place = (town.at(-1) ?? "").replace(/(?<=\p{L}{3})\.$/u, "").slice(0, 300);
    text = take(text, town.index, town[0].length);
  }
  return text;
}

function phones(text: string): RegExpExecArray[] {
  const isNumber = ([found]: RegExpExecArray) =>
    found.replace(/\D/gu, "").length >= FEWEST_DIGITS && findPeriods(found).every(({ range }) => !range);
  return [...text.slice(0, LONGEST_LINE).matchAll(phone)].filter(isNumber);
}

const LONGEST_LINE = 600;

/** What a line says besides: whole sentences, and pieces of those from which something was taken. */
function besides(text: string): string[] {
  return text
    .split(sentenceEnd)
    .flatMap((sentence) => (sentence.includes(TAKEN) ? sentence.split(pieces) : [sentence]))
    .map((part) => part.replace(edges, "").replace(loose, "").trim())
    .filter((part) => /\p{L}{2}|^\d+$/u.test(part));
}

const sentenceEnd = new RegExp(String.raw`(?<=\p{L}{2}|\d|${TAKEN})\.(?:\s+|$)`, "u");
const pieces = new RegExp(String.raw`${TAKEN}|,\s+`, "u");
const edges = /^[\s,;:.!–/|-]+|[\s,;:.!–/|-]+$/gu;
