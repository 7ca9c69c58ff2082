import type { PostingPoint } from "#shared/postings/posting-reading.schema.ts";
import { sortOf } from "#shared/postings/sort-of-point.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { beginsWithPay, money } from "./head-lines.ts";
import { toId } from "./ids.ts";
import { has, type Unit } from "./units.ts";
import { boardFields, privateDemands, refusedDemands } from "./words/sentence-words.ts";

const MOST_POINTS = 80;
const LONGEST = 400;
const LABEL_WORDS = 11;

/** What boards print beside a posting: "Windows · Excel +2 more", the answers to a question of theirs. */
const boardMark = /\+\s?\d+\s(?:more|weitere|autres|más)$|^yes \/ no\b/iu;

/** What the posting asks of the person and what the work is, in its words. */
export function readPoints(units: readonly Unit[]): PostingPoint[] {
  const points: PostingPoint[] = [];
  for (const unit of units) {
    if (points.length === MOST_POINTS) break;
    for (const part of partsOf(unit)) {
      const kind = kindOf(part);
      const text = trimmed(part.text);
      if (!kind || text.length < 3 || text.length > LONGEST || boardMark.test(text)) continue;
      if (text.endsWith(":") || isDated(part) || privately.test(text)) continue;
      if (isField(part, text) || (part.isBarred && (has(part, "reference") || barField.test(text)))) continue;
      const id = toId("p", text);
      if (points.some((other) => other.id === id)) continue;
      const sort = kind === "duty" ? "other" : sortOf(text, { isQuality: isQuality(part) });
      points.push({
        ...{ id, kind, sort, text, lines: part.line.numbers },
        hard:
          kind === "must" && (sort === "licence" || sort === "degree" || sort === "driving" || sort === "certificate"),
        label: labelOf(part, text),
      });
    }
  }
  return points;
}

/** "Edad: 25 a 45 años" is nobody's business. */
const privately = new RegExp(`^${oneOf(privateDemands)}\\s?:`, "iu");

/** "Salary: depending on experience": what boards print of a job among what it demands. */
const field = new RegExp(`^${oneOf(boardFields)}\\s?:\\s`, "iu");
const FIELD_WORDS = 9;
/** "Experience: 3 years | Shift: nights | Openings: 2": between bars each field has its label. */
const barField = /^\p{L}[\p{L} ]{1,30}:\s/u;
type Part = Unit & { isBarred?: boolean };

function isField({ words, section }: Unit, text: string): boolean {
  return section !== "duty" && words.length <= FIELD_WORDS && field.test(text);
}

/** "Date de publication : 19/11/2026": a line that gives a date asks for nothing. */
function isDated({ text, words }: Unit): boolean {
  return words.length <= DATED_WORDS && /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-]\d{4}(?!\d)/u.test(text);
}

const DATED_WORDS = 8;

/** "a; b; c" and "a | b | c" are three points, and so are "a is required, b welcome"; so are the words behind a heading on its line ("Profil : CAP, autonome, permis B"). */
function partsOf(unit: Unit): Part[] {
  const isMixed = (has(unit, "must") && has(unit, "wish")) || hasWishBehind(unit);
  const pieces = unit.text
    .split(/\s?\|\s/u)
    .flatMap((part) => withSofteners(part.split(isMixed ? /(?<=[;,])\s/u : /(?<=;)\s/u)))
    .filter((part) => part !== "");
  if (pieces.length < 2) return [unit];
  const isBarred = unit.text.includes("|");
  return pieces.map((text) => {
    const start = unit.text.indexOf(text);
    const isIn = (at: number) => at >= start && at < start + text.length;
    return { ...unit, text, isBarred, hits: unit.hits.filter(({ from }) => isIn(unit.words[from]?.at ?? -1)) };
  });
}

/** "…, but not essential": what softens a demand belongs to it. */
function withSofteners(pieces: readonly string[]): string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    const isSoftener = softener.test(piece) && piece.split(" ").length <= SOFTENER_WORDS;
    if (isSoftener && whole.length > 0) whole[whole.length - 1] += ` ${piece}`;
    else whole.push(piece);
  }
  return whole;
}

const softener =
  /^(?:but|though|although|aber|jedoch|doch|wenn auch|mais|bien que|pero|aunque|no|not|non|nicht|kein[e]?|pas)\s/iu;
const SOFTENER_WORDS = 5;

/** "Full Class 1 licence, Class 2 an advantage": what stands before the comma is a demand by itself. */
function hasWishBehind({ text, hits, words, section, line }: Unit): boolean {
  const comma = text.indexOf(", ");
  if (section !== "must" || !line.isBullet || comma < 0 || text.indexOf(", ", comma + 1) >= 0) return false;
  const wishes = hits.filter(({ sign }) => sign === "wish");
  const first = sortOf(text.slice(0, comma), { isQuality: false });
  return wishes.length > 0 && first !== "other" && wishes.every(({ from }) => (words[from]?.at ?? 0) > comma + 1);
}

function kindOf(unit: Unit): PostingPoint["kind"] | null {
  const { section, line } = unit;
  const isProse = !line.isBullet && /[.!]$/u.test(unit.text);
  if (section === "questions" || unit.text.endsWith("?")) return null;
  // "A record check is a condition of employment" stands where a posting says how to apply.
  if (section === "apply" || section === "contact")
    return has(unit, "laterDocument") && !has(unit, "document") ? "must" : null;
  if (section === "offer" || section === "board") return section === "offer" && !isProse ? null : demandIn(unit);
  if (section === "duty")
    return demandIn(unit) && isProse ? demandIn(unit) : has(unit, "offer") && money.test(unit.text) ? null : "duty";
  if (section === "must" || section === "wish") {
    if (isProse && has(unit, "offer") && !has(unit, "demand", "must", "wish")) return null;
    if ((isProse && money.test(unit.text)) || (!line.isBullet && beginsWithPay.test(unit.text))) return null;
    if (has(unit, "laterDocument") && has(unit, "apply")) return null;
    return has(unit, "wish") && !isCondition(unit) && !aside.test(unit.text) ? "wish" : section;
  }
  return demandIn(unit);
}

/** In prose only a sentence that speaks of the person and of a demand counts. */
function demandIn(unit: Unit): "must" | "wish" | null {
  if (has(unit, "apply") || money.test(unit.text) || has(unit, "salary")) return null;
  if (has(unit, "offer") && !has(unit, "demand")) return null;
  if (unit.words.length < 3 && !unit.line.isBullet) return null;
  if (has(unit, "wish") && !isCondition(unit)) return "wish";
  if (has(unit, "must") && (has(unit, "demand") || unit.words.length <= 16)) return "must";
  const starts = unit.hits.some(({ sign, from }) => sign === "demand" && from < 4);
  return starts && unit.section !== "about" ? "must" : null;
}

/** "… is essential; a second one is welcome" begins as a condition. */
function isCondition(unit: Unit): boolean {
  const must = unit.hits.findIndex(({ sign }) => sign === "must");
  const wish = unit.hits.findIndex(({ sign }) => sign === "wish");
  return (
    must >= 0 &&
    must < wish &&
    unit.hits.some(
      ({ sign, from, to }) =>
        sign === "must" && !unit.hits.some((other) => other.sign === "wish" && other.from <= from && other.to >= to),
    ) &&
    !refusal.test(unit.text)
  );
}

/** "Sales experience, ideally in food": the wish is about a part of it. */
const aside =
  /^[^,(]{8,}[,(]\s?(?:ideally|preferably|idealerweise|bevorzugt|idéalement|de préférence|idealmente|preferiblemente)/iu;

const refusal = new RegExp(
  `(?<!\\p{L})(?:kein|keine|nicht|not|pas|no)\\s(?:ein\\s|a\\s|es\\s)?${oneOf(refusedDemands)}`,
  "iu",
);

function isQuality({ hits, words }: Unit): boolean {
  const said = hits.filter(({ sign }) => sign === "quality").reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    said > 0 &&
    words.length <= said + 6 &&
    !hits.some(({ sign }) => sign === "demand") &&
    !/\d/u.test(words.map(({ text }) => text).join(" "))
  );
}

function trimmed(text: string): string {
  // Rows of a person specification have a code: "E6  Willing to study".
  return text.replace(/^(?:[\s–—:;,•-]+|[A-Z]\d{1,2}\s{2,})/u, "").replace(/[\s;,.]+$/u, "");
}

/** Null where the words could not stand beside the person's own: too long, part of a sentence, or not asked in earnest. */
function labelOf(unit: Unit, text: string): string | null {
  const isItem = unit.line.isBullet || (unit.isWhole && !/[.!]$/u.test(unit.text));
  const bare = text.replace(/\s*\([^()]{1,80}\)$/u, "");
  // Continues the line before it.
  if (!unit.line.isBullet && /^\p{Ll}/u.test(bare)) return null;
  if (!isItem || has(unit, "wish") || /^(?:you|sie|du|vous|tu)\s/iu.test(bare)) return null;
  return bare.split(/\s+/u).length <= LABEL_WORDS ? bare : null;
}
