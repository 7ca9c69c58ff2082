import type { ClaimEvidence } from "#shared/claims/claim.ts";
import type { Fact } from "#shared/letters/letter.schema.ts";
import { guessLanguage } from "#shared/letters/letter-language.ts";
import type { PromptInfo } from "#shared/letters/saved-cover-letter.schema.ts";

type KeptLetter = {
  content: string;
  jobTitle: string | null;
  company: string | null;
  promptInfo: PromptInfo | null;
  authorName?: string | null | undefined;
};

/** What a saved letter can be held against. `isWhole` is false where its facts were not kept with it. */
export type SavedEvidence = { evidence: ClaimEvidence; known: readonly string[]; isWhole: boolean };

/** The facts that were kept with the letter, or else the little that is known of one from before they were. */
export function toSavedEvidence({ content, jobTitle, company, promptInfo, authorName }: KeptLetter): SavedEvidence {
  const asOf = new Date().toISOString().slice(0, 10);
  if (promptInfo?.sources) {
    const { known, ...evidence } = promptInfo.sources;
    return { evidence: { ...evidence, asOf }, known, isWhole: true };
  }
  const { firstName = "", lastName = "", skills = "", roleType = "", jobLocation = "" } = promptInfo ?? {};
  return {
    evidence: {
      facts: toSkills(skills),
      about: [authorName ?? "", firstName, lastName, roleType, jobLocation].filter(Boolean),
      posting: "",
      role: jobTitle ?? "",
      company: company ?? promptInfo?.company ?? "",
      asOf,
      language: guessLanguage(content),
    },
    known: [],
    isWhole: false,
  };
}

function toSkills(skills: string): Fact[] {
  return skills
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, index) => ({ id: `skill.${index}`, origin: "form", label: "Skill", text }));
}
