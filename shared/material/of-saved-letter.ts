import type { LetterSources } from "#shared/letters/letter-sources.schema.ts";
import type { Material } from "./material.schema.ts";
import { createMaterialBuilder } from "./material-builder.ts";

/**
 * The facts that a saved letter rests on, as rows. Papers and skills are told by their labels; everything else stays a
 * line under its label, because a job in one line of text cannot be taken apart surely.
 */
export function materialOfLetter({ facts }: Pick<LetterSources, "facts">): Material {
  const { material, addPaper, addSkill, addPlain } = createMaterialBuilder();
  for (const { id, origin, label, text } of facts) {
    const told = { id: id.slice(0, 60), origin: { from: FROM[origin] }, confirmed: true };
    const kind = PAPERS.get(label);
    if (kind && text.length <= 300) addPaper(told, { kind, state: "held", what: text, where: "", year: "" });
    else if (label === "Skill" || label === "Strength") addSkill(told, text);
    else addPlain({ ...told, origin: label ? { ...told.origin, place: label.slice(0, 300) } : told.origin }, text);
  }
  return material;
}

const FROM = { form: "typed", resume: "resume", wizard: "wizard", typed: "typed", pasted: "pasted" } as const;
const PAPERS: ReadonlyMap<string, "degree" | "licence" | "certificate"> = new Map([
  ["Education", "degree"],
  ["License", "licence"],
  // As letters were saved before.
  ["Licence", "licence"],
  ["Certificate", "certificate"],
] as const);
