import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { Generator } from "#client/features/generator/generator.tsx";
import type { GeneratorProps } from "#client/features/generator/generator-props.ts";
import { readInitialState } from "#client/features/generator/initial-state.ts";
import type { FileFormat } from "#client/features/generator/letter-actions.ts";
import type { LetterFile } from "#client/features/generator/letter-file.ts";
import { useEarlierLetters } from "#client/features/letters/use-earlier-letters.ts";
import { useSaveLetter } from "#client/features/letters/use-save-letter.ts";
import { fetchPosting, usePostingReading } from "#client/features/postings/postings.api.ts";
import { useOwnedTemplates } from "#client/features/purchases/use-owned-templates.ts";
import { useImportedResume } from "#client/features/resume/use-imported-resume.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import { paths } from "#client/lib/paths.ts";
import { StartWithApplication } from "./start-with-application.tsx";
import { useImportedFacts } from "./use-imported-facts.ts";
import { useKeptJob } from "./use-kept-job.ts";
import { useSavedSets } from "./use-saved-sets.ts";

const StartOver = laterPart(() => import("#client/features/start-over/start-over.tsx").then((all) => all.StartOver));

/**
 * The cover letter generator; `?reset=true` opens it with nothing cached, `?application=KEY` with that application's job on
 * the desk.
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
  const { user } = useCurrentUser();
  const queryClient = useQueryClient();
  const savedFacts = useSavedSets(user === undefined ? undefined : user !== null);
  const { contact, resume } = useImportedResume();
  const imported = useImportedFacts(resume);
  const { saveLetter } = useSaveLetter({ signedIn: Boolean(user) });
  const ownedTemplates = useOwnedTemplates(user);
  const keepJob = useKeptJob(Boolean(user));
  const earlierLetters = useEarlierLetters(Boolean(user));
  const [startOverOpen, setStartOverOpen] = useState(false);
  const [startOverUsed, setStartOverUsed] = useState(false);

  // From the first word typed on there is something to keep: loading the address again must not clear it.
  const onChanged = useCallback(() => {
    if (reset) setSearch({}, { replace: true });
  }, [reset, setSearch]);

  return (
    <>
      <Generator
        initial={() => readInitialState({ reset, imported })}
        contact={{ ...contact, email: contact.email || (user?.email ?? "") }}
        imported={imported}
        savedFacts={savedFacts}
        usePostingReading={usePostingReading}
        onReadLink={fetchPosting}
        onImportResume={(file) => importFacts(file, queryClient)}
        onSortText={sortFacts}
        signedIn={Boolean(user)}
        ownedTemplates={ownedTemplates}
        earlierLetters={earlierLetters}
        onJob={keepJob}
        onStartOver={() => {
          setStartOverUsed(true);
          setStartOverOpen(true);
        }}
        onChanged={onChanged}
        onSave={async (letter) => (await saveLetter(letter)) !== "nowhere"}
        onDownload={download}
      />
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
async function download(letter: LetterFile, format: FileFormat): ReturnType<GeneratorProps["onDownload"]> {
  const { downloadInFormat } = await import("./letter-downloads.ts");
  return downloadInFormat(letter, format);
}
