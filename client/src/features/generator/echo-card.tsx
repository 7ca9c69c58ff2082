import { CheckCheck, Repeat2, TriangleAlert } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { Echoes } from "#shared/letters/find-echoes.ts";

/** The name of another company stands in the letter: to be seen before it is sent. */
export function LeftCompanyNote({ companies }: Pick<Echoes, "companies">) {
  if (companies.length === 0) return null;
  return (
    <section role="alert" aria-label="Another company's name" className="rounded-box bg-card px-5 py-4">
      {companies.map(({ name, sentence }) => (
        <div key={name} className="flex gap-2.5">
          <TriangleAlert {...smallIcon} className="mt-1 shrink-0 text-warning" />
          <p className="min-w-0 break-words">
            <strong className="font-semibold text-strong">{name}</strong> is a company you wrote to before:{" "}
            <q>{sentence}</q>
          </p>
        </div>
      ))}
    </section>
  );
}

/** What the letter repeats of the person's earlier ones; closed, it is one line. */
export function EchoCard({ echoes }: { echoes: Echoes }) {
  const { compared, repeated, worn } = echoes;
  if (compared === 0) return null;
  const letters = compared === 1 ? "your earlier letter" : `your ${compared} earlier letters`;
  const found = repeated.length + worn.length;
  if (found === 0)
    return (
      <p className="flex gap-2.5 px-5 pt-4 text-small">
        <CheckCheck {...smallIcon} className="mt-0.5 shrink-0 text-success" />
        Nothing repeated from {letters}.
      </p>
    );
  return (
    <details className="px-5 pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 font-heading text-base text-strong">
        <Repeat2 {...smallIcon} className="shrink-0 text-warning" />
        {found === 1 ? "1 repeat" : `${found} repeats`} from {letters}
      </summary>
      {repeated.length > 0 ? (
        <>
          <h3 className="mt-1 font-semibold text-small text-strong">Also in that letter</h3>
          <ul aria-label="Also in that letter" className="mt-1 grid gap-1.5 text-small">
            {repeated.map(({ sentence, title }) => (
              <li key={sentence} className="break-words">
                <q>{sentence}</q> <span className="text-quiet">in {title}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {worn.length > 0 ? (
        <>
          <h3 className="mt-3 font-semibold text-small text-strong">In many of your letters</h3>
          <ul aria-label="In many of your letters" className="mt-1 grid gap-1.5 text-small">
            {worn.map(({ phrase, letters: times }) => (
              <li key={phrase} className="break-words">
                <q>{phrase}</q> <span className="text-quiet">in {times}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}
