import { Ellipsis } from "lucide-react";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { Menu } from "#client/components/ui/menu.tsx";
import type { MenuEntry } from "#client/components/ui/open-menu.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { bodyOf, previewOf, savedOn } from "./letter-labels.ts";
import type { DownloadFormat, ListedLetter } from "./listed-letter.ts";

export type LetterActions = {
  onView: () => void;
  onDownload: (format: DownloadFormat) => void;
  /** Missing where the letter cannot be edited. */
  onEdit?: (() => void) | undefined;
  /** Missing where the letter belongs to no application. */
  onApplication?: (() => void) | undefined;
  onDelete: () => void;
};

/** The letter's first words on unlit paper; the hovered or focused one is lit, on phones the newest. */
export function LetterCard({
  letter,
  actions,
  newest,
}: {
  letter: ListedLetter;
  actions: LetterActions;
  newest: boolean;
}) {
  const role = [letter.jobTitle, letter.company].filter((part) => part && part !== "Unknown").join(", ");
  // What the title says already stands there once.
  const note = [role === letter.title ? "" : role, savedOn(letter.createdAt)].filter(Boolean).join(" · ");
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={actions.onView}
        className={classNames(
          "on-paper flex h-48 w-full flex-col overflow-hidden rounded-paper px-8 py-6.5 text-left font-serif text-ink text-lead transition-[background-color,box-shadow] duration-slow",
          "bg-paper-unlit hover:bg-paper hover:shadow-halo focus-visible:bg-paper focus-visible:shadow-halo",
          newest && "max-md:bg-paper max-md:shadow-halo",
        )}
      >
        <span className="sr-only">View {letter.title}: </span>
        <span className="line-clamp-5 [overflow-wrap:anywhere]">{previewOf(bodyOf(letter.content))}</span>
      </button>
      <div className="mt-3 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-base text-strong" title={letter.title}>
            {/* By key the paper above does the same, and one stop is enough. */}
            <button
              type="button"
              tabIndex={-1}
              onClick={actions.onView}
              className="line-clamp-2 text-left wrap-anywhere"
            >
              {letter.title}
            </button>
          </h2>
          <p className="line-clamp-2 text-quiet text-small wrap-anywhere">{note}</p>
        </div>
        <Menu
          label={`Actions for ${letter.title}`}
          entries={menuEntries(actions)}
          trigger={
            <IconButton
              label={`More for ${letter.title}`}
              icon={<Ellipsis aria-hidden="true" size={20} strokeWidth={1.75} />}
            />
          }
        />
      </div>
    </li>
  );
}

function menuEntries({ onView, onDownload, onEdit, onApplication, onDelete }: LetterActions): MenuEntry[] {
  return [
    { key: "view", label: "View", onSelect: onView },
    { key: "pdf", label: "Download PDF", onSelect: () => onDownload("pdf") },
    { key: "docx", label: "Download Word (.docx)", onSelect: () => onDownload("docx") },
    { key: "txt", label: "Download text (.txt)", onSelect: () => onDownload("txt") },
    ...(onEdit ? [{ key: "edit", label: "Edit", onSelect: onEdit }] : []),
    ...(onApplication ? [{ key: "application", label: "Open its application", onSelect: onApplication }] : []),
    { key: "delete", label: "Delete", onSelect: onDelete },
  ];
}
