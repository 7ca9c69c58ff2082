import { FileText, Quote } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { markedSentence, sampleSources } from "./sample-letter.ts";

/** Where the marked sentence of the sample comes from; the thread names it on wide screens, a quotation elsewhere. */
export function SampleNotes({ note }: { note: RefObject<HTMLDivElement | null> }) {
  return (
    <section ref={note} aria-labelledby="sample-sources" className="w-fit lg:pr-6">
      <h2 id="sample-sources" className="font-normal text-quiet text-small">
        Where this sentence comes from
      </h2>
      <p className="mt-2 max-w-[34rem] lg:sr-only">“{markedSentence}”</p>
      <ul className="mt-2 grid gap-2 text-strong">
        {sampleSources.map((source) => (
          <li key={source.origin} className="flex items-start gap-2.5">
            <span className="mt-1 shrink-0 text-accent">{icons[source.origin]}</span>
            {source.text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons: Record<(typeof sampleSources)[number]["origin"], ReactNode> = {
  resume: <FileText aria-hidden="true" size={16} strokeWidth={1.75} />,
  posting: <Quote aria-hidden="true" size={16} strokeWidth={1.75} />,
};
