import type { Post } from "../facts/profile.ts";
import type { LetterRequest } from "../letter-request.ts";
import { VOLUNTARY } from "../lexicon/work-words.ts";
import { stemsOf } from "../words/stems.ts";
import { weakStems } from "../words/weak-stems.ts";
import { isNewField } from "./new-field.ts";
import { type Heading, LEAST_WITH_WORK, type LengthBand, type Message, type Plan, type Voice } from "./plan.ts";
import { type BodyOrder, planBody } from "./plan-body.ts";
import { hashOf, randomFrom } from "./random.ts";
import { openingFactOf, rankStrategies } from "./rank-strategies.ts";
import { readSaidBefore, type SaidBefore } from "./said-before.ts";
import { isOfPost } from "./strategies.ts";
import type { SubjectMatter } from "./subject-matter.ts";
import { guideOf, type TemplateGuide } from "./template-guides.ts";

/**
 * The plans for one request, the most wanted first: a strategy each, those of earlier letters at the very end. At least one
 * is returned whatever the facts. Beside letters that stand already, each way of opening comes with two ways of going on,
 * and after all of those with two more, which are hardly ever asked for and are not thought of before.
 */
export function* planLetter(
  request: LetterRequest,
  heading: Heading,
  gathered: SubjectMatter,
  { wished, voice }: Pick<BodyOrder, "wished" | "voice">,
): Iterable<() => Plan, void> {
  const { history } = request;
  const saidBefore = readSaidBefore(history.texts ?? []);
  const plans = (variant: number) => plansOf({ request, heading, gathered, wished, voice, variant, saidBefore });
  if (history.strategies.length === 0) return yield* plans(0);
  yield* inTurn([0, 1].map(plans));
  yield* inTurn([2, 3].map(plans));
}

function inTurn(variants: readonly (() => Plan)[][]): (() => Plan)[] {
  return (variants[0] ?? []).flatMap((_plan, rank) => variants.flatMap((ofVariant) => ofVariant[rank] ?? []));
}

type Order = {
  request: LetterRequest;
  heading: Heading;
  gathered: SubjectMatter;
  wished: BodyOrder["wished"];
  voice: Voice;
  /** Another number, another order of what is told. */
  variant: number;
  saidBefore: SaidBefore;
};

function plansOf({ request, heading, gathered: all, wished, voice, variant, saidBefore }: Order): (() => Plan)[] {
  const { seed, history, tone, asOf } = request;
  const guide = guideOf(request.templateId);
  const random = randomFrom(hashOf(`${heading.name} ${seed + variant * 7919} ${history.strategies.length}`));
  const isNew = voice.speaks("open-change") && isNewField(all, heading.role?.text ?? null);
  const gathered = { ...all, isNewField: isNew };
  const tier = tierOf(gathered);
  const spread = Math.min(2, 1 + history.strategies.length / 2);
  const matter = favouring(mixed(gathered, { random, spread, saidBefore, role: heading.role?.text ?? null }), guide);
  const length = lengthOf(usualLength(matter, tier), request.applicant.form.length, guide?.length);
  return rankStrategies(request, { matter, guide, random, voice }).map(({ strategy, opening }) => () => ({
    version: 1,
    strategy,
    tone,
    seed,
    asOf,
    tier,
    length,
    heading,
    paragraphs: planBody({
      opening,
      matter,
      heading,
      terms: termsOf(request),
      guide,
      wished,
      voice,
      random: randomFrom(hashOf(`${strategy} ${seed + variant} ${heading.name}`)),
    }),
    openingFact: openingFactOf(opening),
  }));
}

/** The form is preset to full-time: only another choice is something the person said. */
function termsOf({ applicant }: LetterRequest): Message["terms"] {
  if (applicant.form.roleType === "full-time") return undefined;
  return { fact: "", roleType: applicant.form.roleType, jobLocation: null };
}

/** The post that says most for this job comes first: what it answers, what is told of it, whether it goes on and bears the role's name. */
function mainPostFirst({ profile, pairs }: SubjectMatter, role: string | null): Post[] {
  const field = stemsOf(role ?? "");
  const isOfRole = ({ title }: Post) => [...stemsOf(title)].some((stem) => field.has(stem) && !weakStems.has(stem));
  const worth = (post: Post) =>
    pairs.filter(({ evidence }) => isOfPost(evidence, post)).length +
    Math.min(post.lines.length, 4) * 0.5 +
    (post.period.open ? 1.5 : 0) +
    (isOfRole(post) ? 1.5 : 0) -
    (VOLUNTARY.test(post.title) ? 2 : 0);
  const [main, ...others] = [...profile.posts].sort((a, b) => worth(b) - worth(a));
  if (!main) return [];
  return [main, ...profile.posts.filter((post) => others.includes(post))];
}

type Mixing = { random: () => number; spread: number; saidBefore: SaidBefore; role: string | null };

/**
 * The same matter in another order, so that another letter leans on other parts of it: what earlier letters have not said
 * comes first. What is strong stays in front, less so the more letters there are already.
 */
function mixed(matter: SubjectMatter, { random, spread, saidBefore, role }: Mixing): SubjectMatter {
  const { profile } = matter;
  const hasPlenty = profile.posts.reduce((sum, { lines }) => sum + lines.length, 0) >= PLENTY;
  const fresh = <Part extends { text: string }>(parts: readonly Part[], places: number) =>
    jittered(parts, random, places, ({ text }) => SAID_BEFORE * saidBefore(text));
  const told = new Map(
    [...profile.lines, ...profile.posts.flatMap(({ lines }) => lines)].map(({ fact, text }) => [
      fact,
      saidBefore(text),
    ]),
  );
  return {
    ...matter,
    told,
    pairs: jittered(matter.pairs, random, 2.5 * spread),
    open: fresh(matter.open, 5 * spread),
    near: jittered(matter.near, random, 3 * spread, ({ topic }) => SAID_BEFORE * saidBefore(topic.text)),
    profile: {
      ...profile,
      posts: mainPostFirst(matter, role).map((post) => ({
        ...post,
        lines: fewer(fresh(post.lines, 3 * spread), hasPlenty && spread > 1),
      })),
      lines: fresh(profile.lines, spread),
      skills: fresh(profile.skills, 4 * spread),
      strengths: jittered(profile.strengths, random, 3 * spread),
    },
  };
}

/** Places further back for each letter that said it. */
const SAID_BEFORE = 4;
const PLENTY = 6;

/** Who has much to tell need not tell all of it in every letter. */
function fewer<Part>(parts: Part[], isSpared: boolean): Part[] {
  return isSpared && parts.length > 2 ? parts.slice(0, -1) : parts;
}

function jittered<Part>(
  parts: readonly Part[],
  random: () => number,
  places: number,
  back: (part: Part) => number = () => 0,
): Part[] {
  return parts
    .map((part, place) => ({ part, rank: place + random() * places + back(part) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ part }) => part);
}

/** Words of the body by how much is known of the person. */
const LENGTHS: Record<Plan["tier"], LengthBand> = {
  0: { least: 180, most: 225 },
  1: { least: 185, most: 260 },
  2: { least: 242, most: 292 },
  3: { least: 252, most: 310 },
};

/** Facts and posting may give less to say than the letter of such a person has room for: it is not stretched then. */
function usualLength(matter: SubjectMatter, tier: Plan["tier"]): LengthBand {
  const { profile, pairs, near, open } = matter;
  const hasPost = profile.posts.length > 0;
  const usual = LENGTHS[hasPost && tier < 2 ? 2 : tier];
  const lines = profile.lines.length + profile.posts.reduce((sum, post) => sum + post.lines.length, 0);
  const told =
    (hasPost ? 82 : 70) +
    15 * lines +
    13 * profile.posts.length +
    9 * profile.credentials.length +
    3 * Math.min(9, profile.skills.length) +
    5 * profile.strengths.length +
    11 * Math.min(6, pairs.length + near.length) +
    9 * Math.min(4, open.length);
  const least = Math.max(hasPost ? LEAST_WITH_WORK : LENGTHS[0].least, Math.min(usual.least, told));
  if (least === usual.least) return usual;
  return { least, most: Math.min(usual.most, least + (hasPost ? ROOM : ROOM / 2)) };
}

/** Words that a letter may have above the least; without a post, what comes last says little. */
const ROOM = 50;

/** A long letter is not made of more words but of more that is told: it may be longer, and need not. */
function lengthOf(
  { least, most }: LengthBand,
  wanted: LetterRequest["applicant"]["form"]["length"],
  share = 1,
): LengthBand {
  if (wanted === "short") return { least: Math.min(130, least), most: Math.min(190, Math.round(most * 0.7)) };
  if (wanted === "long") return { least, most: 395 };
  return { least: Math.round(least * share), most: Math.round(most * share) };
}

/** The same matter with what the template's readers look for in front. */
function favouring(matter: SubjectMatter, guide: TemplateGuide | null): SubjectMatter {
  const { reads, figures = false } = guide ?? {};
  if (!reads && !figures) return matter;
  const isWanted = (text: string) => Boolean(reads?.test(text)) || (figures && /\d/u.test(text));
  const first = <Part>(parts: readonly Part[], textOf: (part: Part) => string) => [
    ...parts.filter((part) => isWanted(textOf(part))),
    ...parts.filter((part) => !isWanted(textOf(part))),
  ];
  const { profile } = matter;
  const lines = [...profile.lines, ...profile.posts.flatMap((post) => post.lines)];
  return {
    ...matter,
    open: first(matter.open, ({ text }) => text),
    favoured: new Set(lines.filter(({ text }) => isWanted(text)).map(({ fact }) => fact)),
    profile: {
      ...profile,
      lines: first(profile.lines, ({ text }) => text),
      skills: first(profile.skills, ({ text }) => text),
      credentials: first(profile.credentials, ({ text }) => text),
    },
  };
}

function tierOf({ profile }: SubjectMatter): Plan["tier"] {
  const count = profile.facts.length - profile.strengths.length;
  if (count <= 1) return 0;
  if (count <= 5) return 1;
  return count <= 12 ? 2 : 3;
}
