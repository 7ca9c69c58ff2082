import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { Generator } from "#client/features/generator/generator.tsx";
import type { GeneratorProps } from "#client/features/generator/generator-props.ts";
import { readInitialState } from "#client/features/generator/initial-state.ts";
import type { FileFormat } from "#client/features/generator/letter-actions.ts";
import type { LetterFile } from "#client/features/generator/letter-file.ts";
import { downloadDocx, downloadPdf, downloadText } from "#client/features/letter-export/download-letter.ts";
import type { LetterDocument } from "#client/features/letter-export/letter-document.ts";
import { readBack } from "#client/features/letter-export/read-back.ts";
import { useEarlierLetters } from "#client/features/letters/use-earlier-letters.ts";
import { useSaveLetter } from "#client/features/letters/use-save-letter.ts";
import { sortText } from "#client/features/material/material.api.ts";
import { withLeftover } from "#client/features/material/with-leftover.ts";
import { fetchPosting, usePostingReading } from "#client/features/postings/postings.api.ts";
import { useOwnedTemplates } from "#client/features/purchases/use-owned-templates.ts";
import { importResume } from "#client/features/resume/import-resume.ts";
import { useImportedResume } from "#client/features/resume/use-imported-resume.ts";
import { StartOver } from "#client/features/start-over/start-over.tsx";
import { readParsedResume } from "#client/lib/parsed-resume.ts";
import { paths } from "#client/lib/paths.ts";
import { readWizardAnswers } from "#client/lib/wizard-answers.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { toMaterial } from "#shared/material/to-material.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { designOf } from "#shared/templates/designs.ts";
import { StartWithApplication } from "./start-with-application.tsx";
import { useKeptJob } from "./use-kept-job.ts";
import { useSavedSets } from "./use-saved-sets.ts";

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
  const imported = useMemo(() => (resume === undefined ? null : importedFacts(resume)), [resume]);
  const { saveLetter } = useSaveLetter({ signedIn: Boolean(user) });
  const ownedTemplates = useOwnedTemplates(user);
  const keepJob = useKeptJob(Boolean(user));
  const earlierLetters = useEarlierLetters(Boolean(user));
  const [startOverOpen, setStartOverOpen] = useState(false);

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
        onImportResume={async (file) => toMaterial({ resume: await importResume(file, queryClient) })}
        onSortText={async (text) => withLeftover(await sortText(text))}
        signedIn={Boolean(user)}
        ownedTemplates={ownedTemplates}
        earlierLetters={earlierLetters}
        onJob={keepJob}
        onStartOver={() => setStartOverOpen(true)}
        onChanged={onChanged}
        onSave={async (letter) => (await saveLetter(letter)) !== "nowhere"}
        onDownload={(letter, format) => downloads[format](letter)}
      />
      <StartOver
        open={startOverOpen}
        onOpenChange={setStartOverOpen}
        destination={paths.promptReset}
        onGoToGenerator={() => navigate(paths.prompt)}
      />
    </>
  );
}

/** What questionnaire and resume say; of a resume that the server has forgotten, what this tab still knows. */
function importedFacts(resume: ImportedResume | null): Facts {
  const parsed = resume ? null : readParsedResume();
  const form = parsed && {
    firstName: parsed.firstName,
    lastName: parsed.lastName,
    skills: parsed.skills,
    linkedin: parsed.linkedIn,
  };
  const { completions: _none, ties: _noTies, ...facts } = toMaterial({ form, wizard: readWizardAnswers(), resume });
  return facts;
}

type Downloads = Record<FileFormat, (letter: LetterFile) => ReturnType<GeneratorProps["onDownload"]>>;

const downloads: Downloads = {
  pdf: (letter) => withReadBack(letter, downloadPdf),
  docx: (letter) => withReadBack(letter, downloadDocx),
  txt: async ({ title, text }) => {
    await downloadText({ title, content: text });
    return null;
  },
};

async function withReadBack(letter: LetterFile, download: (letter: LetterDocument) => Promise<Blob | null>) {
  const document = { ...letter, design: designOf(letter.templateId) };
  const file = await download(document);
  return file && { readBack: readBack(file, document) };
}
