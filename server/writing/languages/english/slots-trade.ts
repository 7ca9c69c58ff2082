import type { Heading, Plan } from "../../planning/plan.ts";
import { stemsOf } from "../../words/stems.ts";
import { weakStems } from "../../words/weak-stems.ts";

/** Whether somebody has worked as what is sought: who is a physiotherapist need not be shown how to treat patients. */
export function isOfTrade(plan: Plan, { role }: Pick<Heading, "role">): boolean {
  const known = KNOWN.get(plan);
  if (known !== undefined) return known;
  const sought = soughtIn(role?.text ?? "");
  const titles = new Set(plan.paragraphs.flat().flatMap(({ post }) => (post ? [post.title] : [])));
  const found = [...titles].some((title) => sought.some((stem) => stemsOf(title).has(stem)));
  KNOWN.set(plan, found);
  return found;
}

/** The telling words of a title, and the last one where it names a trade: "Ward Nurse" is sought of a "Staff Nurse", too. */
function soughtIn(title: string): string[] {
  const head =
    title
      .split(/,| - | \(| for /u)[0]
      ?.trim()
      .split(" ")
      .at(-1) ?? "";
  const trade = OF_ANY_TRADE.test(head) ? [] : [...stemsOf(head)];
  return [...[...stemsOf(title)].filter((stem) => !weakStems.has(stem)), ...trade];
}

/** Somebody may be one of these in any field of work. */
const OF_ANY_TRADE =
  /^(?:assistant|associate|manager|officer|worker|coordinator|administrator|clerk|operator|technician|specialist|supervisor|director|lead|leader|head|trainee|apprentice|intern|helper|staff|member|consultant|representative|agent|executive|attendant|hand|aide|\d.*|.)$/iu;

/** One plan is asked about for every phrase. */
const KNOWN = new WeakMap<Plan, boolean>();
