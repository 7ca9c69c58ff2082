import { useId } from "react";
import type { SentenceWords } from "#shared/languages/book.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { NoteToTell } from "#shared/material/notes-to-tell.ts";
import { HalfSentence } from "./half-sentence.tsx";
import { OfferedSentence } from "./offered-sentence.tsx";

/** A note of the person's, and the sentence that the letter is to tell in its place. */
export function NoteBox({
  note: { text, under, said, mended },
  language,
  sentenceWords,
  onSay,
}: {
  note: NoteToTell;
  language: Language;
  sentenceWords: SentenceWords;
  onSay: (sentence: string) => void;
}) {
  const id = useId();
  return (
    <li>
      <label htmlFor={id} className="block">
        <span className="block text-pretty text-strong">“{text}”</span>
        {under ? <span className="block text-quiet text-small">{under}</span> : null}
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-note`}
        lang={language}
        rows={1}
        maxLength={1900}
        placeholder="As a sentence"
        value={said}
        onChange={(event) => onSay(event.target.value)}
        style={{ fieldSizing: "content" }}
        className="mt-1.5 block min-h-11 w-full resize-none rounded border border-edge bg-card px-3.5 py-2.5 text-base text-strong hover:border-line"
      />
      <div id={`${id}-note`}>
        <HalfSentence sentence={said.trim()} words={sentenceWords} />
      </div>
      {mended && said.trim() === "" ? <OfferedSentence text={mended} onUse={() => onSay(mended)} /> : null}
    </li>
  );
}
