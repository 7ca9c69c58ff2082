import { type Language, languageSchema } from "./letter.schema.ts";

type Heads = [ask: string, bring: string];

/** The heads of the list "You ask for / I bring"; where the language parts them, `informal` is for du, ihr and tú. */
export function listHeads(language: Language, informal: boolean, answers = false): Heads {
  const [ask, bring] = LIST_HEADS[language][informal ? "informal" : "formal"];
  return [ask, answers ? ANSWER_HEADS[language] : bring];
}

/** Over a table of notes that letters once had: those that are kept as text are still read. */
const PROFILE_HEADS: Record<Language, Heads> = {
  en: ["My profile", "In brief"],
  de: ["Mein Profil", "Kurz gefasst"],
  fr: ["Mon profil", "En bref"],
  es: ["Mi perfil", "En breve"],
};

/** Over a list that holds answers: not all of them say that something is there. */
const ANSWER_HEADS: Record<Language, string> = {
  en: "My answer",
  de: "Meine Antwort",
  fr: "Ma réponse",
  es: "Mi respuesta",
};

const LIST_HEADS: Record<Language, Record<"formal" | "informal", Heads>> = {
  en: { formal: ["You ask for", "I bring"], informal: ["You ask for", "I bring"] },
  de: { formal: ["Sie suchen", "Ich bringe mit"], informal: ["Ihr sucht", "Ich bringe mit"] },
  fr: { formal: ["Vous demandez", "J’apporte"], informal: ["Vous demandez", "J’apporte"] },
  es: { formal: ["Ustedes piden", "Aporto"], informal: ["Pedís", "Aporto"] },
};

/** The list as it stands between paragraphs of plain text: its heads on a line, then a line a row. */
export function listText({ heads, rows }: PlainList): string {
  return [heads, ...rows.map(({ ask, bring }) => [ask.text, bring.text])].map(lineText).join("\n");
}

type PlainList = { heads: Heads; rows: readonly { ask: { text: string }; bring: { text: string } }[] };

/** A dash parts the two, so that none stands inside them. */
function lineText(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/\s[–—]\s/gu, " - ")).join(DASH);
}

const DASH = " – ";

/** Reads such a block back, the heads of any language; null where one of its lines is no row. */
export function parseListText(
  block: string,
): { heads: Heads; rows: { ask: { text: string }; bring: { text: string } }[] } | null {
  const lines = block.split("\n").filter((line) => line.trim() !== "");
  return parseColumns(lines) ?? parseLabelled(lines);
}

function parseColumns([first = "", ...others]: readonly string[]): ReturnType<typeof parseListText> {
  const heads = ALL_HEADS.find((some) => plain(first.replace(/\s[–—-]\s/u, DASH).trim()) === plain(lineText(some)));
  if (!heads || others.length === 0) return null;
  const rows = others.flatMap((line) => {
    const [ask, bring, ...more] = line.trim().split(/\s[–—]\s/u);
    return ask && bring && more.length === 0 ? [{ ask: { text: ask }, bring: { text: bring } }] : [];
  });
  return rows.length === others.length ? { heads, rows } : null;
}

/** As letters had it before: "- You ask for: … I bring: …". */
function parseLabelled(lines: readonly string[]): ReturnType<typeof parseListText> {
  const heads = lines[0] === undefined ? null : headsOf(lines[0]);
  if (!heads) return null;
  const rows = lines.flatMap((line) => parseRow(line, heads) ?? []);
  return rows.length === lines.length ? { heads, rows } : null;
}

const ALL_HEADS = languageSchema.options.flatMap((language) => [
  PROFILE_HEADS[language],
  ...[true, false].flatMap((informal) => [true, false].map((answers) => listHeads(language, informal, answers))),
]);

function headsOf(line: string): Heads | null {
  return ALL_HEADS.find((heads) => parseRow(line, heads) !== null) ?? null;
}

/** People's programs write other dashes and apostrophes than we do. */
function parseRow(line: string, heads: Heads): { ask: { text: string }; bring: { text: string } } | null {
  const text = line.replace(/^\s*[-–—•*]\s+/u, "");
  if (text === line) return null;
  const [first, second] = heads.map((head) => plain(head));
  const same = plain(text);
  if (!first || !second || !same.startsWith(first)) return null;
  const asked = afterColon(text.slice(first.length));
  if (asked === null) return null;
  const at = plain(asked).indexOf(` ${second}`);
  const brought = at < 0 ? null : afterColon(asked.slice(at + 1 + second.length));
  if (brought === null) return null;
  return { ask: { text: asked.slice(0, at).trim().replace(/\.$/u, "") }, bring: { text: brought.trim() } };
}

/** Of the same length as the text, so that places in one are places in the other. */
function plain(text: string): string {
  return text.replaceAll("'", "’");
}

function afterColon(text: string): string | null {
  const rest = text.trimStart();
  return rest.startsWith(":") ? rest.slice(1).trimStart() : null;
}
