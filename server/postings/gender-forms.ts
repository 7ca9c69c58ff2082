import { agreeing, pairedEndings, shortenedForms, shortenedMen } from "./words/gender-endings.ts";

/** A title's own forms: what a man and what a woman would put in a letter. */
type Forms = { masculine: string; feminine: string };

/**
 * "Verkäufer/in", "assistant(e)", "Camarero/a", "Kauffrau / Kaufmann": the one who applies is one of the two, so such a
 * title goes into no letter unasked. `forms` is empty where the two cannot be told for sure, and `plain` is the title
 * without its mark where one word serves both ("Piloto/a": "Piloto").
 */
export function readForms(title: string, language: string): { isDouble: boolean; forms: string[]; plain?: string } {
  const pair = pairIn(title) ?? { masculine: title, feminine: title };
  const endings = shortenedForms[language] ?? Object.values(shortenedForms).flat();
  const masculine = asBegun(spellOut(pair.masculine, endings, "masculine"), title);
  const woman = asBegun(spellOut(pair.feminine, endings, "feminine"), title);
  const feminine = agreed(woman, masculine, agreeing[language]);
  const isTold = (!slash.test(masculine) && !slash.test(feminine)) || areBothTold(masculine, feminine);
  if (masculine === feminine) {
    const isDouble = (language === "en" ? spacedSlash : slash).test(masculine);
    return { isDouble, forms: [], ...(isTold && masculine !== title && { plain: masculine }) };
  }
  return { isDouble: true, forms: isTold ? [masculine, feminine] : [] };
}

/** "Sozialarbeiter:in / Sozialpädagog:in": two jobs, each of which has both forms. */
function areBothTold(masculine: string, feminine: string): boolean {
  const men = masculine.split(spacedSlash);
  const women = feminine.split(spacedSlash);
  return (
    men.length > 1 && men.every((man, at) => man !== women[at]) && ![...men, ...women].some((each) => slash.test(each))
  );
}

/** A mark within a word with what stands behind it: "/in", "/-in", "*in", ":in", "(e)", "·e", ".e", "@". */
const marks = new RegExp(
  [
    String.raw`(\p{L}{2,40})(?:\s?\(-?(\p{Ll}{1,8})\)`,
    String.raw`(?:\s?\/\s?-?|[*:_·•.])(\p{Ll}{1,8})(?!\p{L})`,
    String.raw`-(trice|rice|euse|se|ère|ne|fe|ve|le|te|e)(?!\p{L})`,
    String.raw`(@)(?!\p{L})`,
    String.raw`(?<=\p{Ll})I(n(?:nen)?)(?!\p{L}))`,
  ].join("|"),
  "gu",
);

/** Two words side by side, or an ending that no rule knows. */
const slash = /\p{Ll}\p{Ll}\s?\/|\/\s?\p{L}\p{Ll}|\p{Ll}\s?\(-?\p{Ll}{1,8}\)/u;
const spacedSlash = /\s\/\s/u;

function spellOut(title: string, endings: (typeof shortenedForms)[string], wanted: keyof Forms): string {
  return title.replace(marks, (whole, base: string, ...said: (string | undefined)[]) => {
    const [bracket, behind, hyphen, at, inner] = said;
    if (at) return base + (wanted === "feminine" ? "a" : base.endsWith("nt") ? "e" : "o");
    const ending = bracket ?? behind ?? hyphen ?? (inner && `i${inner}`);
    const rule = endings.find(({ ends, said: known }) => ending && known.includes(ending) && base.endsWith(ends));
    if (!rule) return whole;
    if (rule.otherIs === wanted) return base.slice(0, base.length - rule.ends.length) + rule.other;
    return ending?.startsWith("in") && shortenedMen.test(base) ? `${base}e` : base;
  });
}

/** "Ingeniero/a mecánico": what stands behind the word with two forms goes with it. */
function agreed(woman: string, man: string, adjectives: ReadonlyMap<string, string> | undefined): string {
  const men = man.split(" ");
  let isOther = false;
  return woman
    .split(" ")
    .map((word, at) => {
      const own = word === men[at] && isOther ? adjectives?.get(word) : undefined;
      isOther = own !== undefined || word !== men[at];
      return own ?? word;
    })
    .join(" ");
}

/** With a capital where the title has one. */
function asBegun(form: string, title: string): string {
  return /^\p{Lu}/u.test(title) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

/** Two forms in full on both sides of a slash or an "or"; what stands before and behind belongs to both. */
function pairIn(title: string): Forms | null {
  const parts = title.split(/\s*\/\s*|\s(?:oder|bzw\.|ou|or|o|und|and|et|y)\s/u);
  const [left, right] = parts;
  if (parts.length !== 2 || !left || !right) return null;
  const before = left.split(" ");
  const behind = right.split(" ");
  for (let shared = Math.min(before.length, behind.length); shared > 0; shared--) {
    const first = before.slice(-shared);
    const orders = first.map((word, index) => orderOf(word, behind[index] ?? ""));
    const told = new Set(orders.filter((order) => order !== "same"));
    const [order] = told;
    if (told.size !== 1 || order === undefined || order === "none") continue;
    const one = [...before, ...behind.slice(shared)].join(" ");
    const other = [...before.slice(0, -shared), ...behind].join(" ");
    return order === "manFirst" ? { masculine: one, feminine: other } : { masculine: other, feminine: one };
  }
  return null;
}

function orderOf(one: string, other: string): "same" | "manFirst" | "womanFirst" | "none" {
  const [a, b] = [fold(one), fold(other)];
  if (a === b) return "same";
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  for (let from = shared; from >= Math.max(2, shared - 5); from--) {
    const [endA, endB] = [a.slice(from), b.slice(from)];
    if (pairedEndings.some(([man, woman]) => man === endA && woman === endB)) return "manFirst";
    if (pairedEndings.some(([man, woman]) => man === endB && woman === endA)) return "womanFirst";
  }
  return "none";
}

function fold(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
