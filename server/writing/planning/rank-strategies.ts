import { isCarLicence } from "../facts/car-licence.ts";
import type { LetterRequest } from "../letter-request.ts";
import type { Message, Strategy, Voice } from "./plan.ts";
import { isTelling } from "./plan-told.ts";
import { strategies } from "./strategies.ts";
import type { SubjectMatter } from "./subject-matter.ts";
import type { TemplateGuide } from "./template-guides.ts";

/** Ways to open that the facts allow, the most wanted first; what the last letters did comes last. */
export function rankStrategies(
  { history }: LetterRequest,
  {
    matter,
    guide,
    random,
    voice,
  }: { matter: SubjectMatter; guide: TemplateGuide | null; random: () => number; voice: Voice },
): { strategy: Strategy; opening: Message }[] {
  const recent = history.strategies.slice(-2);
  const lastFact = history.openingFacts.at(-1);
  const rank = ({ strategy, opening }: { strategy: Strategy; opening: Message }) =>
    (recent.includes(strategy) ? 4 : 0) -
    (strategy === "new-field" ? FRANK : 0) +
    history.strategies.filter((used) => used === strategy).length +
    (lastFact && openingFactOf(opening) === lastFact ? 2 : 0) +
    (history.openingFacts.includes(openingFactOf(opening)) ? 0.7 : 0) +
    (opening.kind === "open-checks" && isCarLicence(opening.credential?.text ?? "") ? EVERYDAY : 0) +
    worth(strategy) +
    random();
  const worth = (strategy: Strategy) => {
    const place = guide?.openings.indexOf(strategy) ?? -1;
    if (place >= 0) return (place - 3.5) * 0.8;
    if (matter.profile.posts.length > 0) return LAST_RESORTS[strategy] ?? 0;
    return isTelling({ matter, voice }) ? (TELLING[strategy] ?? 0) : (LAST_RESORTS[strategy] ?? 0) * 0.4;
  };
  // Somebody with something done has better to begin with than a question.
  const names = isTelling({ matter, voice }) ? STRATEGY_NAMES.filter((name) => name !== "question") : STRATEGY_NAMES;
  const all = names.flatMap((strategy) => {
    const opening = strategies[strategy](matter);
    return opening && voice.speaks(opening.kind) ? [{ strategy, opening }] : [];
  });
  const frank = [all.filter(isOfDeeds), all.filter(({ strategy }) => strategy === "years-first"), all];
  return ((history.strategies.length === 0 && frank.find(({ length }) => length > 0)) || all)
    .map((candidate) => ({ ...candidate, rank: rank(candidate) }))
    .sort((a, b) => a.rank - b.rank);
}

const isOfDeeds = ({ strategy }: { strategy: Strategy }) => strategy === "deeds-first" || strategy === "point-met";

/** Who comes from another field says so first, unless the last letters did. */
const FRANK = 2;

/** What nearly everybody has opens a letter only where the last ones have opened with all else. */
const EVERYDAY = 2;

const STRATEGY_NAMES: readonly Strategy[] = [
  "number-first",
  "two-checks",
  "where-i-stand",
  "duties-in-common",
  "working-day",
  "path",
  "new-field",
  "deeds-first",
  "point-met",
  "years-first",
  "question",
  "skills-first",
  "plain",
];

/** Ways to open that say little of the person: taken where the others have been used or do not apply. */
const LAST_RESORTS: Partial<Record<Strategy, number>> = { question: 0.5, "skills-first": 1.2, plain: 2 };

/** Somebody with no post but something done opens with that, in the first letter always. */
const TELLING: Partial<Record<Strategy, number>> = {
  "deeds-first": -1,
  "years-first": -0.5,
  plain: 0.5,
  "skills-first": 1.2,
};

/** The fact a letter opens with; empty if it opens with the posting. */
export function openingFactOf({ line, credential, skills, post }: Message): string {
  return line?.fact ?? credential?.fact ?? skills?.[0]?.fact ?? post?.fact ?? "";
}
