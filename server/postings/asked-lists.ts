import { oneOf } from "#shared/words/word-pattern.ts";
import { has, type Unit } from "./units.ts";
import { letterWords, listOrders } from "./words/question-words.ts";

const MOST_ITEMS = 8;
const SHORT_DOCUMENT = 8;

const letter = new RegExp(`(?<!\\p{L})${oneOf(letterWords)}(?!\\p{L})`, "iu");
const order = new RegExp(`(?<!\\p{L})${oneOf(listOrders)}(?!\\p{L})`, "iu");

/**
 * The items of lists that say what the letter has to tell: "In your letter please tell us:" and the bullets below it, or
 * below a heading that says they are questions. What is asked there is asked whatever its words are, but papers to attach
 * and a salary or a start, which are asked elsewhere.
 */
export function readAskedLists(units: readonly Unit[]): Set<Unit> {
  const asked = new Set(units.filter((unit) => unit.section === "questions" && isAsked(unit)));
  for (const [index, unit] of units.entries()) {
    if (!opensList(unit, units[index + 1])) continue;
    let count = 0;
    for (const item of units.slice(index + 1, index + 1 + MOST_ITEMS * 2)) {
      if (!item.line.isBullet || count === MOST_ITEMS) break;
      count += 1;
      if (isAsked(item)) asked.add(item);
    }
  }
  return asked;
}

function opensList(unit: Unit, next: Unit | undefined): boolean {
  if (!next?.line.isBullet || next.line === unit.line || unit.line.isBullet) return false;
  if (unit.section === "must" || unit.section === "wish" || unit.section === "duty" || unit.section === "offer")
    return false;
  if (has(unit, "questions")) return true;
  return letter.test(unit.text) && (order.test(unit.text) || has(unit, "ask", "telling", "stating"));
}

/** "Questions? • jobs@…" is a list of ways to ask. */
function isAsked(item: Unit): boolean {
  const isPaper = has(item, "document") && item.words.length <= SHORT_DOCUMENT && !item.text.endsWith("?");
  const isContact = /@|https?:|\d{3}[\s/-]\d{2}/u.test(item.text);
  return item.line.isBullet && !isPaper && !isContact && !isAskedElsewhere(item);
}

const SHORT_ITEM = 7;

/** "Your salary expectation and earliest start date." */
function isAskedElsewhere(item: Unit): boolean {
  return has(item, "salaryAsked", "startAsked") && item.words.length <= SHORT_ITEM;
}
