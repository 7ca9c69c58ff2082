import { Copy, History, Pencil, Trash2 } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { takeRows } from "#client/components/facts/take-rows.ts";
import { LetterSheet } from "#client/components/letter-sheet.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { MenuEntry } from "#client/components/ui/open-menu.tsx";
import { SignInLink } from "#client/features/auth/sign-in-link.tsx";
import { downloadText } from "#client/features/letter-export/download-letter.ts";
import { useSavedLetters } from "#client/features/letters/letters.api.ts";
import { useLocalLetters } from "#client/features/letters/use-local-letters.ts";
import { counted, countRows } from "#client/features/material/count-rows.ts";
import { DeleteFactsDialog } from "#client/features/material/delete-facts-dialog.tsx";
import { FactsBeside } from "#client/features/material/facts-beside.tsx";
import { factsText } from "#client/features/material/facts-text.ts";
import { NameSetDialog } from "#client/features/material/name-set-dialog.tsx";
import { SetChips } from "#client/features/material/set-chips.tsx";
import { SetEditor } from "#client/features/material/set-editor.tsx";
import { SetVersionsDialog } from "#client/features/material/set-versions-dialog.tsx";
import { toldInLetters } from "#client/features/material/told-in-letters.ts";
import type { ListedSet, useFactSets } from "#client/features/material/use-fact-sets.ts";
import { messages } from "#client/lib/messages.ts";
import { paths } from "#client/lib/paths.ts";
import { writeStartFacts } from "#client/lib/start-facts.ts";
import { showToast } from "#client/lib/toasts.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";

type Asking = "new" | "rename" | "versions" | "delete" | null;

/** One set of facts: its rows, the head of its letters, and what can be done with it. */
export function FactSetView({
  open,
  facts,
  signedIn,
  onOpen,
  reading,
  onImport,
  onPaste,
}: {
  open: ListedSet;
  facts: ReturnType<typeof useFactSets>;
  signedIn: boolean;
  onOpen: (key: string) => void;
  reading: boolean;
  onImport: (into: (added: Facts) => void) => void;
  onPaste: (into: (added: Facts) => void) => void;
}) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>(null);
  const letters = useLetterTexts(signedIn);
  const remarkOf = useCallback(
    (rows: Facts) => {
      const told = toldInLetters(rows, letters);
      return (id: string) => (told.has(id) ? `In ${counted(told.get(id) ?? 0, "letter")}` : null);
    },
    [letters],
  );
  const openNew = (key: string | null) => {
    if (key) onOpen(key);
    setAsking(null);
  };

  return (
    <SetEditor
      listed={open}
      onRefused={() => showToast(messages.storageFailed)}
      remarkOf={remarkOf}
      above={({ content, change }) => (
        <>
          <SetChips
            sets={facts.sets}
            open={open}
            onOpen={onOpen}
            onNew={() => setAsking("new")}
            entries={entriesFor({
              ask: setAsking,
              copy: async () => openNew(await facts.create({ ...content, name: copyName(content.name) })),
            })}
          />
          <div className="my-4 flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-60 text-lead">
              <strong className="font-semibold text-strong">{counted(countRows(content.facts), "fact")}.</strong> Start
              any new letter from them.
            </p>
            <Button
              look="main"
              onClick={() => {
                if (writeStartFacts({ key: open.key, facts: content.facts })) navigate(paths.promptReset);
                else showToast(messages.storageFailed);
              }}
            >
              Start a letter with these
            </Button>
          </div>
          {asking === "rename" ? (
            <NameSetDialog
              title="Rename this set"
              keepLabel="Rename"
              start={content}
              onClose={() => setAsking(null)}
              onKeep={(named) => {
                change({ ...content, ...named });
                setAsking(null);
              }}
            />
          ) : null}
          {asking === "versions" ? (
            <SetVersionsDialog
              name={content.name}
              setKey={open.key}
              load={() => facts.versionsOf(open)}
              onClose={() => setAsking(null)}
              onBringBack={(earlier) => {
                change({ ...content, facts: earlier }, true);
                setAsking(null);
                showToast(messages.factsRestored, { label: "Undo", onPress: () => change(content, true) });
              }}
            />
          ) : null}
          {asking === "delete" ? (
            <DeleteFactsDialog
              facts={content.facts}
              onClose={() => setAsking(null)}
              onDelete={() => {
                setAsking(null);
                void facts.remove(open, onOpen);
              }}
            />
          ) : null}
          {asking === "new" ? (
            <NameSetDialog
              title="A new set of facts"
              keepLabel="Create set"
              start={{ name: "", language: content.language }}
              onClose={() => setAsking(null)}
              onKeep={async (named) => {
                const { completions: _none, ties: _noTies, ...none } = emptyMaterial;
                openNew(await facts.create({ ...named, facts: { ...none, person: content.facts.person } }));
              }}
            />
          ) : null}
        </>
      )}
      beside={({ content, change }) => {
        const takeIn = (added: Facts) => change({ ...content, facts: takeRows(content.facts, added) }, true);
        const { person } = content.facts;
        return (
          <>
            <div className="max-wide:hidden">
              <p className="mb-2 text-small">At the top of every letter</p>
              <LetterSheet
                label="Your letterhead"
                lit
                className="min-h-55! px-9! py-9! max-w-full"
                letterhead={{
                  name: `${person.firstName} ${person.lastName}`.trim() || "Your name",
                  location: person.place,
                  email: person.email,
                  phone: person.phone,
                }}
              />
            </div>
            <FactsBeside
              isImporting={reading}
              onImport={() => onImport(takeIn)}
              onPaste={() => onPaste(takeIn)}
              onExport={() => void downloadText({ title: content.name, content: factsText(content.facts) })}
              onDelete={() => setAsking("delete")}
              keptWhere={
                open.kept === "account" ? null : (
                  <>
                    Kept in this browser only.{" "}
                    {signedIn ? null : (
                      <>
                        <SignInLink className="font-semibold text-accent-text" /> to move them to your account.
                      </>
                    )}
                  </>
                )
              }
            />
          </>
        );
      }}
    />
  );
}

function entriesFor({ ask, copy }: { ask: (asking: Asking) => void; copy: () => void }): MenuEntry[] {
  return [
    { key: "rename", label: "Rename", icon: <Pencil {...smallIcon} />, onSelect: () => ask("rename") },
    { key: "copy", label: "Copy", icon: <Copy {...smallIcon} />, onSelect: copy },
    { key: "versions", label: "Earlier versions", icon: <History {...smallIcon} />, onSelect: () => ask("versions") },
    { key: "delete", label: "Delete", icon: <Trash2 {...smallIcon} />, onSelect: () => ask("delete") },
  ];
}

function copyName(name: string): string {
  return `${name.slice(0, 70)} (copy)`;
}

/** The words of all letters of the person, as far as they are loaded. */
function useLetterTexts(signedIn: boolean): readonly string[] {
  const local = useLocalLetters();
  const { data: saved } = useSavedLetters({ enabled: signedIn });
  return useMemo(
    () => [...local, ...((signedIn && saved) || [])].map(({ content }) => content),
    [local, saved, signedIn],
  );
}
