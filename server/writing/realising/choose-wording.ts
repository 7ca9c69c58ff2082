import { partsOf } from "../planning/desk.ts";
import type { Message } from "../planning/plan.ts";
import type { Option, Wording } from "./say-message.ts";
import { costOf, type Place } from "./weigh-wording.ts";

type Choice = {
  at: Place;
  random: () => number;
  /** What each word is worth, where drafts have come out too short. */
  stretch: number;
};

/** The wording that fits best after what was said before, with some chance; null if there is none left. */
export function chooseWording(options: readonly Option[], { at, random, stretch }: Choice): Wording | null {
  const { message, state } = at;
  const candidates: Candidate[] = [];
  for (const option of options) {
    const isUsed = state.used.has(option.phrase);
    // What is told of the person is told in the same way again where there is no other; nothing else is said twice.
    if (isUsed && !isNeeded(message)) continue;
    const candidate = { option, again: isUsed ? USED_AGAIN : 0, chance: random() * SPREAD, worth: 0, bound: 0 };
    // What its words are worth is known only of what has been put into words.
    if (stretch > 0) option.wording();
    bind(candidate, stretch);
    candidates.push(candidate);
  }
  const favourite = favouriteOf(candidates, stretch);
  return favourite && cheapestOf(candidates, favourite, { at, stretch });
}

function isNeeded(message: Message): boolean {
  return message.spare === undefined && partsOf(message).length > 0;
}

const USED_AGAIN = 60;

/** How much chance there is in the choice, against what speaks against a wording. */
const SPREAD = 2.2;

/** A way that may be chosen: it costs `bound` at least. */
type Candidate = { option: Option; again: number; chance: number; worth: number; bound: number };

/** What stands before a wording can only speak against it. */
function bind(candidate: Candidate, stretch: number): void {
  const { option, again, chance } = candidate;
  candidate.worth = stretch > 0 && option.known ? stretch * option.known.words : 0;
  candidate.bound = option.least - candidate.worth + again + chance;
}

/** The first of those that may cost least. What may cost more as it is need not be put into words. */
function favouriteOf(candidates: readonly Candidate[], stretch: number): Candidate | null {
  for (;;) {
    let favourite: Candidate | null = null;
    for (const candidate of candidates) if (!favourite || candidate.bound < favourite.bound) favourite = candidate;
    if (!favourite || favourite.option.known) return favourite;
    favourite.option.wording();
    bind(favourite, stretch);
  }
}

/** The cheapest, of two the first. The favourite is weighed before the others, most of which then need not be. */
function cheapestOf(
  candidates: readonly Candidate[],
  favourite: Candidate,
  { at, stretch }: Pick<Choice, "at" | "stretch">,
): Wording {
  const weigh = ({ option, again, chance, worth }: Candidate, most: number) =>
    costOf(option.wording(), at, most + worth - again - chance) - worth + again + chance;
  let best = favourite;
  let least = weigh(favourite, Number.POSITIVE_INFINITY);
  let isBehind = false;
  for (const candidate of candidates) {
    if (candidate === favourite) {
      isBehind = true;
      continue;
    }
    if (candidate.bound > least) continue;
    if (!candidate.option.known) {
      candidate.option.wording();
      bind(candidate, stretch);
      if (candidate.bound > least) continue;
    }
    const cost = weigh(candidate, least);
    const isFirst = !isBehind && best === favourite;
    if (cost < least || (isFirst && cost === least)) {
      least = cost;
      best = candidate;
    }
  }
  return best.option.wording();
}
