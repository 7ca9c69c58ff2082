import { useId, useMemo } from "react";
import { languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import type { Book } from "#shared/languages/book.ts";
import { notesToTell, withOwnSentence } from "#shared/material/notes-to-tell.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { NoteBox } from "./note-box.tsx";

/** Notes that are no sentences, so that no letter tells them: the person says each their own way, or leaves it out. */
export function NotesList({
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
  const id = useId();
  const { material } = state;
  const language = languageOf(state);
  const notes = useMemo(
    () => notesToTell({ material, answered, language, book }),
    [material, answered, language, book],
  );
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-box bg-card px-5 py-4">
      <h3 id={id} className="font-medium text-lead text-strong">
        Put these notes into sentences
      </h3>
      <p className="mb-4 text-quiet text-small">
        They can help with this job, but the letter only uses whole sentences. Leave a box empty to keep its note out.
      </p>
      <ul className="grid gap-4">
        {notes.map((note) => (
          <NoteBox
            key={note.id}
            note={note}
            language={language}
            sentenceWords={book.sentences}
            onSay={(sentence) =>
              change((now) => ({
                ...now,
                material: withOwnSentence(now.material, note.id, language, sentence),
              }))
            }
          />
        ))}
      </ul>
    </section>
  );
}
