import { addLines } from "#client/components/facts/facts-edits.ts";
import { limits } from "#client/components/facts/row-limits.ts";
import { linesOf } from "#client/components/facts/typed-lines.ts";
import { skillsOf } from "#client/components/facts/typed-skills.ts";
import { languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";

/** What still stands in the boxes for new lines and skills counts as added when the person goes on. */
export function commitDrafts(state: GeneratorState): GeneratorState {
  const language = languageOf(state);
  let { material } = state;
  const drafts: Record<string, string> = {};
  for (const [box, draft] of Object.entries(state.desk.drafts)) {
    const job = /^line (?<place>.+)$/u.exec(box)?.groups?.place;
    if (job === "plain") material = addLines(material, null, linesOf(draft, language));
    else if (job && material.jobs.some(({ id }) => id === job)) {
      material = addLines(material, job, linesOf(draft, language));
    } else if (box === "skill") {
      const skills = [...material.skills, ...skillsOf(draft, material.skills)].slice(0, limits.skills);
      material = { ...material, skills };
    } else drafts[box] = draft;
  }
  return { ...state, material, desk: { ...state.desk, drafts } };
}
