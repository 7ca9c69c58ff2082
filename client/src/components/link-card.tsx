import { CircleCheck, Link2Off, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { ListProblem } from "./list-problem.tsx";
import { largeIcon } from "./ui/icon-sizes.ts";
import { Spinner } from "./ui/spinner.tsx";

const icons = {
  done: <CircleCheck {...largeIcon} className="text-success" />,
  ask: <Mail {...largeIcon} className="text-accent-text" />,
  void: <Link2Off {...largeIcon} className="text-warning" />,
};

/** One thing behind a link of a mail: what it asks, what was done, or that it is no good any more. */
export function LinkCard(card: { kind: keyof typeof icons; title: string; children: ReactNode; actions: ReactNode }) {
  const { kind, title, children, actions } = card;
  return (
    <section role={kind === "ask" ? undefined : "status"} className="rounded-box bg-card p-6 sm:p-8">
      {icons[kind]}
      <h1 className="mt-4 font-heading text-title">{title}</h1>
      <div className="mt-2 grid gap-3 [overflow-wrap:anywhere]">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}

export function LinkColumn({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-lg px-5 pt-10 pb-16 lg:pt-16">{children}</div>;
}

/** The page behind a link of a mail, with what stands there until the link was looked at. */
export function LinkPage<State>(page: {
  check: { data: State | undefined; isError: boolean; refetch: () => unknown };
  children: (state: State) => ReactNode;
}) {
  const { check, children } = page;
  return (
    <LinkColumn>
      {check.isError ? (
        <ListProblem title="Couldn't check this link" onRetry={() => void check.refetch()}>
          The server didn't respond. Your link still works.
        </ListProblem>
      ) : check.data === undefined ? (
        <p role="status" className="flex items-center gap-2.5">
          <Spinner />
          Checking your link
        </p>
      ) : (
        children(check.data)
      )}
    </LinkColumn>
  );
}
