import type { ReactNode } from "react";
import type { ListPart } from "#shared/letters/letter-parts.ts";

/** Counted from 0. The list's cells count as the paragraph after the last: two to a row. */
type SentencePlace = { paragraph: number; sentence: number };

/** Draws one sentence, e.g. as a button that shows its source. It must keep the sentence's text. */
export type RenderSentence<Sentence> = (sentence: Sentence, place: SentencePlace) => ReactNode;

/**
 * What is asked beside what is brought. On narrow paper each answer stands under its question; the roles keep it a table
 * to screen readers where a browser goes by the boxes.
 */
export function LetterListTable<Sentence extends { text: string }>({
  list: { heads, rows },
  paragraph,
  renderSentence,
}: {
  list: ListPart<Sentence>;
  paragraph: number;
  renderSentence: RenderSentence<Sentence>;
}) {
  const [asked, brought] = heads;
  return (
    <table {...asTable} className="w-full border-ink-2 border-b text-left @max-[26rem]:block">
      <thead {...asGroup} className="@max-[26rem]:block">
        <tr
          {...asRow}
          className={`border-ink-2 border-b text-ink-2 text-small italic ${stacked} @max-[26rem]:flex @max-[26rem]:items-baseline`}
        >
          <th
            {...asColumn}
            scope="col"
            className="w-2/5 py-1.5 pr-4 font-normal @max-[26rem]:w-auto @max-[26rem]:pr-1.5"
          >
            {asked}
          </th>
          <th
            {...asColumn}
            scope="col"
            className="py-1.5 font-normal @max-[26rem]:text-base @max-[26rem]:text-ink @max-[26rem]:not-italic @max-[26rem]:before:mr-1.5 @max-[26rem]:before:content-['/']"
          >
            {brought}
          </th>
        </tr>
      </thead>
      <tbody {...asGroup} className="@max-[26rem]:block">
        {rows.map(({ ask, bring }, row) => (
          <tr
            {...asRow}
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            key={row}
            className={`break-inside-avoid border-paper-rule border-b last:border-b-0 ${stacked} @max-[26rem]:py-2`}
          >
            <th
              {...asRowHead}
              scope="row"
              className="py-1.5 pr-4 font-normal text-ink-2 @max-[26rem]:block @max-[26rem]:p-0 @max-[26rem]:text-base @max-[26rem]:italic"
            >
              {renderSentence(ask, { paragraph, sentence: 2 * row })}
            </th>
            <td {...asCell} className="py-1.5 @max-[26rem]:block @max-[26rem]:p-0">
              {renderSentence(bring, { paragraph, sentence: 2 * row + 1 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const stacked = "align-baseline @max-[26rem]:block";
const asTable = { role: "table" };
const asGroup = { role: "rowgroup" };
const asRow = { role: "row" };
const asColumn = { role: "columnheader" };
const asRowHead = { role: "rowheader" };
const asCell = { role: "cell" };
