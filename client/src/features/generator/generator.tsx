import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SheetDesign } from "#client/components/sheet-design.ts";
import { laterPart, useFetchedOnFirstUse } from "#client/lib/later-part.tsx";
import { readNavigationHistory, readPreviousPage } from "#client/lib/navigation-history.ts";
import { useDesign } from "#client/lib/use-design.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { backTarget } from "./back-target.ts";
import { DeskView } from "./desk-view.tsx";
import { GeneratorHeader } from "./generator-header.tsx";
import type { GeneratorProps } from "./generator-props.ts";
import { PreviewView, UnlockedView, WritingView } from "./letter-views.tsx";
import { type Place, placeOf } from "./place-of.ts";
import { useApplicationRow } from "./use-application-row.ts";
import { type Generator as GeneratorFlow, useGenerator } from "./use-generator.ts";
import { useSavedFacts } from "./use-saved-facts.ts";

/** All the prompts: nobody loads them who does not ask. */
const OwnChatbot = lazy(() =>
  import("./own-chatbot/own-chatbot.tsx").then((module) => ({ default: module.OwnChatbot })),
);

/** Nobody can go back before they have gone on. */
export const StepHistory = laterPart(() => import("./step-history.tsx").then((module) => module.StepHistory));

const fetches = [StepHistory.fetch];

const titles: Record<GeneratorFlow["view"], string> = {
  form: "New letter",
  writing: "Your letter",
  preview: "Your letter",
  unlocked: "Your letter",
};

/** The generator, whole: form, writing, preview, unlocked letter. The sheet keeps its place through all of them. */
export function Generator(props: GeneratorProps) {
  const { initial, leftBehind, imported, contact, ownedTemplates, onStartOver, onChanged } = props;
  const generator = useGenerator({ initial, leftBehind, imported, knownEmail: contact.email, owned: ownedTemplates });
  const { view, state } = generator;
  const design = useDesign(generator.templateId);
  const { onPrepareDownload } = props;
  const asksChatbot = generator.ownOrder !== null;
  useEffect(() => {
    if (asksChatbot) onPrepareDownload();
  }, [asksChatbot, onPrepareDownload]);
  useSavedFacts(generator, props.savedFacts);
  useApplicationRow(generator, props.onJob);
  const { person } = state.material;
  const reached = {
    email: person.email.trim() || contact.email,
    phone: person.phone.trim() || contact.phone,
    location: person.place.trim() || contact.location,
  };
  const viewProps = { ...props, generator, contact: reached };
  const failed = generator.failure !== null;
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef({ view, state });
  const at = placeOf(generator);
  const [began] = useState<Place>(() => at ?? "questions");
  // After a reload the browser's entries still hold the way.
  const hasMoved = useRef(Boolean(useLocation().state?.trail));
  hasMoved.current ||= at !== began;
  useDocumentTitle(titles[view]);
  useFetchedOnFirstUse(fetches);

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
    form: <DeskView {...viewProps} />,
    writing: <WritingView {...viewProps} />,
    preview: <PreviewView {...viewProps} />,
    unlocked: <UnlockedView {...viewProps} />,
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
        onNewLetter={view === "unlocked" ? () => generator.startNewLetter() : undefined}
        onSameFacts={view === "unlocked" ? () => generator.startNewLetter(true) : undefined}
        onStartOver={onStartOver}
      />
      <p role="status" className="sr-only">
        {announcements[view]}
      </p>
      {hasMoved.current ? <StepHistory generator={generator} at={at} began={began} /> : null}
      <SheetDesign value={design}>{views[view]}</SheetDesign>
      {generator.ownOrder ? (
        <Suspense fallback={null}>
          <OwnChatbot
            order={generator.ownOrder}
            onLetter={generator.takeOwnLetter}
            onClose={generator.closeOwnChatbot}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const announcements: Record<GeneratorFlow["view"], string> = {
  form: "",
  writing: "Writing your letter.",
  preview: "The first part of your letter is ready.",
  unlocked: "Your whole letter is open.",
};
