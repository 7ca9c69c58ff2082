import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { takeRows } from "#client/components/facts/take-rows.ts";
import { ListProblem } from "#client/components/list-problem.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { SignInLink } from "#client/features/auth/sign-in-link.tsx";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { FactsEmpty } from "#client/features/material/facts-empty.tsx";
import { FactsLoading } from "#client/features/material/facts-loading.tsx";
import { PastePanel } from "#client/features/material/paste-panel.tsx";
import { SortedList } from "#client/features/material/sorted-list.tsx";
import { useFactSets } from "#client/features/material/use-fact-sets.ts";
import { currentBackTarget } from "#client/lib/back-target.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import type { SortedText } from "#shared/material/sort.schema.ts";
import { FactSetView } from "./fact-set-view.tsx";
import { HistoryNav } from "./history-nav.tsx";
import { useFactsImport } from "./use-facts-import.ts";

const { completions: _none, ties: _noTies, ...noFacts } = emptyMaterial;

/** What a person keeps of themselves for letters to come, in sets. */
export function MyFactsPage() {
  useDocumentTitle("My facts");
  const navigate = useNavigate();
  const { user, failed: userFailed, retry: retryUser } = useCurrentUser();
  const facts = useFactSets({ signedIn: user === undefined ? undefined : user !== null });
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [sorted, setSorted] = useState<SortedText | null>(null);
  const [pasting, setPasting] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  /** Where rows that were read go: into the open set, or they make the first one. */
  const take = useRef<(added: Facts) => void>(() => {});
  const { reading, read } = useFactsImport(setSorted);

  const open = facts.sets.find(({ key }) => key === openKey) ?? facts.sets[0];
  const problem = userFailed || facts.failed;
  const loading = !problem && facts.loading;

  async function makeFirst(added: Facts): Promise<void> {
    const key = await facts.create({ name: "My facts", language: "en", facts: takeRows(noFacts, added) });
    if (key) setOpenKey(key);
  }
  const importInto = (into: (added: Facts) => void) => {
    take.current = into;
    file.current?.click();
  };
  const pasteInto = (into: (added: Facts) => void) => {
    take.current = into;
    setPasting(true);
  };

  return (
    <div className="mx-auto max-w-column px-5 pb-32 lg:px-8 lg:pb-16">
      <div className="flex items-center gap-x-3 py-3 lg:py-7">
        <IconButton
          label="Back"
          className="-ml-3"
          icon={<ArrowLeft {...largeIcon} />}
          onClick={() => navigate(currentBackTarget(paths.myFacts))}
        />
        <h1 className="font-heading text-title">My facts</h1>
      </div>
      <HistoryNav current="facts" />
      {problem ? (
        <ListProblem title="Couldn't load your facts" onRetry={userFailed ? retryUser : facts.retry}>
          The server didn't respond. Nothing was lost.
        </ListProblem>
      ) : null}
      {loading ? <FactsLoading /> : null}
      {!problem && !loading && !open ? (
        <FactsEmpty
          isImporting={reading}
          onImport={() => importInto((added) => void makeFirst(added))}
          onPaste={() => pasteInto((added) => void makeFirst(added))}
          onType={() => void makeFirst(noFacts)}
        >
          {user ? null : (
            <p className="mt-4 text-quiet text-small">
              Saved some elsewhere?{" "}
              <SignInLink className="font-semibold text-accent-text underline underline-offset-4" />
            </p>
          )}
        </FactsEmpty>
      ) : null}
      {open && !loading ? (
        <FactSetView
          key={open.key}
          open={open}
          facts={facts}
          signedIn={Boolean(user)}
          onOpen={setOpenKey}
          reading={reading}
          onImport={importInto}
          onPaste={pasteInto}
        />
      ) : null}
      <input
        ref={file}
        type="file"
        aria-label="Resume file"
        hidden
        accept=".pdf,.doc,.docx"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void read(chosen);
          target.value = "";
        }}
      />
      <Dialog open={sorted !== null} onOpenChange={(isOpen) => isOpen || setSorted(null)} title="From your resume">
        {sorted ? (
          <SortedList
            title="What we read"
            sorted={sorted}
            onTake={(added) => {
              take.current(added);
              setSorted(null);
            }}
            onBack={() => setSorted(null)}
            backLabel="Cancel"
          />
        ) : null}
      </Dialog>
      <Dialog open={pasting} onOpenChange={setPasting} title="Paste anything">
        <PastePanel onTake={(added) => take.current(added)} onClose={() => setPasting(false)} />
      </Dialog>
    </div>
  );
}
