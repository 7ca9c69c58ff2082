import { readLanguageSkill } from "../../facts/language-skill.ts";
import { rememberTexts } from "../../words/remember-texts.ts";

/** "inglés a nivel B2", "francés con fluidez", "alemán"; only the level that was typed. */
export const languageName = rememberTexts((typed): string => {
  const { language, level } = readLanguageSkill(typed);
  const name = NAMES[language.toLowerCase()] ?? language.toLowerCase();
  const plain = level.toLowerCase().replace(/^nivel /u, "");
  if (plain === "") return name;
  if (/^[abc][12]$/u.test(plain)) return `${name} a nivel ${plain.toUpperCase()}`;
  const known = LEVELS[plain];
  return known ? `${name} ${known}` : `${name} (${level})`;
});

const NAMES: Record<string, string> = {
  english: "inglés", englisch: "inglés", anglais: "inglés",
  spanish: "español", spanisch: "español", espagnol: "español",
  french: "francés", französisch: "francés", français: "francés",
  german: "alemán", deutsch: "alemán", allemand: "alemán",
  italian: "italiano", italienisch: "italiano", italien: "italiano",
  portuguese: "portugués", polish: "polaco", polnisch: "polaco", russian: "ruso", russisch: "ruso",
  arabic: "árabe", arabisch: "árabe", arabe: "árabe", mandarin: "mandarín", cantonese: "cantonés", chinese: "chino",
  japanese: "japonés", korean: "coreano", vietnamese: "vietnamita", hindi: "hindi", urdu: "urdu", bengali: "bengalí",
  punjabi: "panyabí", tamil: "tamil", turkish: "turco", türkisch: "turco", dutch: "neerlandés", greek: "griego",
  ukrainian: "ucraniano", romanian: "rumano", hungarian: "húngaro", czech: "checo", swedish: "sueco", danish: "danés",
  norwegian: "noruego", finnish: "finés", hebrew: "hebreo", farsi: "persa", persian: "persa", tagalog: "tagalo",
  yoruba: "yoruba", igbo: "igbo", swahili: "suajili", somali: "somalí", asl: "lengua de signos americana (ASL)",
}; // biome-ignore format: a table

const FLUENT = "con fluidez";
const LEVELS: Record<string, string> = {
  fluent: FLUENT,
  fluently: FLUENT,
  fluido: FLUENT,
  fließend: FLUENT,
  courant: FLUENT,
  native: "como lengua materna",
  nativo: "como lengua materna",
  materno: "como lengua materna",
  bilingual: "a nivel bilingüe",
  bilingüe: "a nivel bilingüe",
  basic: "a nivel básico",
  básico: "a nivel básico",
  conversational: "a nivel de conversación",
  intermediate: "a nivel medio",
  medio: "a nivel medio",
  intermedio: "a nivel intermedio",
  "a nivel medio": "a nivel medio",
  advanced: "a nivel avanzado",
  avanzado: "a nivel avanzado",
  alto: "a nivel alto",
  escrito: "escrito",
  hablado: "hablado",
};
