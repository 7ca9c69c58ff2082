import { wordKey } from "#shared/material/told-text.ts";
import type { ResumeLanguage } from "#shared/resume/resume.schema.ts";
import type { TextLine } from "./resume-text.ts";
import { isLanguageName, readLanguages } from "./spoken-languages.ts";

/** "English C1 (a year in Cork), arabe parlé, weekly calls": languages with how well each is spoken, and what follows. */
export function toLanguages({ line, text }: { line: TextLine; text: string }): {
  languages: ResumeLanguage[];
  rest: string;
} {
  const bare = text.replaceAll(/\s*\([^()]*\d[^()]*\)/gu, "");
  const found = readLanguages([{ ...line, text: bare }]);
  if (
    found.length > 0 &&
    covers(
      bare,
      found.map(({ language, level }) => `${language} ${level}`),
    )
  )
    return { languages: found.filter(isSpoken), rest: "" };
  const parts = bare.split(/,\s+/u);
  const all = parts.map((part) => {
    const [language = "", ...level] = part.split(" ");
    return {
      language,
      level: level
        .join(" ")
        .replace(/(?<=\S)\s?\(.*$|[()]/gu, "")
        .trim(),
    };
  });
  const end = all.findIndex(({ language, level }) => !isLanguageName(language) || level.split(" ").length > 2);
  const languages = end < 0 ? all : all.slice(0, end);
  const isLevelled = languages.some(({ level }) => /^[ABC][12]/u.test(level));
  const isList = languages.length > 1 || isLevelled || (end < 0 && languages.some(({ level }) => level !== ""));
  return isList
    ? { languages: languages.filter(isSpoken), rest: end < 0 ? "" : parts.slice(end).join(", ") }
    : { languages: [], rest: "" };
}

function isSpoken({ level }: ResumeLanguage): boolean {
  return !noLevel.test(level);
}

const noLevel = /^(?:cero|none|keine?|no|zéro|nada|0)$/iu;

function covers(text: string, parts: readonly string[]): boolean {
  const known = new Set(parts.flatMap((part) => wordKey(part).split(" ")));
  const left = wordKey(text)
    .split(" ")
    .filter((word) => !known.has(word) && !/^(?:and|und|et|y|e|languages?|sprachen|langues|idiomas)$/u.test(word));
  return left.length === 0;
}
