import { type ReactNode, useId } from "react";
import { periodText } from "#client/components/facts/period-text.ts";
import { languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import type { Book } from "#shared/languages/book.ts";
import { type NoteToTell, withOwnSentence } from "#shared/material/notes-to-tell.ts";
import { NoteBox } from "./note-box.tsx";

/** Posts and notes that the person puts into sentences of their own, or leaves to us or out. */
export function NotesList({
  heads,
  notes,
  state,
  change,
  book,
}: {
  heads: readonly NoteToTell[];
  notes: readonly NoteToTell[];
  state: GeneratorState;
  change: ChangeState;
  book: Book;
}) {
  const language = languageOf(state);
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
      <Notes
        title="Put these notes into sentences"
        hint="Write a sentence for each note the letter should use. Leave all of them empty to list your latest job's notes as bullet points."
      >
        {notes.map(toBox)}
      </Notes>
      <Notes title="Introduce your jobs" hint="What you were, where, and when. Left empty, we write the sentence.">
        {heads.map((head) => toBox({ ...head, text: textOfJob(head, state) }))}
      </Notes>
    </>
  );
}

/** As the details show it, dates in words. */
function textOfJob({ id, text }: NoteToTell, { material }: GeneratorState): string {
  const job = material.jobs.find((one) => one.id === id);
  return job ? [job.title, job.employer, job.place, periodText(job)].filter(Boolean).join(", ") : text;
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
