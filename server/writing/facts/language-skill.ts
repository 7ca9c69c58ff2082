import type { Language } from "#shared/letters/letter.schema.ts";

/** Names of languages as people write them in English, German, French and Spanish. */
const LANGUAGES: ReadonlySet<string> = new Set(
  "english spanish french german italian portuguese polish russian arabic mandarin cantonese chinese japanese korean vietnamese hindi urdu bengali punjabi tamil turkish dutch greek ukrainian romanian hungarian czech swedish danish norwegian finnish hebrew farsi persian tagalog yoruba igbo swahili somali asl englisch spanisch französisch deutsch italienisch polnisch russisch türkisch arabisch anglais espagnol français allemand italien arabe inglés español francés alemán italiano portugués árabe serbisch kroatisch bosnisch ukrainisch rumänisch ungarisch tschechisch portugiesisch griechisch niederländisch schwedisch dänisch norwegisch finnisch albanisch bulgarisch kurdisch dari persisch chinesisch japanisch vietnamesisch tigrinya rätoromanisch plattdeutsch sorbisch friesisch luxemburgisch katalanisch isländisch litauisch lettisch estnisch mazedonisch armenisch georgisch paschtu somalisch hebräisch hindi thailändisch thai koreanisch slowakisch slowenisch portugais polonais russe turc néerlandais grec roumain ukrainien chinois japonais coréen hébreu kabyle wolof lingala bambara tamoul ourdou vietnamien persan albanais serbe croate bulgare hongrois tchèque slovaque suédois danois norvégien finnois créole berbère malgache peul luxembourgeois breton occitan catalan basque catalán euskera gallego valenciano ruso chino japonés rumano polaco ucraniano búlgaro turco neerlandés griego sueco quechua guaraní aymara náhuatl".split(
    " ",
  ),
);

/** "Spanish (fluent)", "Deutsch B2": a language and perhaps how well, and nothing else. */
export function isLanguageSkill(text: string): boolean {
  return languageAtStart(text.trim()) !== null && text.trim().split(/\s+/u).length <= 4;
}

/** The language and the level beside it, both as typed; the level is "" where none is given. */
export function readLanguageSkill(text: string): { language: string; level: string } {
  const language = languageAtStart(text.trim()) ?? text.trim();
  const level = text
    .trim()
    .slice(language.length)
    .replace(/[(),:–-]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return { language, level };
}

/** Whether a skill is nothing but the name of one of our languages. */
export function isBareName(skill: string, language: Language): boolean {
  return OURS[language].has(skill.trim().toLowerCase());
}

const OURS: Record<Language, ReadonlySet<string>> = {
  en: new Set(["english", "englisch", "anglais", "inglés"]),
  es: new Set(["spanish", "spanisch", "espagnol", "español", "castellano"]),
  fr: new Set(["french", "französisch", "français", "francés"]),
  de: new Set(["german", "deutsch", "allemand", "alemán"]),
};

function languageAtStart(text: string): string | null {
  const [word = ""] = text.split(/[\s(,:–-]/u, 1);
  return LANGUAGES.has(word.toLowerCase()) ? word : null;
}
