import { useMemo } from "react";
import { languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { sureJobOf } from "#client/features/generator/posting/read-job.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import type { Book } from "#shared/languages/book.ts";
import { lookAtSentence } from "#shared/material/look-at-sentence.ts";
import type { MaterialLine } from "#shared/material/material.schema.ts";
import { headsToTell, notesToTell } from "#shared/material/notes-to-tell.ts";
import { type Starter, toStarters } from "#shared/material/starters.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { overlap, wordsIn } from "#shared/postings/telling-words.ts";
import { endingFor } from "./completions.ts";
import { MoreQuestions } from "./more-questions.tsx";
import { NotesList } from "./notes-list.tsx";
import { type Asks, countAsks, orderAsks } from "./order-asks.ts";
import { StarterAnswers } from "./starter-answers.tsx";

/** What the posting asks and the sentences that the page begins: those that help most stand open, the rest on demand. */
export function StarterList({
  state,
  change,
  answered,
  book,
}: {
  state: GeneratorState;
  change: ChangeState;
  answered: readonly AnsweredPoint[];
  book: Book;
}) {
  const { material, reading } = state;
  const language = languageOf(state);
  const rowsFor = useRowsFor(state, answered, book);
  const heads = useMemo(() => headsToTell({ material, language, book }), [material, language, book]);
  const notes = useMemo(
    () => notesToTell({ material, answered, language, book }),
    [material, answered, language, book],
  );
  const starters = toStarters({
    ...{ reading, job: sureJobOf(state), material, answered, book },
    informal: reading?.informal ?? false,
  });
  const { asked, first, more } = orderAsks({ starters, notes, heads });
  const toBoxes = (those: readonly Starter[]) =>
    those.map((starter) => (
      <StarterAnswers key={starter.key} starter={starter} state={state} change={change} book={book} rowsFor={rowsFor} />
    ));
  const toPart = (asks: Asks) => (
    <>
      {toBoxes(asks.starters)}
      <NotesList heads={asks.heads} notes={asks.notes} state={state} change={change} book={book} />
    </>
  );
  const isAnswered =
    more.starters.some((starter) => endingFor(material, starter, language) !== "") ||
    [...more.notes, ...more.heads].some(({ said }) => said.trim() !== "");
  return (
    <>
      {toBoxes(asked)}
      {toPart(first)}
      <MoreQuestions count={countAsks(more)} isAnswered={isAnswered}>
        {toPart(more)}
      </MoreQuestions>
    </>
  );
}

/** Confirmed lines that may end a sentence: of a demand those that may answer it, and none that ends another already. */
function useRowsFor(state: GeneratorState, answered: readonly AnsweredPoint[], { words, sentences }: Book) {
  const { material } = state;
  const language = languageOf(state);
  return useMemo(() => {
    const lines = [...material.jobs.flatMap((job) => job.lines), ...material.plain].filter(
      ({ confirmed }) => confirmed,
    );
    const said = material.completions.map(({ ending }) => ending.trim()).filter(Boolean);
    const free = lines.filter(({ text }) => !said.some((ending) => text.includes(ending)));
    return ({ kind, point, question }: Starter): string[] => {
      const rows = answered.find((answer) => answer.point.id === point)?.rows ?? [];
      const asked =
        question === undefined
          ? []
          : wordsIn(question).filter((word) => word.length > 3 && !words.common.includes(word));
      const fits: Partial<Record<Starter["kind"], (line: MaterialLine) => boolean>> = {
        demand: ({ id }) => rows.includes(id),
        // An answer stands in the letter as it is, so a note is none.
        question: (line) => {
          const text = line.said?.[language] || line.text;
          return overlap(asked, wordsIn(text)) > 0 && lookAtSentence(text, sentences).is === "sentence";
        },
      };
      return free.filter(fits[kind] ?? (() => true)).map(({ text, said }) => said?.[language] || text);
    };
  }, [material, answered, language, words, sentences]);
}
