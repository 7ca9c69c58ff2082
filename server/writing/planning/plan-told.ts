import type { Line } from "../facts/profile.ts";
import type { Desk } from "./desk.ts";
import type { Message, Topic } from "./plan.ts";
import { firstWeeks, trialMessage } from "./plan-first-weeks.ts";

/** Whether the person names no post but things done, or years of it, in a language that has words for that. */
export function isTelling({ matter: { profile }, voice }: Pick<Desk, "matter" | "voice">): boolean {
  const { posts, lines, years } = profile;
  if (posts.length > 0) return false;
  return lines.length > 0 ? voice.speaks("told") : hasYears(years) && voice.speaks("open-years");
}

/** Years that are worth a letter's first sentence: one alone is told among the rest. */
export function hasYears(years: Message["years"] | null): years is NonNullable<Message["years"]> {
  return (years?.years ?? 0) > 1;
}

/**
 * What somebody without a post has done: each with what of the posting it answers, the rest two in a sentence, in the
 * order of the typing.
 */
export function toldMessages(desk: Desk): Message[] {
  if (!isTelling(desk)) return [];
  const free = () => desk.matter.profile.lines.filter(desk.isFree);
  const answers = (line: Line) =>
    [...desk.pairs(), ...desk.near()].find(({ evidence }) => evidence.kind === "line" && evidence.fact === line.fact);
  const met = free().flatMap((line, at): Message[] => {
    const pair = answers(line);
    if (!pair) return [];
    return [{ ...desk.use({ kind: "met", line, topic: pair.topic, rests: [line.fact] }), spare: 2 + at }];
  });
  const told: Message[] = [];
  for (let rank = 3; free().length > 0 && rank < 7; rank += 1) {
    const [line, second] = free();
    if (line) told.push({ ...desk.use({ kind: "told", line, ...(second && { second }) }), spare: rank });
  }
  return [...told, ...met];
}

/** The talk is about what was told and about a point of the posting; questions stand for themselves. */
export function toldClosing(
  desk: Desk,
  documents: NonNullable<Message["documents"]>,
  { terms, topic }: { terms: Message["terms"]; topic?: Topic },
): Message[] {
  const { lines, years } = desk.matter.profile;
  const [line] = lines;
  // Whoever has years of work behind them does not speak of the first weeks as somebody new.
  const isOld = years !== null && (years.years >= LONG || !line);
  const told: Pick<Message, "line" | "years"> = isOld ? { years } : line ? { line } : {};
  const messages: Message[] = [];
  const answered = desk.matter.pairs.map((pair) => pair.topic);
  const [first, second] = [...wantedOf(desk), ...answered.filter((topic) => topic.isDuty && isBrief(topic))];
  if (first) messages.push({ ...desk.use({ kind: "ask", topic: first }), spare: 6 });
  if (second) messages.push({ ...desk.use({ kind: "ask", topic: second }), spare: 19 });
  if (terms) messages.push({ kind: "terms", terms, spare: 9 });
  messages.push(trialMessage(topic ? { topic } : {}), ...firstWeeks(desk, told));
  if (documents.length > 0) messages.push({ kind: "documents", documents: documents.slice(0, 1), spare: 16 });
  const kept = lines.find((one) => desk.isFree(one) && desk.voice.isDeed(one.text));
  messages.push(kept ? desk.use({ kind: "tell", line: kept }) : { kind: "offer", ...told, ...(topic && { topic }) });
  messages.push({ kind: "reach", spare: 10 });
  return messages;
}

/**
 * Duties that the letter has not taken up: those that nothing answers, then those that a skill answers. What else is asked
 * for is nothing to take on.
 */
export function wantedOf(desk: Desk): Topic[] {
  const ofSkills = desk.pairs().flatMap(({ topic, evidence }) => (evidence.kind === "skill" ? [topic] : []));
  return [...desk.open(), ...ofSkills].filter(({ isDuty }) => isDuty);
}

const LONG = 3;

const MOST_WORDS_ASKED = 6;

/** Short enough to be asked about. */
function isBrief({ text }: Topic): boolean {
  return text.split(" ").length <= MOST_WORDS_ASKED;
}
