import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { SheetDesign } from "#client/components/sheet-design.ts";
import { readNavigationHistory, readPreviousPage } from "#client/lib/navigation-history.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import type { ReadBack } from "#shared/letters/compare-read-back.ts";
import type { EarlierLetter } from "#shared/letters/find-echoes.ts";
import { designOf } from "#shared/templates/designs.ts";
import type { TemplateId } from "#shared/templates/template.ts";
import { backTarget } from "./back-target.ts";
import { FormView } from "./form-view.tsx";
import { GeneratorHeader } from "./generator-header.tsx";
import type { GeneratorState } from "./generator-state.schema.ts";
import type { FileFormat } from "./letter-actions.ts";
import type { LetterFile, SaveOrder } from "./letter-file.ts";
import { PreviewView } from "./preview-view.tsx";
import { UnlockedView } from "./unlocked-view.tsx";
import { type Generator as GeneratorFlow, useGenerator } from "./use-generator.ts";
import { WritingView } from "./writing-view.tsx";

export type Contact = { email: string; phone: string; location: string };

export type GeneratorProps = {
  initial: () => GeneratorState;
  contact: Contact;
  /** Whether facts come from an imported resume. */
  hasResume: boolean;
  signedIn: boolean;
  /** Templates that may be used; null while that is not known. */
  ownedTemplates: ReadonlySet<TemplateId> | null;
  /** Letters that the person kept before, in the browser and on the account. */
  earlierLetters: readonly EarlierLetter[];
  onStartOver: () => void;
  /** Called with the first change, when there is something to keep again. */
  onChanged: () => void;
  /** True when the letter was kept somewhere. */
  onSave: (letter: SaveOrder) => Promise<boolean>;
  /** Saves a file. `readBack` tells what a program reads out of it; null where nothing was saved or is to be read. */
  onDownload: (letter: LetterFile, format: FileFormat) => Promise<{ readBack: Promise<ReadBack | null> } | null>;
};

const titles: Record<GeneratorFlow["view"], string> = {
  form: "Job details",
  writing: "Your letter",
  preview: "Your letter",
  unlocked: "Your letter",
};

/** The generator, whole: form, writing, preview, unlocked letter. The sheet keeps its place through all of them. */
export function Generator(props: GeneratorProps) {
  const { initial, contact, ownedTemplates, onStartOver, onChanged } = props;
  const generator = useGenerator({ initial, knownEmail: contact.email, owned: ownedTemplates });
  const { view, state } = generator;
  const failed = generator.failure !== null;
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef({ view, state });
  useDocumentTitle(titles[view]);

  useEffect(() => {
    if (first.current.state !== state) onChanged();
  }, [state, onChanged]);

  // A new view begins at its title, for eyes, keyboard and screen reader alike.
  useEffect(() => {
    if (first.current.view === view) return;
    first.current.view = view;
    // After a failure the form shows what is wrong where it is wrong, perhaps with focus there.
    if (!failed) window.scrollTo(0, 0);
    if (!failed || document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [view, failed]);

  const views: Record<GeneratorFlow["view"], ReactNode> = {
    form: <FormView generator={generator} {...props} />,
    writing: <WritingView generator={generator} {...props} />,
    preview: <PreviewView generator={generator} {...props} />,
    unlocked: <UnlockedView generator={generator} {...props} />,
  };

  return (
    <div className="mx-auto max-w-column px-5 pb-10 lg:px-8">
      <GeneratorHeader
        title={titles[view]}
        titleRef={title}
        onBack={() => {
          generator.save();
          navigate(backTarget(readPreviousPage(), readNavigationHistory()));
        }}
        onLeave={generator.save}
        onNewLetter={view === "unlocked" ? generator.startNewLetter : undefined}
        onStartOver={onStartOver}
      />
      <p role="status" className="sr-only">
        {announcements[view]}
      </p>
      <SheetDesign value={designOf(generator.templateId)}>{views[view]}</SheetDesign>
    </div>
  );
}

const announcements: Record<GeneratorFlow["view"], string> = {
  form: "",
  writing: "Writing your letter.",
  preview: "The first part of your letter is ready.",
  unlocked: "Your whole letter is open.",
};
