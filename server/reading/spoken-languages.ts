import type { ResumeLanguage } from "#shared/resume/resume.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import lexicon from "./lexicon/languages.json" with { type: "json" };
import { toPlain } from "./plain-text.ts";
import type { TextLine } from "./resume-text.ts";

const names = new Set(lexicon.names.map(toPlain));
const levels = new Set(lexicon.levels.map(toPlain));
const mothers = new Set(lexicon.motherTongues.map((text) => toPlain(text).replace(/[.()]/g, "")));
const commonFramework = /\b(?:a1|a2|b1|b2|c1|c2)\b/;

/** True where the text is the name of a language and nothing else. */
export function isLanguageName(text: string): boolean {
  return names.has(toPlain(text));
}

/** True where the text says how well somebody speaks a language. */
function isLanguageLevel(text: string): boolean {
  const plain = toPlain(text).replace(/[.()]/g, "").trim();
  return plain.length < 60 && (levels.has(plain) || mothers.has(plain) || commonFramework.test(plain));
}

const parting = /[\t,;|•·●:：()[\]/]|\s+[–—-]\s+|\s(?:and|und|et|y|e|en|i|och)\s/u;

/** What the levels mean, as a form says it below them: "A1 and A2: basic user; B1 and B2: …". */
const scale = /\bA1\b.{1,60}\bB1\b.{1,60}\bC1\b/u;
/** "Mother tongue(s): Italian": the level stands before the language. */
const motherTongue = new RegExp(String.raw`^(${oneOf(lexicon.motherTongues)})\s*[:：]\s*([^:：]{2,60})$`, "iu");

/** "English – C1, Polnisch (Muttersprache)": each language with the level that stands beside or below it. */
export function readLanguages(lines: TextLine[]): ResumeLanguage[] {
  const found: ResumeLanguage[] = [];
  const told = lines.filter(({ text }) => !scale.test(text));
  for (const part of told.flatMap((line) => motherFirst(line.text).split(parting))) {
    const text = part.replace(/^[\s.–—-]+/u, "").replace(/(?<![\s.,–—-])[\s.,–—-]+$/u, "");
    const { language, level } = splitLevel(text);
    const last = found.at(-1);
    if (language !== "") found.push({ language, level });
    else if (last && isLanguageLevel(text) && !last.level.split(", ").includes(text))
      last.level = last.level === "" ? text : `${last.level}, ${text}`;
  }
  return unique(found);
}

/** "Lengua(s) materna(s): Español" as "Español: Lengua materna". */
function motherFirst(text: string): string {
  const [, level = "", language = ""] = motherTongue.exec(text) ?? [];
  return level === "" ? text : `${language}: ${level.replace(/\(\p{L}{1,2}\)/gu, "")}`;
}

/** "English C1", "fluent English" and "English" alone. */
function splitLevel(text: string): ResumeLanguage {
  if (isLanguageName(text)) return { language: text, level: "" };
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 8) return { language: "", level: "" };
  for (let at = 1; at < words.length; at++) {
    const [start, end] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (isLanguageName(start) && isLanguageLevel(end)) return { language: start, level: end };
    if (isLanguageName(end) && isLanguageLevel(start)) return { language: end, level: start };
  }
  return { language: "", level: "" };
}

function unique(languages: ResumeLanguage[]): ResumeLanguage[] {
  const seen = new Set<string>();
  return languages
    .filter(({ language }) => !seen.has(toPlain(language)) && seen.add(toPlain(language)))
    .map(({ language, level }) => ({ language, level: level.slice(0, 120) }))
    .slice(0, 30);
}
