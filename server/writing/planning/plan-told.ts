import type { Line } from "../facts/profile.ts";
import type { Desk } from "./desk.ts";
import { FILLER, type Message, type Topic } from "./plan.ts";
import type { Teacher } from "./plan-lessons.ts";

/** Whether the person names no post, in a language that has words for such people. */
export function isTelling({ matter: { profile }, voice }: Pick<Desk, "matter" | "voice">): boolean {
  return profile.posts.length === 0 && voice.speaks("told");
}

/**
 * What somebody without a post has done: each with what of the posting it answers or what it shows, the rest two in a
 * sentence, in the order of the typing.
 */
export function toldMessages(desk: Desk, teach: Teacher): Message[] {
  if (!isTelling(desk)) return [];
  const free = () => desk.matter.profile.lines.filter(desk.isFree);
  const answers = (line: Line) =>
    [...desk.pairs(), ...desk.near()].find(({ evidence }) => evidence.kind === "line" && evidence.fact === line.fact);
  const met = free().flatMap((line, at): Message[] => {
    const pair = answers(line);
    if (!pair) return [];
    const message: Message = { kind: "met", line, topic: pair.topic, rests: [line.fact] };
    return [{ ...desk.use(message), spare: 2 + at }, ...teach({ line })];
  });
  const told: Message[] = [];
  for (let rank = 3; free().length > 0 && rank < 7; rank += 1) {
    const [line, second] = free();
    if (!line) break;
    told.push({ ...desk.use({ kind: "told", line, ...(second && { second }) }), spare: rank });
    const shown = teach({ line });
    told.push(...(shown.length > 0 ? shown : teach({ line: second })));
  }
  return [...told, ...met];
}

/** What else of the posting the thing answers that the letter opens with. */
export function answeredByOpening(desk: Desk, { line }: Message): Message[] {
  const pairs = [...desk.pairs(), ...desk.near()];
  const pair = line && pairs.find(({ evidence }) => evidence.kind === "line" && evidence.fact === line.fact);
  if (!line || !pair) return [];
  const { topic } = pair;
  return [{ ...desk.use({ kind: "link", topic, topics: [topic], rests: [line.fact] }), spare: 4 }];
}

/**
 * A question, how one would begin, and the talk about what was told and about a point of the posting: what anybody could
 * write stands in two sentences, in four where nothing at all was done, and in more only where the letter is too short.
 */
export function toldClosing(
  desk: Desk,
  documents: NonNullable<Message["documents"]>,
  { terms, topic, random }: { terms: Message["terms"]; topic?: Topic; random: () => number },
): Message[] {
  const { lines, years, skills } = desk.matter.profile;
  const [line] = lines;
  const told: Pick<Message, "line" | "years"> = line ? { line } : years?.years ? { years } : {};
  const hasDone = told.line !== undefined || told.years !== undefined;
  const able = hasDone ? {} : { skills: skills.slice(0, 1) };
  const questions = wantedOf(desk)
    .slice(0, hasDone ? 1 : 2)
    .map((asked, at): Message => ({ ...desk.use({ kind: "ask", topic: asked }), spare: 6 + at }));
  const starts = (hasDone ? STARTS : STARTS_OF_NEW)
    .slice(questions.length)
    .map((spare): Message => ({ kind: "start", ...told, ...able, spare }));
  const [start, ...more] = starts;
  const messages = [...(random() < 0.5 ? [start, ...questions] : [...questions, start]), ...more].flatMap(
    (one) => one ?? [],
  );
  const known = skills.slice(0, 2);
  if (isNew(desk) && known.length > 0) messages.push({ kind: "outlook", skills: known, spare: FILLER });
  if (told.years && known.length > 0) messages.push({ kind: "candid", skills: known, ...told, spare: FILLER + 3 });
  if (terms) messages.push({ kind: "terms", terms, spare: 9 });
  if (documents.length > 0) messages.push({ kind: "documents", documents: documents.slice(0, 1), spare: 16 });
  const kept = lines.find((one) => desk.isFree(one) && desk.voice.isDeed(one.text));
  messages.push(
    kept ? desk.use({ kind: "tell", line: kept }) : { kind: "offer", ...told, ...(topic ? { topic } : able) },
  );
  messages.push({ kind: "reach", spare: 20 });
  return messages;
}

/** How soon the sentences on beginning go where a letter is too long. */
const STARTS = [18, 24, FILLER + 1];
const STARTS_OF_NEW = [18, 24, 26, FILLER + 1, FILLER + 2];

/** Whoever tells neither of work nor of years has a sentence for each duty. */
export function isNew(desk: Desk): boolean {
  const { lines, years } = desk.matter.profile;
  return isTelling(desk) && lines.length === 0 && !years?.years;
}

/**
 * Duties that the letter has not taken up: those that nothing answers, then those that a skill answers. What else is asked
 * for is nothing to take on.
 */
export function wantedOf(desk: Desk): Topic[] {
  const ofSkills = desk.pairs().flatMap(({ topic, evidence }) => (evidence.kind === "skill" ? [topic] : []));
  return [...desk.open(), ...ofSkills].filter(({ isDuty }) => isDuty);
}
