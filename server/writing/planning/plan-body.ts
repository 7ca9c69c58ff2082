import type { Post } from "../facts/profile.ts";
import { createDesk, type Desk } from "./desk.ts";
import { towardMessages } from "./new-field.ts";
import type { Heading, Message, Voice } from "./plan.ts";
import { paperMessages, skillMessages } from "./plan-abilities.ts";
import { specificClosing } from "./plan-closing.ts";
import { isTelling, toldClosing, toldMessages } from "./plan-told.ts";
import {
  beforeOffer,
  closingMessages,
  offerTopic,
  readingMessages,
  welcomeMessages,
  wishMessages,
} from "./plan-wishes.ts";
import { keptForLast, linkMessages, mainParagraph, otherPost } from "./plan-work.ts";
import type { SubjectMatter } from "./subject-matter.ts";
import type { Section, TemplateGuide } from "./template-guides.ts";

export type BodyOrder = {
  opening: Message;
  matter: SubjectMatter;
  heading: Pick<Heading, "documents" | "welcome" | "role" | "company">;
  terms: Message["terms"];
  guide: TemplateGuide | null;
  /** Sentences that the person wished for, those about terms apart. */
  wished: { practical: Message[]; other: Message[] };
  voice: Voice;
  random: () => number;
};

/**
 * Lays out the paragraphs: opening and role; the present post told in groups, and what it is a base for; earlier posts
 * and papers; skills, wishes and what else only this posting has; the next step. What can be spared is marked with a
 * rank, so that a long letter can be cut: a higher rank goes first.
 */
export function planBody({ opening, matter, heading, terms, guide, wished, voice, random }: BodyOrder): Message[][] {
  const desk = createDesk(matter, opening, voice);
  const kept = keptForLast(desk, opening, random);
  const [main, ...others] = matter.profile.posts.slice(0, 3);
  const apply: Message = {
    kind: TELLS_WORK.has(opening.kind) ? "apply-with" : "apply",
    ...(opening.post && { post: opening.post }),
    ...(opening.skills && { skills: opening.skills }),
    ...(voice.speaks("bring") && !opening.post && !opening.skills && main?.company && { post: main }),
  };
  const transfer = guide?.layout.flat().includes("transfer") ? transferMessages(desk, main) : [];
  const toldFor = openingLink(desk, opening);
  const work = main
    ? mainParagraph(desk, { post: main, told: isTold(opening, main), opening, random })
    : toldMessages(desk);
  const reading = isTelling(desk) ? [] : readingMessages(desk);
  const first = [
    opening,
    ...toldFor,
    ...(NAMES_ROLE.has(opening.kind) ? [] : [apply]),
    ...(matter.isNewField ? towardMessages(desk, heading) : []),
    ...welcomeMessages(desk, heading),
    ...reading,
  ];
  const before = others.flatMap((post, at) => otherPost(desk, { post, main, spare: at === 0 ? 3 : 14 }));
  const papers = paperMessages(desk);
  const skills = skillMessages(desk);
  const wishes = [...(isTelling(desk) ? readingMessages(desk) : []), ...wishMessages(desk)];
  const closing = isTelling(desk) ? toldClosing : voice.speaks("bring") ? specificClosing : closingMessages;
  const last = beforeOffer(
    closing(desk, heading.documents, { terms, kept, random, ...offerTopic(desk) }),
    wished.practical,
  );
  const sections: Record<Section, Message[]> = { work, before, papers, skills, wishes, transfer };
  const layout = guide?.layout ?? (main ? (random() < 0.4 ? SKILLS_EARLIER : USUAL) : WITHOUT_WORK);
  const middle = layout.map((paragraph) => paragraph.flatMap((section) => sections[section]));
  middle.at(-1)?.push(...wished.other);
  return [first, ...middle, last].filter((paragraph) => paragraph.length > 0);
}

type Layout = TemplateGuide["layout"];
const USUAL: Layout = [["work"], ["before", "papers"], ["skills", "wishes"]];
const SKILLS_EARLIER: Layout = [["work"], ["skills", "wishes"], ["before", "papers"]];
const WITHOUT_WORK: Layout = [["work", "papers", "skills"], ["wishes"]];

/** What the opening tells of work says at once what of the posting it answers. */
function openingLink(desk: Desk, opening: Message): Message[] {
  const { post, line, second } = opening;
  if (!post || !line || desk.matter.isNewField) return [];
  return linkMessages(desk, { post, spare: 6, after: [line, second] });
}

/** What the old work is a base for, and how one would come from there. */
function transferMessages(desk: Desk, post: Post | undefined): Message[] {
  if (!post) return [];
  return [
    ...linkMessages(desk, { post, spare: 4 }),
    ...linkMessages(desk, { post, spare: 5 }),
    ...(post.company ? [{ kind: "arrive" as const, post, spare: 6 }] : []),
  ];
}

/** Openings that name role and company themselves. */
const NAMES_ROLE: ReadonlySet<Message["kind"]> = new Set([
  "open-skill",
  "open-plain",
  "open-change",
  "open-told",
  "open-years",
]);
/** Openings after which the writer can speak of "that experience". */
const TELLS_WORK: ReadonlySet<Message["kind"]> = new Set(["open-number", "open-present", "open-day", "open-path"]);
/** Openings after which "that post" is the opening's post. */
const TELLS_POST: ReadonlySet<Message["kind"]> = new Set([
  "open-number",
  "open-present",
  "open-day",
  "open-path",
  "open-change",
]);

function isTold(opening: Message, post: Post): boolean {
  return opening.post === post && TELLS_POST.has(opening.kind);
}
