import type { Line, Skill } from "../facts/profile.ts";
import { type Lesson, lessonOf } from "../lexicon/lessons.ts";
import type { Desk } from "./desk.ts";
import { FILLER, type Message } from "./plan.ts";

/** What a line or skill shows, as a message; none where it shows nothing of its own, or enough of it has been said. */
export type Teacher = (part: { line: Line | undefined } | { skill: Skill | undefined }) => Message[];

/** Says of two things done or known what they teach, of a third where a letter is short, and of no kind of work twice. */
export function createTeacher({ voice, matter }: Desk): Teacher {
  const taught = new Set<Lesson>();
  const { length } = matter.profile.lines;
  // Whoever has typed much has more to tell than what one thing shows.
  const most = length > FEW_LINES ? 1 : length > HARDLY_ANY ? 2 : 3;
  return (part) => {
    const fact = "line" in part ? part.line : part.skill;
    const lesson = fact && lessonOf(fact.text);
    if (!lesson || taught.has(lesson) || taught.size >= most || !voice.speaks("lesson")) return [];
    taught.add(lesson);
    const { line, skill }: { line?: Line | undefined; skill?: Skill | undefined } = part;
    return [
      {
        kind: "lesson",
        lesson,
        ...(line && { line }),
        ...(skill && { skills: [skill] }),
        spare: taught.size > 2 ? FILLER : 11 + taught.size,
      },
    ];
  };
}

const HARDLY_ANY = 2;
const FEW_LINES = 4;
