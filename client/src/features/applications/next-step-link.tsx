import { Link } from "react-router-dom";
import { applicationPath } from "#client/lib/paths.ts";
import { nextStepOf } from "#shared/applications/next-step.ts";
import { daysWords, dayWords } from "./application-labels.ts";
import type { ShownApplication } from "./shown-application.ts";
import { useHasUnsavedLetter } from "./unsaved-letters-context.ts";

/** What comes next, which leads to the application; nothing where it has ended. */
export function NextStepLink({ application, withNote }: { application: ShownApplication; withNote: boolean }) {
  const next = nextStepOf(application);
  const isUnsaved = useHasUnsavedLetter(application);
  if (!next) return <span className="text-quiet">Nothing to do</span>;
  const note = next.on ? `${dayWords(next.on)}${next.at ? `, ${next.at}` : ""}, ${daysWords(next.on)}` : null;
  return (
    <span className="min-w-0">
      <Link
        to={applicationPath(application.key)}
        className="relative font-semibold text-accent-text after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:underline"
      >
        {isUnsaved && !next.own && application.status === "draft" ? "Save the letter" : next.text}
      </Link>
      {withNote && note ? <span className="block text-quiet text-small">{note}</span> : null}
    </span>
  );
}
