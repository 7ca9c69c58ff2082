import { holdsAny } from "#shared/writing/text-words.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { Piece } from "./pieces.ts";
import { asksPay } from "./plain-lines.ts";
import type { TermName } from "./read-terms.ts";
import { joined, piece, slot, type Telling, type Told } from "./telling.ts";
import { tellingStarts, tellsAll } from "./told-lines.ts";

/** When the person can begin, which hours they work and what they ask for: the end of a letter. */
export function termPieces({ gathered, request, book }: Telling): Piece[] {
  const { terms, completions } = gathered;
  const hasTerms = completions.some(({ kind }) => kind === "terms");
  // "No sooner, I'm afraid" leaves the date to the note that has one.
  const hasDate = /\p{N}/u.test([terms.get("start"), terms.get("notice")].flatMap((one) => one?.texts ?? []).join(" "));
  const isAnswered = (kind: "start" | "salary") =>
    completions.some((one) => one.kind === kind && (kind === "salary" || /\p{N}/u.test(one.ending) || !hasDate));
  const answered = completions.flatMap(({ ending }) => ending.match(/\d+/gu) ?? []);
  const told = (name: TermName): Told[] => {
    const found = terms.get(name);
    const figures = found?.texts.join(" ").match(/\d+/gu) ?? [];
    if (figures.length > 0 && figures.every((figure) => answered.includes(figure))) return [];
    const all = found?.texts.join(" ") ?? "";
    // "Three weeks" in an answer is the "3 weeks" of a note, and "in January after the holidays" its "in January".
    if (all !== "" && completions.some(({ ending }) => tellsAll(all, tellingStarts(ending, book), book))) return [];
    if (name === "notice" && completions.some(({ ending }) => holdsAny(ending, book.facts.noticeWords))) return [];
    if (name === "now" && completions.some(({ ending }) => holdsAny(ending, book.facts.nowCues))) return [];
    // "At once" and the like are told by who answers all of it together.
    if (hasTerms && figures.length === 0) return [];
    return found ? [{ text: joined(found.texts, book), fact: found.facts[0] ?? "" }] : [];
  };
  // Who has answered what they ask for has left out what else their notes say of it.
  const wished = (name: TermName) => (hasTerms ? [] : told(name));
  const [notice, start] = [told("notice"), told("start")];
  const both = notice[0] && start[0];
  const said = [...gathered.stories.map((line) => line.said ?? ""), ...completions.map(({ ending }) => ending)];
  const isSaid = (text: string) => said.some((one) => sharedWords(one, text, book) > 0);
  const when = isAnswered("start")
    ? []
    : both
      ? [
          {
            kind: "frame" as const,
            key: "noticeAndStart",
            frames: book.facts.frames.noticeAndStart,
            slots: { notice: slot(notice), start: slot(start) },
          },
        ]
      : [
          ...piece("notice", notice, book, "notice"),
          ...piece("start", start, book, "start"),
          ...(start.length === 0 && notice.length === 0 ? piece("now", told("now"), book, "now") : []),
        ];
  return [
    ...piece(
      "can",
      wished("can").filter(({ text }) => !isSaid(text)),
      book,
    ),
    ...piece("hours", wished("hours"), book, "hours"),
    ...piece("move", wished("move"), book, "move"),
    ...when,
    ...(isAnswered("salary") || !asksPay(request) ? [] : piece("pay", wished("pay"), book, "pay")),
  ];
}
