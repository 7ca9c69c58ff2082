import { isLanguageSkill, readLanguageSkill } from "../../facts/language-skill.ts";
import type { Skill } from "../../facts/profile.ts";
import { isGermanLooking } from "./foreign.ts";
import { offeredWords } from "./offered-words.ts";

/** "Kommissionierung, Wareneingang und SAP"; items that hold a comma are parted by semicolons. */
export function listOf(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  const heavy = items.some((item) => item.includes(","));
  const inner = items.some((item) => /\sund\s/u.test(item));
  return `${items.slice(0, -1).join(heavy ? "; " : ", ")} ${inner ? "sowie" : "und"} ${items.at(-1)}`;
}

/** As typed. What was picked from our own lists is known in German; a small first letter goes large, as nouns do. */
export function skillName({ text }: Skill): string {
  const offered = offeredWords.get(text.toLowerCase());
  if (offered) return offered;
  if (isLanguageSkill(text)) return languageName(text);
  if (/^\p{Lu}|\d/u.test(text.charAt(0)) || /^\p{Ll}+\p{Lu}/u.test(text)) return text;
  const words = text.split(" ");
  if (words.length === 1 || isGermanLooking(text)) return text.charAt(0).toUpperCase() + text.slice(1);
  return `„${text}“`;
}

/** "Spanisch (fließend)", "Englisch auf Niveau B2". */
export function languageName(typed: string): string {
  const { language, level } = readLanguageSkill(typed);
  const name = LANGUAGES[language.toLowerCase()] ?? language.charAt(0).toUpperCase() + language.slice(1);
  const plain = level.toLowerCase();
  if (/^[abc][12]$/u.test(plain)) return `${name} auf Niveau ${plain.toUpperCase()}`;
  const known = LEVELS[plain];
  return level ? `${name} (${known ?? level})` : name;
}

const LEVELS: Record<string, string> = {
  fluent: "fließend",
  fluently: "fließend",
  native: "Muttersprache",
  basic: "Grundkenntnisse",
  conversational: "im Gespräch sicher",
  advanced: "fortgeschritten",
  intermediate: "mittleres Niveau",
};

const LANGUAGES: Record<string, string> = Object.fromEntries(
  `english Englisch, spanish Spanisch, french Französisch, german Deutsch, italian Italienisch, portuguese Portugiesisch, polish Polnisch, russian Russisch,
arabic Arabisch, mandarin Mandarin, cantonese Kantonesisch, chinese Chinesisch, japanese Japanisch, korean Koreanisch, vietnamese Vietnamesisch, hindi Hindi, urdu Urdu,
turkish Türkisch, dutch Niederländisch, greek Griechisch, ukrainian Ukrainisch, romanian Rumänisch, hungarian Ungarisch, czech Tschechisch, swedish Schwedisch, danish Dänisch,
norwegian Norwegisch, finnish Finnisch, hebrew Hebräisch, farsi Farsi, persian Persisch, anglais Englisch, espagnol Spanisch, français Französisch, allemand Deutsch,
italien Italienisch, arabe Arabisch, inglés Englisch, español Spanisch, francés Französisch, alemán Deutsch, italiano Italienisch, portugués Portugiesisch, árabe Arabisch`
    .split(/,\s*/u)
    .map((pair) => pair.trim().split(" ")),
);

/** The title as typed; a department behind a comma goes into brackets. */
export function titleName(title: string): string {
  const parts = /^([^,]+),\s*([^,]+)$/u.exec(title);
  return parts?.[1] && parts[2] ? `${parts[1].trim()} (${parts[2].trim()})` : title;
}

/** Typed words of another language, as German quotes them. */
export function quoted(text: string): string {
  return `„${text.replace(/[„“”"]/gu, "'")}“`;
}
