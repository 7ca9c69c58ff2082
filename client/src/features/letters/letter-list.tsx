import { useMemo, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { useOpened } from "#client/lib/use-opened.ts";
import { EditLocalDialog } from "./edit-local-dialog.tsx";
import { findLetters, type LetterOrder } from "./find-letters.ts";
import { LeavingLetter } from "./leaving-letter.tsx";
import { LetterCard } from "./letter-card.tsx";
import { LetterDialog } from "./letter-dialog.tsx";
import { LetterToolbar } from "./letter-toolbar.tsx";
import { type DownloadFormat, keyOf, type ListedLetter } from "./listed-letter.ts";

/** What fits a few screens; the rest comes on demand, so that a thousand letters open as quickly as six. */
const SHOWN_AT_ONCE = 60;

/** Letters as paper on the desk, with search and order; one opens in a dialog. */
export function LetterList({
  letters,
  onDownload,
  onEdit,
  onDelete,
  onApplication,
}: {
  letters: readonly ListedLetter[];
  onDownload: (letter: ListedLetter, format: DownloadFormat) => void;
  onEdit?: (id: number) => void;
  onDelete: (letter: ListedLetter) => void;
  /** Opens the application that a letter belongs to. */
  onApplication?: (applicationKey: string) => void;
}) {
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<LetterOrder>("newest");
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const [openKey, setOpenKey] = useOpened("open");
  const [editingKey, setEditingKey] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<{ key: string; format: DownloadFormat } | null>(null);
  const found = useMemo(() => findLetters(letters, { query, order }), [letters, query, order]);
  const byKey = (key: string | undefined) => letters.find((letter) => keyOf(letter) === key) ?? null;
  const leavingLetter = byKey(leaving?.key);
  const download = (letter: ListedLetter, format: DownloadFormat) => setLeaving({ key: keyOf(letter), format });
  const editOf = (letter: ListedLetter) => {
    if (letter.kept === "browser") return () => setEditingKey(keyOf(letter));
    return onEdit ? () => onEdit(letter.id) : undefined;
  };
  const applicationOf = ({ applicationKey }: ListedLetter) =>
    applicationKey && onApplication ? () => onApplication(applicationKey) : undefined;
  const editing = byKey(editingKey ?? undefined);
  const newest = useMemo(() => findLetters(letters, { query: "", order: "newest" })[0], [letters]);

  return (
    <>
      <LetterToolbar query={query} onQuery={setQuery} order={order} onOrder={setOrder} />
      <p role="status" className="sr-only">
        {query.trim() ? `${found.length} of ${letters.length} letters match` : ""}
      </p>
      {found.length === 0 ? <NoMatch query={query} onClear={() => setQuery("")} /> : null}
      <ul className="mt-7 grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2 wide:grid-cols-3">
        {found.slice(0, shown).map((letter) => (
          <LetterCard
            key={keyOf(letter)}
            letter={letter}
            newest={letter === newest}
            actions={{
              onView: () => setOpenKey(keyOf(letter)),
              onDownload: (format) => download(letter, format),
              onEdit: editOf(letter),
              onApplication: applicationOf(letter),
              onDelete: () => onDelete(letter),
            }}
          />
        ))}
      </ul>
      {found.length > shown ? (
        <Button className="mt-8" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          Show more ({found.length - shown} left)
        </Button>
      ) : null}
      <LetterDialog letter={byKey(openKey ?? undefined)} onClose={() => setOpenKey(null)} onDownload={download} />
      {editing?.kept === "browser" ? (
        <EditLocalDialog key={editingKey} letter={editing} onClose={() => setEditingKey(null)} />
      ) : null}
      {leaving && leavingLetter ? (
        <LeavingLetter
          letter={leavingLetter}
          verb="Download"
          onGoOn={(letter) => {
            setLeaving(null);
            onDownload(letter, leaving.format);
          }}
          onShow={() => {
            setLeaving(null);
            if (onEdit && leavingLetter.kept === "account") onEdit(leavingLetter.id);
            else setOpenKey(leaving.key);
          }}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </>
  );
}

function NoMatch({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div className="mt-7 rounded-box bg-card p-6">
      <p className="break-words font-semibold text-strong">No letter matches “{query.trim()}”.</p>
      <p>Search covers titles, job titles, companies, and letter text.</p>
      <Button className="mt-4" onClick={onClear}>
        Clear search
      </Button>
    </div>
  );
}
