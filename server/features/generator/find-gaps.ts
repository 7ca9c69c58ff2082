import { readFacts } from "#server/writing/facts/read-facts.ts";
import { answerPosting, toMatches } from "#server/writing/matching/match-facts.ts";
import { rememberPosting } from "#server/writing/posting/remember-posting.ts";
import type { RequirementKind } from "#server/writing/posting.ts";
import type { GapsAnswer, GapsRequest } from "#shared/generator/gaps.schema.ts";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";

/** What a posting asks that nothing of the person's shows yet, told before a letter is written. */
export function findGaps({ wizard, ...typed }: GapsRequest, resume: Resume | null, asOf: string): GapsAnswer {
  const { jobTitle, company } = typed;
  const posting = rememberPosting(typed.prompt, { jobTitle, company });
  const form = { ...BLANK_FORM, ...typed };
  const profile = readFacts({ form, ...(resume && { resume }), ...(wizard && { wizard }) }, asOf);
  const kinds = new Map(posting.requirements.map(({ id, kind }) => [id, kind]));
  const weightOf = ({ requirement, hard }: { requirement: string; hard: boolean }) =>
    hard ? 0 : WEIGHTS[kinds.get(requirement) ?? "soft"];
  const matches = toMatches(answerPosting(posting, profile)).filter(
    ({ requirement }) => kinds.get(requirement) !== "soft",
  );
  const gaps = matches
    .filter(({ status, hard }) => status === "missing" || (hard && status !== "met"))
    .sort((a, b) => weightOf(a) - weightOf(b))
    .map(({ requirement, text, hard }) => ({ requirement, text, hard }));
  return { asked: matches.length, shown: matches.length - gaps.length, gaps };
}

/** Qualities are no gaps: nobody is helped by being told that nothing shows their friendliness. */
const WEIGHTS: Record<RequirementKind, number> = { must: 1, wish: 2, duty: 3, knowledge: 4, soft: 5 };

const BLANK_FORM = promptFormSchema.parse({ firstName: "-", lastName: "-", skills: "---", prompt: "----------" });
