import type { RequirementMatch } from "#shared/generator/prompt.schema.ts";
import type { Material } from "#shared/material/material.schema.ts";
import type { Situation } from "./prompts/examples.ts";

/** Which example of manner fits: told by the rows, by what of the posting they answer, and by the template. */
export function situationOf(
  { jobs }: Pick<Material, "jobs">,
  matches: readonly Pick<RequirementMatch, "status">[],
  templateId: string | null,
): Situation {
  if (templateId === "career-change") return "changing";
  if (jobs.length === 0 || templateId === "no-experience" || templateId === "entry-level") return "beginning";
  const met = matches.filter(({ status }) => status === "met").length;
  return matches.length >= 4 && met / matches.length < CHANGING ? "changing" : "settled";
}

/** Below this share of demands met, the work asked for is other work than the person's. */
const CHANGING = 0.2;
