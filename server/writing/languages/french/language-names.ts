import { readLanguageSkill } from "../../facts/language-skill.ts";

/** Those with a level first: behind "et" it would be taken to hold for both. */
export function languageNames(typed: readonly string[]): string[] {
  const isLevelled = (text: string) => readLanguageSkill(text).level !== "";
  return typed.toSorted((a, b) => Number(isLevelled(b)) - Number(isLevelled(a))).map(languageName);
}

/** "l’anglais (C1)", "l’espagnol, langue maternelle"; the level is the one that was typed. */
export function languageName(typed: string): string {
  const { language, level } = readLanguageSkill(typed);
  const known = NAMES[language.toLowerCase()];
  const named = known
    ? /^[aeiouhé]/u.test(known) && known !== "hindi"
      ? `l’${known}`
      : `le ${known}`
    : language.toLowerCase();
  const plain = level.toLowerCase();
  if (plain === "") return named;
  if (/^[abc][12]$/u.test(plain)) return `${named} au niveau ${level.toUpperCase()}`;
  return LEVELS[plain] ? `${named} ${LEVELS[plain]}` : `${named} (${level})`;
}

const LEVELS: Record<string, string> = {
  courant: "couramment",
  courante: "couramment",
  couramment: "couramment",
  fluent: "couramment",
  fließend: "couramment",
  basic: "à un niveau de base",
  notions: "à un niveau de base",
};

const NAMES: Record<string, string> = {
  anglais: "anglais", english: "anglais", englisch: "anglais", inglés: "anglais",
  espagnol: "espagnol", spanish: "espagnol", spanisch: "espagnol", español: "espagnol",
  français: "français", french: "français", französisch: "français", francés: "français",
  allemand: "allemand", german: "allemand", deutsch: "allemand", alemán: "allemand",
  italien: "italien", italian: "italien", italienisch: "italien", italiano: "italien",
  portuguese: "portugais", português: "portugais", portugués: "portugais",
  arabe: "arabe", arabic: "arabe", arabisch: "arabe", árabe: "arabe",
  polish: "polonais", polnisch: "polonais", russian: "russe", russisch: "russe", turkish: "turc", türkisch: "turc",
  dutch: "néerlandais", greek: "grec", chinese: "chinois", japanese: "japonais", korean: "coréen", vietnamese: "vietnamien",
  néerlandais: "néerlandais", polonais: "polonais", russe: "russe", turc: "turc", grec: "grec", chinois: "chinois", japonais: "japonais",
  coréen: "coréen", portugais: "portugais", roumain: "roumain", ukrainien: "ukrainien", hébreu: "hébreu", hongrois: "hongrois", tchèque: "tchèque",
  suédois: "suédois", danois: "danois", norvégien: "norvégien", finnois: "finnois", bulgare: "bulgare", serbe: "serbe", croate: "croate",
  albanais: "albanais", persan: "persan", tamoul: "tamoul", lingala: "lingala", wolof: "wolof", bambara: "bambara", kabyle: "kabyle",
  swahili: "swahili", créole: "créole", berbère: "berbère", malgache: "malgache", peul: "peul", luxembourgeois: "luxembourgeois",
  breton: "breton", occitan: "occitan", catalan: "catalan", basque: "basque", vietnamien: "vietnamien", ourdou: "ourdou",
  hindi: "hindi", ukrainian: "ukrainien", romanian: "roumain", hungarian: "hongrois", czech: "tchèque", swedish: "suédois",
  danish: "danois", norwegian: "norvégien", finnish: "finnois", hebrew: "hébreu", yoruba: "yoruba", mandarin: "mandarin",
}; // biome-ignore format: a table
