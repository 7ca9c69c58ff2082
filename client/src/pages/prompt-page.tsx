import { useCallback, useState } from "react";
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
import { useOwnedTemplates } from "#client/features/purchases/use-owned-templates.ts";
import { useResumeContact } from "#client/features/resume/use-resume-contact.ts";
import { StartOver } from "#client/features/start-over/start-over.tsx";
import { paths } from "#client/lib/paths.ts";
import { designOf } from "#shared/templates/designs.ts";

/** The cover letter generator; `?reset=true` opens it with nothing cached. */
export function PromptPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const reset = search.get("reset") === "true";
  const { user } = useCurrentUser();
  const { contact, hasResume } = useResumeContact();
  const { saveLetter } = useSaveLetter({ signedIn: Boolean(user) });
  const ownedTemplates = useOwnedTemplates(user);
  const earlierLetters = useEarlierLetters(Boolean(user));
  const [startOverOpen, setStartOverOpen] = useState(false);

  // From the first word typed on there is something to keep: loading the address again must not clear it.
  const onChanged = useCallback(() => {
    if (reset) setSearch({}, { replace: true });
  }, [reset, setSearch]);

  return (
    <>
      <Generator
        initial={() => readInitialState({ reset })}
        contact={{ ...contact, email: contact.email || (user?.email ?? "") }}
        hasResume={hasResume}
        signedIn={Boolean(user)}
        ownedTemplates={ownedTemplates}
        earlierLetters={earlierLetters}
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
