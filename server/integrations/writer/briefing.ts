import { cleanTypedText } from "#server/writing/facts/clean-typed-text.ts";
import type { Profile } from "#server/writing/facts/profile.ts";
import { readFacts } from "#server/writing/facts/read-facts.ts";
import { writeHints } from "#server/writing/hints/write-hints.ts";
import type { RequirementMatch } from "#server/writing/letter-request.ts";
import { answerPosting, toMatches } from "#server/writing/matching/match-facts.ts";
import type { Heading } from "#server/writing/planning/plan.ts";
import { readHeading } from "#server/writing/planning/read-heading.ts";
import { rememberPosting } from "#server/writing/posting/remember-posting.ts";
import type { Posting } from "#server/writing/posting.ts";
import { type LetterLength, wishesOf } from "#shared/generator/prompt-form.schema.ts";
import type { Language, Tone } from "#shared/letters/letter.schema.ts";
import { cleanModelText, joinParagraphs, type Known } from "./clean-model-text.ts";
import { createDisguise, type Disguise } from "./disguise.ts";
import type { WriterTask } from "./writer.ts";

/** Earlier letters that a model is shown, newest first. */
const LETTERS_SHOWN = 3;

/** What a model is told, and what is needed to make a letter of its answer. */
export type Briefing = {
  task: { kind: "write"; earlier: string[] } | { kind: "translate"; body: string };
  language: Language;
  tone: Tone;
  posting: Posting;
  profile: Profile;
  matches: RequirementMatch[];
  hints: string[];
  heading: Heading;
  informal: boolean;
  known: Known;
  length: LetterLength;
  /** What the person wishes the letter to say or do. */
  wishes: string[];
  templateId: string | null;
  /** Hides what tells who the person is from all that leaves. */
  disguise: Disguise;
};

export function toBriefing(task: WriterTask): Briefing {
  const { applicant, asOf, language, tone } = task.request;
  const { form } = applicant;
  const posting = rememberPosting(form.prompt, { jobTitle: form.jobTitle, company: form.company });
  const profile = readFacts(applicant, asOf);
  const matches = toMatches(answerPosting(posting, profile));
  const heading = readHeading(applicant, posting);
  const known = { name: heading.name, company: heading.company?.text ?? null, role: heading.role?.text ?? null };
  const bodyOf = (text: string) => joinParagraphs(cleanModelText(text, known));
  return {
    task:
      task.kind === "translate"
        ? { kind: "translate", body: bodyOf(task.original.text) }
        : { kind: "write", earlier: task.earlier.slice(0, LETTERS_SHOWN).map(bodyOf) },
    language,
    tone,
    posting,
    profile,
    matches,
    hints: writeHints({ profile, matches, heading, foreign: { lines: 0, language } }),
    heading,
    informal: posting.informal,
    known,
    length: form.length ?? "usual",
    wishes: wishesOf(form).map((wish) => cleanTypedText(wish)),
    templateId: task.request.templateId ?? null,
    disguise: createDisguise(applicant),
  };
}
