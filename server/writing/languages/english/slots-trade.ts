import type { Heading, Plan } from "../../planning/plan.ts";
import { stemsOf } from "../../words/stems.ts";
import { weakStems } from "../../words/weak-stems.ts";

/** Whether somebody has worked as what is sought: who is a physiotherapist need not be shown how to treat patients. */
export function isOfTrade(plan: Plan, { role }: Pick<Heading, "role">): boolean {
  const known = KNOWN.get(plan);
  if (known !== undefined) return known;
  const sought = [...stemsOf(role?.text ?? "")].filter((stem) => !weakStems.has(stem));
  const titles = new Set(plan.paragraphs.flat().flatMap(({ post }) => (post ? [post.title] : [])));
  const found = [...titles].some((title) => sought.some((stem) => stemsOf(title).has(stem)));
  KNOWN.set(plan, found);
  return found;
}

/** One plan is asked about for every phrase. */
const KNOWN = new WeakMap<Plan, boolean>();
