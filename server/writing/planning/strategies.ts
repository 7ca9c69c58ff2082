import { isLanguageSkill } from "../facts/language-skill.ts";
import type { Line, Post } from "../facts/profile.ts";
import { isCredential } from "../facts/read-credential.ts";
import type { Message, Strategy } from "./plan.ts";
import { hasYears } from "./plan-told.ts";
import type { Pair, SubjectMatter } from "./subject-matter.ts";

/** The opening message of a strategy, or null where the person or the posting has not what it needs. */
export const strategies: Record<Strategy, (matter: SubjectMatter) => Message | null> = {
  "number-first": (matter) => {
    const best = bestLines(matter.profile.posts.slice(0, 2), matter).find(
      ({ line }) => FIGURE.test(line.text) && line.text.split(" ").length > 2,
    );
    return best ? { kind: "open-number", line: best.line, post: best.post } : null;
  },
  "two-checks": ({ pairs }) => {
    const check = pairs.find(({ topic, evidence }) => evidence.kind === "credential" && isCredential(topic.text));
    if (check?.evidence.kind !== "credential") return null;
    const { credential } = check.evidence;
    return { kind: "open-checks", topic: check.topic, credential, rests: [credential.fact] };
  },
  "where-i-stand": ({ profile }) => {
    const post = profile.posts[0];
    return post?.title && post.company ? { kind: "open-present", post } : null;
  },
  "duties-in-common": ({ profile, pairs }) => {
    const [post] = profile.posts;
    const own = pairs.filter(({ evidence }) => isOfPost(evidence, post));
    const [first, second] = own;
    if (!post?.company || !first || !second) return null;
    return {
      kind: "open-duties",
      topics: [first.topic, second.topic],
      post,
      rests: [first.evidence.fact, second.evidence.fact],
    };
  },
  "working-day": (matter) => {
    const post = matter.profile.posts.find((candidate) => candidate.company && candidate.lines.length >= 2);
    if (!post) return null;
    const [first, second] = bestLines([post], matter);
    return first && second ? { kind: "open-day", post, line: first.line, second: second.line } : null;
  },
  path: ({ profile }) => {
    const [post, ...others] = profile.posts;
    const previous = others.find((other) => other.title && other.company && isBefore(other, post));
    if (!post?.title || !post.company || !previous) return null;
    return post.company === previous.company ? null : { kind: "open-path", post, previous };
  },
  "new-field": ({ profile, isNewField }) => {
    const [post] = profile.posts;
    return isNewField && post?.title && post.company ? { kind: "open-change", post } : null;
  },
  "deeds-first": ({ profile, pairs }) => {
    if (profile.posts.length > 0) return null;
    const isAnswer = ({ fact }: Line) => pairs.some(({ evidence }) => evidence.fact === fact);
    const rank = (one: Line) => (isBareList(one) ? 2 : isAnswer(one) ? 0 : 1);
    const [line, second] = profile.lines.toSorted((a, b) => rank(a) - rank(b));
    if (!line) return null;
    // Who has told much opens with two things of it.
    const isMuch = profile.lines.length > FEW_LINES;
    return { kind: "open-told", line, ...(isMuch && second && { second }) };
  },
  "point-met": ({ profile, pairs }) => {
    if (profile.posts.length > 0) return null;
    const met = pairs.find(({ evidence }) => evidence.kind === "line");
    if (met?.evidence.kind !== "line") return null;
    return { kind: "open-met", line: met.evidence.line, topic: met.topic, rests: [met.evidence.fact] };
  },
  "years-first": ({ profile: { posts, years } }) =>
    posts.length === 0 && hasYears(years) ? { kind: "open-years", years } : null,
  question: ({ profile, open }) => {
    const [topic] = open;
    const [post] = profile.posts;
    if (!topic) return null;
    if (post?.company) return { kind: "open-question", topic, post };
    const skills = profile.skills.filter(({ text }) => !isLanguageSkill(text)).slice(0, 2);
    return skills.length > 0 ? { kind: "open-question", topic, skills } : null;
  },
  "skills-first": ({ profile, pairs }) => {
    const wanted = pairs.flatMap(({ evidence }) => (evidence.kind === "skill" ? [evidence.skill] : []));
    const skills = [...wanted, ...profile.skills.filter((skill) => !wanted.includes(skill))].slice(0, 3);
    return skills.length > 0 ? { kind: "open-skill", skills } : null;
  },
  plain: ({ profile: { posts } }) => ({ kind: "open-plain", ...(posts[0]?.company && { post: posts[0] }) }),
};

/** "Windows, floors, kitchens": nothing that was done, by itself. */
function isBareList({ text }: Line): boolean {
  const parts = text.split(/,\s*/u);
  return parts.length > 1 && parts.every((part) => part.split(" ").length <= 2);
}

const FEW_LINES = 3;

export function isOfPost(evidence: Pair["evidence"], post: Post | undefined): boolean {
  return (
    post !== undefined && (evidence.kind === "line" || evidence.kind === "post") && evidence.post?.fact === post.fact
  );
}

/** Ended, as far as the dates tell, by the time the other began. */
function isBefore({ period }: Post, later: Post | undefined): boolean {
  const start = later?.period.start;
  if (period.open || !period.end || !start) return false;
  return (
    period.end.year < start.year || (period.end.year === start.year && (period.end.month ?? 1) <= (start.month ?? 12))
  );
}

const FIGURE = /(?<![\p{L}\d-])(?!(?:19|20)\d\d\b)\d/u;

/** Lines that answer the posting and those that the template wants first, then those with a figure, then as typed. */
export function bestLines(
  posts: readonly Post[],
  { pairs, favoured, told }: Pick<SubjectMatter, "pairs" | "favoured" | "told">,
): { line: Line; post: Post }[] {
  const score = new Map(pairs.map(({ evidence, score }) => [evidence.fact, score]));
  return posts
    .flatMap((post, age) =>
      post.lines.map((line, place) => ({
        line,
        post,
        worth:
          (score.get(line.fact) ?? 0) * 2 +
          (favoured.has(line.fact) ? 0.9 : 0) +
          (FIGURE.test(line.text) ? 0.4 : 0) -
          0.5 * (told.get(line.fact) ?? 0) -
          age * 0.15 -
          place * 0.1,
      })),
    )
    .sort((a, b) => b.worth - a.worth);
}
