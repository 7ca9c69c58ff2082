import { Info } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";

/** What was done differently from what was asked, and which facts would help most. */
export function AdviceCard({
  notices,
  hints,
  onEditDetails,
}: {
  notices: readonly string[];
  hints: readonly string[];
  onEditDetails: () => void;
}) {
  if (notices.length + hints.length === 0) return null;
  return (
    <section aria-labelledby="advice-title" className="rounded-box bg-card px-5 py-4">
      <h2 id="advice-title" className="font-heading text-base text-strong">
        {notices.length > 0 ? "Good to know" : "What would make it stronger"}
      </h2>
      <ul className="mt-2 grid gap-2">
        {[...notices, ...hints].map((text) => (
          <li key={text} className="flex gap-2.5">
            <Info {...smallIcon} className="mt-1 shrink-0 text-accent" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {hints.length > 0 ? (
        <Button size="small" className="mt-3" onClick={onEditDetails}>
          Add to your details
        </Button>
      ) : null}
    </section>
  );
}
