import { withArticle } from "./articles.ts";
import { lowerFirst } from "./letter-case.ts";

/** What follows "I" as it is, while the post goes on and once it is over. */
export type FiniteLine = { running: string; over: string };

/** "Has run three stores", "was promoted after a year", "can lift 25 kg", "is in charge of stock", "mentor for 2 starters". */
export function finiteAtStart(text: string): FiniteLine | null {
  const [, first = "", rest = ""] = /^(\p{L}+) (.+)$/u.exec(text) ?? [];
  const forms = /^\p{Ll}|^\d/u.test(rest) ? FINITE.get(first.toLowerCase()) : undefined;
  if (forms) return { running: `${forms[0]} ${rest}`, over: `${forms[1]} ${rest}` };
  if (GIVEN.test(text)) return { running: `was ${lowerFirst(text)}`, over: `was ${lowerFirst(text)}` };
  return earlierPost(text) ?? heldBeside(text);
}

const FINITE: ReadonlyMap<string, readonly [running: string, over: string]> = new Map([
  ["am", ["am", "was"]],
  ["is", ["am", "was"]],
  ["was", ["was", "was"]],
  ["were", ["was", "was"]],
  ["have", ["have", "have"]],
  ["has", ["have", "have"]],
  ["had", ["had", "had"]],
  ["can", ["can", "could"]],
  ["could", ["could", "could"]],
]);

/** "Before that kitchen porter at a pub" */
const WAS_BEFORE =
  /^before that,? (?!an? |the |i |we |my )((?:\p{L}+ ){0,3}\p{L}+(?:er|or|ant|ent|ist|ian|ess|man|woman|hand|cook|chef|nurse|clerk|aide|temp|guard)) ((?:at|in|for|with|on) .+)$/iu;

function earlierPost(text: string): FiniteLine | null {
  const [, post = "", place = ""] = WAS_BEFORE.exec(text) ?? [];
  if (post === "") return null;
  const was = `was ${withArticle(post)} ${place} before that`;
  return { running: was, over: was };
}

/** "Mentor for 2 new starters", "Treasurer of the choir": what somebody is beside their work. */
const HELD =
  /^(?:\p{L}+ ){0,2}(?:mentor|preceptor|ambassador|trustee|governor|prefect|member|champion|aider|marshal|rep|representative|link nurse|keyholder|(?<only>treasurer|secretary|captain|deputy|president)) (?:for|of|in|at|to|on) \S/iu;

function heldBeside(text: string): FiniteLine | null {
  const held = HELD.exec(text);
  if (!held) return null;
  const told = lowerFirst(text);
  const named = held.groups?.only === undefined ? withArticle(told) : told;
  return { running: `am ${named}`, over: `was ${named}` };
}

/** Done to somebody: "Promoted to shift lead", "Awarded employee of the month". */
const GIVEN =
  /^(?:(?:promoted|elected|appointed|nominated|seconded|invited|trusted|chosen|selected|recogni[sz]ed|named|voted) (?:to|as|for|by|with|from|after|twice|shift|team|employee|captain)|awarded (?:to|the|an?|best|employee|first|second|top|staff|twice)|entrusted with)\s/iu;
