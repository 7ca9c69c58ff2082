import type { Profile } from "../facts/profile.ts";
import { type Answer, MET } from "../matching/match-facts.ts";
import { monthsCovered, yearsAsked } from "../matching/years-asked.ts";
import type { TimeAsked } from "./plan.ts";

/** The time in work that the posting asks for, where the person's posts come to as much; null otherwise. */
export function timeAsked(answers: readonly Answer[], { posts }: Profile): TimeAsked | null {
  for (const { requirement, best, lines } of answers) {
    const time = requirement && yearsAsked(requirement.detail ?? requirement.text);
    if (!time) continue;
    const facts = best.flatMap(({ evidence, score }) =>
      evidence.kind === "post" && score >= MET ? [evidence.post.fact] : [],
    );
    const shown = monthsCovered(posts.filter(({ fact }) => facts.includes(fact)));
    if (shown >= time.months) return { months: time.months, shown, ofField: time.field.size > 0, facts, lines };
  }
  return null;
}
