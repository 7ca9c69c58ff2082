import { ArrowRight, Files, FileUp, PenLine } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { SourceThread } from "#client/components/source-thread.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { sampleLetter } from "#client/features/sample-letter/sample-letter.ts";
import { SampleNotes } from "#client/features/sample-letter/sample-notes.tsx";
import { SampleSheet } from "#client/features/sample-letter/sample-sheet.tsx";
import { useSampleShown } from "#client/features/sample-letter/use-sample-shown.ts";
import { readStoredText, storageKeys } from "#client/lib/browser-storage.ts";
import { classNames } from "#client/lib/class-names.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

const UnsavedLetters = laterPart(() =>
  import("#client/features/generator/unsaved-letters.tsx").then((all) => all.UnsavedLetters),
);

export function LandingPage() {
  useDocumentTitle();
  const navigate = useNavigate();
  const note = useRef<HTMLDivElement>(null);
  const sentence = useRef<HTMLElement>(null);
  const [sampleShown, toggleSample] = useSampleShown();
  return (
    <div className="relative mx-auto grid max-w-column grid-cols-1 gap-x-10 px-5 pb-16 lg:grid-cols-[400px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:px-8 wide:grid-cols-[480px_minmax(0,680px)] wide:gap-x-16">
      <section className="pt-5 lg:pt-[72px]">
        <h1 className="font-display text-display-phone lg:text-display">
          You did the work.
          <br />
          Now the letter.
        </h1>
        <p className="mt-4 max-w-[27.5rem] text-lead leading-[1.625rem] lg:mt-5 lg:leading-7">
          Paste a job posting, and your notes or resume. Get a cover letter where every sentence shows where it comes
          from. No account needed.
        </p>
        <div className="mt-6 grid gap-3 lg:mt-10">
          <Door
            to={paths.resumeUpload}
            icon={<FileUp aria-hidden="true" size={20} strokeWidth={1.75} />}
            title="Import from Resume"
            note="PDF or Word. We read it, you check it."
            quick
          />
          <Door
            to={paths.wizardStart}
            icon={<PenLine aria-hidden="true" size={20} strokeWidth={1.75} />}
            title="Start from Scratch"
            note="No resume? Five short questions, then the posting."
          />
        </div>
        <div className="mt-3 flex flex-wrap gap-x-7 lg:mt-5">
          <SmallDoor to={paths.promptNew} icon={<PenLine {...smallIcon} className="text-body" />}>
            Paste a posting
          </SmallDoor>
          <SmallDoor to={paths.myCoverLetters} icon={<Files {...smallIcon} className="text-body" />}>
            My Cover Letters
          </SmallDoor>
        </div>
        {/* Below the doors: it comes after them, and moves none. */}
        {readStoredText(storageKeys.generatorState) ? <UnsavedLetters onOpen={() => navigate(paths.prompt)} /> : null}
      </section>
      <div className="pt-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-5">
        <SampleSheet
          shown={sampleShown}
          onToggle={toggleSample}
          onDownload={downloadSample}
          markedSentence={sentence}
        />
      </div>
      {sampleShown ? (
        <div className="pt-8 lg:row-start-2 lg:pt-12">
          <SampleNotes note={note} />
          <SourceThread note={note} sentence={sentence} />
        </div>
      ) : null}
    </div>
  );
}

function Door({
  to,
  icon,
  title,
  note,
  quick = false,
}: {
  to: string;
  icon: ReactNode;
  title: string;
  note: string;
  quick?: boolean;
}) {
  return (
    <Link
      to={to}
      className={classNames(
        "flex min-h-22 items-center gap-4 rounded-box px-5 py-4 transition-colors duration-quick max-[15rem]:flex-col max-[15rem]:items-start",
        quick ? "bg-raised hover:bg-hairline" : "bg-card hover:bg-raised",
      )}
    >
      <span
        className={classNames(
          "flex size-11 shrink-0 items-center justify-center rounded",
          quick ? "bg-accent text-accent-on" : "bg-raised text-body",
        )}
      >
        {icon}
      </span>
      <span className="flex-1">
        <span className="block font-semibold text-lead text-strong">{title}</span>
        <span className="block">{note}</span>
      </span>
      <ArrowRight aria-hidden="true" size={20} strokeWidth={1.75} className={quick ? "text-accent" : "text-body"} />
    </Link>
  );
}

function SmallDoor({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-accent-text">
      {icon}
      <span className="border-accent-text/50 border-b">{children}</span>
    </Link>
  );
}

/** The code that makes files comes with the first press. */
async function downloadSample(): Promise<void> {
  const { downloadPdf } = await import("#client/features/letter-export/download-letter.ts");
  await downloadPdf(sampleLetter);
}
