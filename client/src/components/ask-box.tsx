import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";

/** Asks in place about something that was read unsurely; the answers stand below the question. */
export function AskBox({ fact, question, children }: { fact: string; question: string; children: ReactNode }) {
  return (
    <div data-doubt="" className="rounded bg-raised px-4 py-4">
      <p className="flex items-start gap-2.5 text-strong">
        <CircleAlert {...largeIcon} className="mt-0.5 size-4 shrink-0 text-warning" />
        <span>
          <strong className="font-semibold">{fact}</strong> {question}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2 pl-6.5">{children}</div>
    </div>
  );
}

/** "1 to check", beside a heading. */
export function ToCheck({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-1.5 font-semibold text-small text-warning">
      <CircleAlert {...largeIcon} className="size-4 shrink-0" />
      {count} to check
    </span>
  );
}
