import { type ReactNode, useId, useMemo } from "react";
import { languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import type { Book } from "#shared/languages/book.ts";
import { headsToTell, type NoteToTell, notesToTell, withOwnSentence } from "#shared/material/notes-to-tell.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { NoteBox } from "./note-box.tsx";

/** Posts and notes that the person puts into sentences of their own, or leaves to us or out. */
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
  const { material } = state;
  const language = languageOf(state);
  const heads = useMemo(() => headsToTell({ material, language, book }), [material, language, book]);
  const notes = useMemo(
    () => notesToTell({ material, answered, language, book }),
    [material, answered, language, book],
  );
  const toBox = (note: NoteToTell) => (
    <NoteBox
      key={note.id}
      note={note}
      language={language}
      sentenceWords={book.sentences}
      onSay={(sentence) =>
        change((now) => ({ ...now, material: withOwnSentence(now.material, note.id, language, sentence) }))
      }
    />
  );
  return (
    <>
      <Notes title="Introduce your jobs" hint="What you were, where, and when. Left empty, we write the sentence.">
        {heads.map(toBox)}
      </Notes>
      <Notes
        title="Put these notes into sentences"
        hint="They can help with this job, but the letter only uses whole sentences. With its box empty, a note stays out unless all it lacks is “I”."
      >
        {notes.map(toBox)}
      </Notes>
    </>
  );
}

function Notes({ title, hint, children }: { title: string; hint: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-box bg-card px-5 py-4">
      <h3 id={id} className="font-medium text-lead text-strong">
        {title}
      </h3>
      <p className="mb-4 text-quiet text-small">{hint}</p>
      <ul className="grid gap-4">{children}</ul>
    </section>
  );
}
