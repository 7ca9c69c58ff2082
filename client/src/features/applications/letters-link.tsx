import { parseISO } from "date-fns";
import { FileText, PenLine } from "lucide-react";
import { Link } from "react-router-dom";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { openLetterPath, writeForPath } from "#client/lib/paths.ts";
import { dayOf, dayWords } from "./application-labels.ts";
import type { ShownApplication } from "./shown-application.ts";
import { useHasUnsavedLetter } from "./unsaved-letters-context.ts";

/** The newest letter of an application, or the way to write one. Opening it is what lets the application go on. */
export function LettersLink({
  application,
  onOpen,
  short = false,
}: {
  application: ShownApplication;
  onOpen: () => void;
  short?: boolean;
}) {
  const letter = application.letters.at(-1);
  const isUnsaved = useHasUnsavedLetter(application);
  const linkClass =
    "relative inline-flex items-center gap-2 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-strong hover:underline";
  if (isUnsaved)
    return (
      <Link to={writeForPath(application.key)} className={linkClass}>
        <FileText {...smallIcon} />
        {short ? "Letter" : "Letter, not saved"}
        <span className="sr-only">
          {short ? ", not saved" : ""}, for {application.role}
        </span>
      </Link>
    );
  if (!letter && application.status !== "draft" && application.status !== "ready")
    return short ? null : <span className="text-quiet">No letter here</span>;
  if (!letter)
    return (
      <Link to={writeForPath(application.key)} className={linkClass}>
        <PenLine {...smallIcon} />
        {short ? "Write" : "Write the letter"}
        <span className="sr-only"> for {application.role}</span>
      </Link>
    );
  const day = letter.createdAt ? dayWords(dayOf(parseISO(letter.createdAt))) : letter.title;
  return (
    <Link to={openLetterPath(application.kept, letter.id)} onClick={onOpen} className={linkClass}>
      <FileText {...smallIcon} />
      <span className="sr-only">{letter.title}, </span>
      {short ? "Letter" : day}
      {application.unopened ? (
        <span className="rounded-badge bg-warning-wash px-1.5 text-small text-warning">Unread</span>
      ) : null}
    </Link>
  );
}
