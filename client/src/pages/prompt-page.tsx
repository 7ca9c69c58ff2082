import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { Generator } from "#client/features/generator/generator.tsx";
import type { GeneratorProps } from "#client/features/generator/generator-props.ts";
import { readInitialState, readLeftBehind } from "#client/features/generator/initial-state.ts";
import type { FileFormat } from "#client/features/generator/letter-actions.ts";
import type { LetterFile } from "#client/features/generator/letter-file.ts";
import { fetchReadPart } from "#client/features/generator/posting/read-part.tsx";
import { fetchPosting, usePostingReading } from "#client/features/postings/postings.api.ts";
import { useOwnedTemplates } from "#client/features/purchases/use-owned-templates.ts";
import { useImportedResume } from "#client/features/resume/use-imported-resume.ts";
import { readStoredText, storageKeys } from "#client/lib/browser-storage.ts";
import { onFirstUse } from "#client/lib/first-use.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import { messages } from "#client/lib/messages.ts";
import { paths } from "#client/lib/paths.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { Keeping } from "./desk-keeping.tsx";
import { useImportedFacts } from "./use-imported-facts.ts";

const DeskKeeping = laterPart(() => import("./desk-keeping.tsx").then((all) => all.DeskKeeping));
const StartWithApplication = laterPart(
  () => import("./start-with-application.tsx").then((all) => all.StartWithApplication),
  // In words alone: who comes without an application need not load what one looks like while it is on its way.
  <p role="status" className="mx-auto max-w-column px-5 py-7 lg:px-8">
    Loading the application
  </p>,
);
const StartOver = laterPart(() => import("#client/features/start-over/start-over.tsx").then((all) => all.StartOver));

/**
 * The cover letter generator; `?reset=true` opens it with nothing cached, `?new=true` with the person's facts and room for
 * a posting, `?application=KEY` with that application's job on the desk.
 */
export function PromptPage() {
  const [search] = useSearchParams();
  const application = search.get("application");
  return application ? <StartWithApplication applicationKey={application} /> : <PromptDesk />;
}

function PromptDesk() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const reset = search.get("reset") === "true";
  const isNew = search.get("new") === "true";
  const { user } = useCurrentUser();
  const queryClient = useQueryClient();
  const { contact, resume } = useImportedResume();
  const imported = useImportedFacts(resume);
  const ownedTemplates = useOwnedTemplates(user);
  const [leftBehind] = useState(readLeftBehind);
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [isUsed, setUsed] = useState(isAnythingKept);
  const [startOverOpen, setStartOverOpen] = useState(false);
  const [startOverUsed, setStartOverUsed] = useState(false);

  // From the first word typed on there is something to keep: loading the address again must not clear it.
  const onChanged = useCallback(() => {
    setUsed(true);
    if (reset || isNew) setSearch({}, { replace: true });
  }, [reset, isNew, setSearch]);
  useEffect(() => onFirstUse(() => setUsed(true)), []);

  return (
    <>
      <Generator
        initial={() => readInitialState({ reset, isNew, imported })}
        toPosting={isNew}
        leftBehind={leftBehind}
        contact={{ ...contact, email: contact.email || (user?.email ?? "") }}
        imported={imported}
        savedFacts={keeping?.savedFacts ?? notKnownYet}
        usePostingReading={usePostingReading}
        onReadLink={fetchPosting}
        onImportResume={(file) => importFacts(file, queryClient)}
        onSortText={sortFacts}
        signedIn={Boolean(user)}
        ownedTemplates={ownedTemplates}
        earlierLetters={keeping?.earlierLetters ?? none}
        onJob={keeping?.onJob ?? null}
        onStartOver={() => {
          setStartOverUsed(true);
          setStartOverOpen(true);
        }}
        onChanged={onChanged}
        onSave={keeping?.onSave ?? saveNowhere}
        onDownload={download}
        onPrepareDownload={prepareDownload}
      />
      {isUsed || user ? <DeskKeeping userId={user === null ? null : user?.id} onKeeping={setKeeping} /> : null}
      {startOverUsed ? (
        <StartOver
          open={startOverOpen}
          onOpenChange={setStartOverOpen}
          destination={paths.promptReset}
          onGoToGenerator={() => navigate(paths.prompt)}
        />
      ) : null}
    </>
  );
}

/** Who comes back finds everything in its place: the parts that their desk shows come with it. */
export async function fetchShownParts(): Promise<void> {
  if (isAnythingKept()) await Promise.all([DeskKeeping.fetch(), fetchReadPart()]).catch(() => null);
}

function isAnythingKept(): boolean {
  const { generatorState, myFacts, savedCoverLetters } = storageKeys;
  return [generatorState, myFacts, savedCoverLetters].some((key) => readStoredText(key) !== null);
}

const none: readonly never[] = [];

const notKnownYet: Keeping["savedFacts"] = { sets: null, save: async () => null, create: async () => null };

/** The code that saves has not come, which happens offline only. */
async function saveNowhere(): Promise<boolean> {
  showToast(messages.saveFailed);
  return false;
}

async function importFacts(file: File, queryClient: QueryClient) {
  const [{ importResume }, { toMaterial }] = await Promise.all([
    import("#client/features/resume/import-resume.ts"),
    import("#shared/material/to-material.ts"),
  ]);
  return toMaterial({ resume: await importResume(file, queryClient) });
}

async function sortFacts(text: string) {
  const [{ sortText }, { withLeftover }] = await Promise.all([
    import("#client/features/material/material.api.ts"),
    import("#client/features/material/with-leftover.ts"),
  ]);
  return withLeftover(await sortText(text));
}

/** The code that makes files comes with the first of them. */
function prepareDownload(): void {
  // Without a network a download says itself that it needs one.
  void import("#client/features/letter-export/download-letter.ts")
    .then(({ preparePdf }) => preparePdf())
    .catch(() => null);
}

async function download(letter: LetterFile, format: FileFormat): ReturnType<GeneratorProps["onDownload"]> {
  const { downloadInFormat } = await import("./letter-downloads.ts");
  return downloadInFormat(letter, format);
}
