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
  const isTold = isTelling({ matter, voice });
  const told = isTold ? unopenedFirst(matter, history.openingFacts) : matter;
  const lastFact = history.openingFacts.at(-1);
  const isFresh = (opening: Message) => !history.openingFacts.includes(openingFactOf(opening));
  const rank = ({ strategy, opening }: { strategy: Strategy; opening: Message }) =>
    // Another thing done is another opening.
    (recent.includes(strategy) ? (isTold && opening.line ? (isFresh(opening) ? 0.2 : 2) : 4) : 0) -
    (strategy === "new-field" ? FRANK : 0) +
    history.strategies.filter((used) => used === strategy).length +
    (lastFact && openingFactOf(opening) === lastFact ? 2 : 0) +
    (isFresh(opening) ? 0 : 0.7) +
    worth(strategy) +
    random();
  const worth = (strategy: Strategy) => {
    const place = guide?.openings.indexOf(strategy) ?? -1;
    if (place >= 0) return (place - 3.5) * 0.8;
    if (matter.profile.posts.length > 0) return LAST_RESORTS[strategy] ?? 0;
    return isTold ? (TELLING[strategy] ?? 0) : (LAST_RESORTS[strategy] ?? 0) * 0.4;
  };
  // Somebody with something done has better to begin with than a question.
  const names = isTold ? STRATEGY_NAMES.filter((name) => name !== "question") : STRATEGY_NAMES;
  const all = names.flatMap((strategy) => {
    const opening = strategies[strategy](told);
    return opening && voice.speaks(opening.kind) ? [{ strategy, opening }] : [];
  });
  const frank = [all.filter(isOfDeeds), all.filter(({ strategy }) => strategy === "years-first"), all];
  return ((history.strategies.length === 0 && frank.find(({ length }) => length > 0)) || all)
    .map((candidate) => ({ ...candidate, rank: rank(candidate) }))
    .sort((a, b) => a.rank - b.rank);
}

/** What no letter has opened with yet comes before what one has. */
function unopenedFirst(matter: SubjectMatter, opened: readonly string[]): SubjectMatter {
  const first = <Part>(parts: readonly Part[], factOf: (part: Part) => string) => [
    ...parts.filter((part) => !opened.includes(factOf(part))),
    ...parts.filter((part) => opened.includes(factOf(part))),
  ];
  const { profile, pairs } = matter;
  return {
    ...matter,
    pairs: first(pairs, ({ evidence }) => evidence.fact),
    profile: {
      ...profile,
      lines: first(profile.lines, ({ fact }) => fact),
      skills: first(profile.skills, ({ fact }) => fact),
    },
  };
}

const isOfDeeds = ({ strategy }: { strategy: Strategy }) => strategy === "deeds-first" || strategy === "point-met";

/** Who comes from another field says so first, unless the last letters did. */
const FRANK = 2;

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
  "duty-met",
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
  "point-met": -1,
  "years-first": -0.5,
  "skills-first": 1.6,
  plain: 2.4,
};

/** The fact a letter opens with; empty if it opens with the posting. */
export function openingFactOf({ line, credential, skills, post }: Message): string {
  return line?.fact ?? credential?.fact ?? skills?.[0]?.fact ?? post?.fact ?? "";
}
