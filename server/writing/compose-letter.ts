import type { Letter } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { isBareName } from "./facts/language-skill.ts";
import { rememberFacts } from "./facts/remember-facts.ts";
import { writeHints } from "./hints/write-hints.ts";
import { moduleFor } from "./languages/languages.ts";
import type { LetterRequest } from "./letter-request.ts";
import { answerPosting, toMatches } from "./matching/match-facts.ts";
import type { Plan, Voice } from "./planning/plan.ts";
import { planLetter } from "./planning/plan-letter.ts";
import { readHeading } from "./planning/read-heading.ts";
import { gatherSubjectMatter } from "./planning/subject-matter.ts";
import type { Posting } from "./posting.ts";
import type { LanguageModule } from "./realising/language-module.ts";
import { createRealiser, type Realised } from "./realising/realise-letter.ts";
import { readWishes, toMessages } from "./wishes/read-wishes.ts";
import type { WrittenLetter } from "./written-letter.ts";

/** As writeLetter, for a posting that has been read already. */
export function composeLetter(request: LetterRequest, posting: Posting): WrittenLetter {
  const profile = rememberFacts(request.applicant, request.asOf);
  const heading = readHeading(request.applicant, posting);
  const answers = answerPosting(posting, profile);
  const shorten = posting.language === "other" ? () => null : moduleFor(posting.language).shortenTopic;
  const matter = gatherSubjectMatter(profile, answers, posting.language, shorten);
  const module = moduleFor(request.language);
  const wishes = readWishes(request);
  const realise = createRealiser(module, request.tone, request.history);
  const realised = bestOf(
    planLetter(request, heading, matter, { wished: toMessages(wishes, request.language), voice: voiceOf(module) }),
    realise,
    request.history,
  );
  const matches = toMatches(answers);
  return {
    letter: realised.letter,
    facts: [...profile.facts, ...wishes.facts],
    posting,
    matches,
    notices: [...wishes.notices, ...lengthNotices(request, realised.letter)],
    hints: writeHints({
      profile,
      matches,
      heading,
      foreign: { lines: foreignLines(realised, module), language: request.language },
    }),
    used: { strategy: realised.plan.strategy, openingFact: realised.plan.openingFact, phrases: realised.phrases },
    plan: realised.plan,
  };
}

function voiceOf({ language, phrases, isDeed }: LanguageModule): Voice {
  return {
    speaks: (kind) => kind === "own" || phrases[kind] !== undefined,
    isDeed: (line) => isDeed?.(line) ?? false,
    isItself: (skill) => isBareName(skill, language),
  };
}

/** A long letter that had too little to tell is not stretched. */
function lengthNotices({ applicant }: LetterRequest, letter: Letter): string[] {
  if (applicant.form.length !== "long" || letterText(letter).split(/\s+/u).length >= ENOUGH_FOR_LONG) return [];
  return ["Your facts do not fill a long letter without padding, so it is shorter. Add more of what you have done."];
}

const ENOUGH_FOR_LONG = 320;

/** Lines told in the letter that are in another language than the letter. */
function foreignLines({ plan }: Realised, { isForeign }: LanguageModule): number {
  if (!isForeign) return 0;
  const told = plan.paragraphs.flat().flatMap(({ line, second }) => [line, second]);
  return told.filter((line) => line && isForeign(line.text)).length;
}

/** The first plan that comes out well; if none does, the one with the fewest faults. Later plans cost a little. */
function bestOf(
  plans: Iterable<() => Plan>,
  realise: (plan: Plan) => Realised,
  { texts, strategies }: LetterRequest["history"],
): Realised {
  const most = texts?.length ? MOST_PLANS_BESIDE : MOST_PLANS;
  const last = strategies.at(-1);
  let best: { realised: Realised; cost: number } | null = null;
  let rank = 0;
  for (const plan of plans) {
    if (rank >= most && (!texts?.length || !best || best.cost < BAD)) break;
    const realised = realise(plan());
    const again = realised.plan.strategy === last ? OPENS_ALIKE : 0;
    const cost = realised.faults + again + Math.min(rank, most) * LATER;
    rank += 1;
    if (best && cost >= best.cost - frankness(best.realised)) continue;
    best = { realised, cost };
    if (realised.faults + again < (texts?.length ? GOOD_BESIDE : GOOD)) break;
  }
  if (!best) throw new Error("a letter has at least one plan");
  return best.realised;
}

/** Two letters in a row that open in the same way look like one. */
const OPENS_ALIKE = 3;

/** Who changes the field says so, though the letter be a little short. */
function frankness({ plan }: Realised): number {
  return plan.strategy === "new-field" ? 4 : 0;
}

const MOST_PLANS = 2;
/** Beside letters that stand already more ways are tried before one repeats too much of them. */
const MOST_PLANS_BESIDE = 8;
const GOOD = 2;
/** Another letter for the same post is looked for more closely: it shall differ, too. */
const GOOD_BESIDE = 1;
const LATER = 0.1;
/** Beyond this a letter is looked for in every way there is. */
const BAD = 4;
