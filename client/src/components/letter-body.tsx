import { Fragment } from "react";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import { isPoint } from "#shared/letters/point-lines.ts";
import { LetterListTable, type RenderSentence } from "./letter-list-table.tsx";

/** Subject to enclosures in letter type. Line breaks inside a part are kept. */
export function LetterBody<Sentence extends { text: string }>({
  parts,
  subjectLast = false,
  free,
  renderSentence = (sentence) => sentence.text,
}: {
  parts: LetterParts<Sentence>;
  /** The subject stands under the greeting. */
  subjectLast?: boolean;
  /** Free lines above greeting and signature; the sheet's own where it is left out. */
  free?: { greeting: number; signature: number } | undefined;
  renderSentence?: RenderSentence<Sentence> | undefined;
}) {
  const { subject, greeting, paragraphs, list, closing, signature, enclosures } = parts;
  const table = list ? (
    <LetterListTable list={list} paragraph={paragraphs.length} renderSentence={renderSentence} />
  ) : null;
  return (
    <div className="mt-5 space-y-(--letter-gap,1rem) text-pretty whitespace-pre-line text-ink text-lead leading-(--letter-leading,1.75rem) first:mt-0">
      {subject && !subjectLast ? <p className="font-display">{subject}</p> : null}
      {greeting ? <p style={free && subject ? { marginTop: `${free.greeting}lh` } : undefined}>{greeting}</p> : null}
      {subject && subjectLast ? <p className="font-display">{subject}</p> : null}
      {paragraphs.map((sentences, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
        <Fragment key={paragraph}>
          {list?.after === paragraph ? table : null}
          <p>
            {sentences.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no identity but their place
              <Fragment key={index}>
                {index > 0 ? " " : null}
                {isPoint(sentence.text) ? (
                  <span className="-indent-[0.8em] block pl-[0.8em]">
                    {renderSentence(sentence, { paragraph, sentence: index })}
                  </span>
                ) : (
                  renderSentence(sentence, { paragraph, sentence: index })
                )}
              </Fragment>
            ))}
          </p>
        </Fragment>
      ))}
      {list && list.after >= paragraphs.length ? table : null}
      {closing || signature ? (
        <div>
          {closing ? <p>{closing}</p> : null}
          {signature ? (
            <p className={closing ? "mt-7" : undefined} style={free ? { marginTop: `${free.signature}lh` } : undefined}>
              {signature}
            </p>
          ) : null}
        </div>
      ) : null}
      {enclosures ? <p className="mt-7 text-base leading-6">{enclosures}</p> : null}
    </div>
  );
}
