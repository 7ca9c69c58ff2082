import { isLanguageSkill, readLanguageSkill } from "../../facts/language-skill.ts";
import type { Skill } from "../../facts/profile.ts";
import { isGermanLooking } from "./foreign.ts";
import { offeredWords } from "./offered-words.ts";
import { titleWithNounsLarge, withNounsLarge } from "./small-typing.ts";

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
  if (VEHICLE.test(text))
    return /pkw|wagen/iu.test(text)
      ? `einen ${withNounsLarge(text).replace(/^eigener /iu, "eigenen ")}`
      : `ein ${withNounsLarge(text)}`;
  if (isLanguageSkill(text)) return languageName(text);
  if (/^\p{Lu}|\d/u.test(text.charAt(0)) || /^\p{Ll}+\p{Lu}/u.test(text)) return text;
  const told = withNounsLarge(text);
  if (told !== text) return told;
  const words = text.split(" ");
  if (/^\p{Ll}+(?:e|es) \p{Lu}\p{Ll}+$/u.test(text)) return text;
  if (words.length === 1 || isGermanLooking(text)) return text.charAt(0).toUpperCase() + text.slice(1);
  return `„${text}“`;
}

/** "Auto", "eigener PKW": a thing that one has. */
const VEHICLE = /^(?:eigene[rs] )?(?:auto|pkw|wagen|fahrrad|fahrzeug)$/iu;

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
  gut: "gute Kenntnisse",
  "sehr gut": "sehr gute Kenntnisse",
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

/** The title as typed, its adjective small; a department behind a comma goes into brackets. */
export function titleName(written: string): string {
  const typed = titleWithNounsLarge(written);
  const title = ADJECTIVE_BEFORE_TITLE.test(typed) ? typed.charAt(0).toLowerCase() + typed.slice(1) : typed;
  const parts = /^([^,]+),\s*([^,]+)$/u.exec(title);
  return parts?.[1] && parts[2] ? `${parts[1].trim()} (${parts[2].trim()})` : title;
}

const ADJECTIVE_BEFORE_TITLE =
  /^(?:Ehrenamtlich|Leitend|Stellvertretend|Staatlich|Technisch|Kaufmännisch|Freiberuflich|Selbständig|Selbstständig|Medizinisch|Pädagogisch|Wissenschaftlich|Studentisch|Gelernt|Angestellt|Geprüft|Examiniert|Zahnmedizinisch|Pharmazeutisch|Frei|Mitarbeitend|Geschäftsführend|Erst|Zweit|Pflegend|Verantwortlich)(?:e|er|es)? /u;

/** A stage of training or a kind of employment, and no occupation: one is in it, not "as" it. */
const STAGE =
  /^(?:\p{L}+[ -])?(?:(\p{L}*praktikum|referendariat|volontariat|ehrenamt|studium|trainee-?programm)|(\p{L}*ausbildung|lehre|umschulung|(?:master|bachelor|diplom|abschluss|doktor|semester|studien)arbeit|dissertation|promotion|\p{L}*tätigkeit|\p{L}*stelle|mitarbeit|aushilfe)|(\p{L}*(?:minijob|nebenjob|ferienjob|freiwilligendienst|ausbildungsplatz|praktikumsplatz)))(?!\p{L})/iu;
const STAGE_FORMS = [
  { named: "das", the: "das", of: "dem", inside: "im" },
  { named: "die", the: "die", of: "der", inside: "in der" },
  { named: "der", the: "den", of: "dem", inside: "im" },
] as const;

type StageForms = { named: string; the: string; of: string; inside: string };

/** "das Praktikum" (named and as an object), "dem Praktikum" and "im Praktikum" for a stage; null for an occupation. */
export function asStage(title: string): StageForms | null {
  const parts = STAGE.exec(title);
  const at = parts ? parts.slice(1).findIndex((part) => part !== undefined) : -1;
  const form = STAGE_FORMS[at];
  if (!form || /^(?:Aushilfe$|Studentisch|Freiwillig|Dual)/u.test(title)) return null;
  return {
    named: `${form.named} ${title}`,
    the: `${form.the} ${title}`,
    of: `${form.of} ${title}`,
    // "in der Ausbildung Medizinische Fachangestellte" would have to be declined.
    inside: `${form.inside} ${/^\p{Lu}\p{Ll}+(?= \p{Lu})/u.exec(title)?.[0] ?? title}`,
  };
}

/** "als Köchin", "im Praktikum". */
export function inRole(title: string): string {
  return asStage(title)?.inside ?? `als ${titleName(title)}`;
}

/** Typed words of another language, as German quotes them. */
export function quoted(text: string): string {
  return `„${text.replace(/[„“”"]/gu, "'")}“`;
}
