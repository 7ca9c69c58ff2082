import type { Job } from "#shared/material/material.schema.ts";
import type { MaterialBuilder } from "#shared/material/material-builder.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { isDegree } from "../kinds-of-words.ts";
import type { SectionKind } from "../section-titles.ts";
import type { Note, Pasted, Told } from "./note.ts";
import type { Post } from "./post.ts";
import { titleSign } from "./signs.ts";
import { languageOfSentence, withOwnSentence } from "./whole-sentence.ts";

/** What is known while the lines of a text are sorted one after the other. */
export type State = {
  builder: MaterialBuilder;
  pasted: Pasted;
  leftover: string[];
  /** Letters behind the name ("RN, BSN"): papers, where no line tells of them. */
  letters: string[];
  /** Paragraphs, taken sentence by sentence: each waits to be kept or crossed out. */
  isProse: boolean;
  section: SectionKind | null;
  job: OpenPost | null;
  /** Whether a post before had its lines marked as a list: then a line without a mark is of no post. */
  marksLines: boolean;
  /** How many posts have come with nothing typed below them. */
  bare: number;
};

/**
 * A post with the lines below it, until the next one. `isListed` says that these have marks of a list; `depth` is how far
 * the post itself is set in, where it stands in a list.
 */
type OpenPost = { told: Told; post: Post; lines: string[]; own: number; isListed: boolean; depth: number | null };

/** Opens the posts of a line; the last of them stays open for the lines below. */
export function openPosts(state: State, told: Told, posts: readonly Post[], note: Note): void {
  for (const [index, read] of posts.entries()) {
    const post = posts.length === 1 ? withOwnSentence(read, note.text, state.pasted) : read;
    closeBefore(state, post);
    const isSame = post.employer !== "" && state.job?.post.employer === post.employer;
    const bare = state.bare;
    finish(state, { isBetween: true });
    // Two posts at one employer stand together, so that lines below are still of the later one.
    if (isSame) state.bare = bare;
    takeDegree(state, told, post);
    if (post.size !== undefined) state.leftover.push(post.size);
    state.job = {
      told: { ...told, id: `${told.id}.${index}` },
      post,
      lines: [...post.behind],
      own: post.behind.length,
      isListed: false,
      depth: note.isUnder ? note.depth : null,
    };
  }
}

/** "Began there in 2006 as …", then "since 2015 I have been … there": the first ended where the second began. */
function closeBefore({ job, builder }: State, { employer, dates }: Post): void {
  const before = (job?.post ?? builder.material.jobs.at(-1)) as Partial<Post & Job> | undefined;
  const open = before?.dates ?? before;
  if (!open || before?.employer !== employer || employer === "" || open.from === "" || open.to !== "") return;
  if (dates.from > (open.from ?? "")) open.to = dates.from;
}

/** Writes down the post that is open, with what was typed below it; what stands between two posts is of the first. */
export function finish(state: State, { isBetween = false } = {}): void {
  const { builder, job, pasted } = state;
  if (!job) return;
  const { told, post, lines, own, isListed } = job;
  const { title, employer, place, dates, isSure } = post;
  // Below the last of several posts that stand one under the other are notes about anything, as below a doubtful one.
  const isKnown = isSure || (employer !== "" && (dates.from !== "" || dates.to !== ""));
  const isOfPost = isListed || (isKnown && (state.bare === 0 || isBetween));
  const kept = isOfPost ? lines : lines.slice(0, own);
  const spoken = post.said === undefined ? null : languageOfSentence(post.said, pasted);
  const said = spoken && post.said !== undefined ? { said: { [spoken]: post.said } } : {};
  const first = post.said !== undefined && spoken === null ? [post.said] : [];
  builder.addJob(
    { ...told, confirmed: isSure },
    { title, employer, place, ...dates, ...said },
    [...first, ...kept].join("\n"),
    isSure,
  );
  for (const [at, line] of lines.slice(kept.length).entries())
    builder.addPlain({ ...told, id: `${told.id}-l${at}` }, line);
  state.bare = lines.length === own ? state.bare + 1 : isBetween ? 0 : state.bare;
  state.job = null;
}

/** "BTS électrotechnique en alternance chez Snef 2022-2024" tells of a degree as well. */
function takeDegree({ builder, pasted }: State, told: Told, { title, dates }: Post): void {
  // "Técnico electromecánico" is who somebody was.
  if (titleSign(title, pasted.words) > 2) return;
  const what = title.replace(/\s(?:en (?:alternance|apprentissage)|w\/|dual).*$/iu, "");
  const sorts = namedIn(what).named.map(({ kind }) => kind);
  if (!(isDegree(what) || sorts.includes("degree")) || learnt.test(what) || dates.to === "now" || dates.to === "")
    return;
  const year = dates.to.slice(0, 4);
  if (year >= pasted.today.slice(0, 4)) return;
  builder.addPaper({ ...told, id: `${told.id}-degree` }, { kind: "degree", state: "held", what, where: "", year });
}

const learnt = /ausbildung|lehre|studium/iu;
