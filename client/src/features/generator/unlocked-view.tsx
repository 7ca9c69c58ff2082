import { useEffect, useMemo, useRef, useState } from "react";
import { SourceThread } from "#client/components/source-thread.tsx";
import { VersionHistory } from "#client/components/version-history.tsx";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import { findEchoes } from "#shared/letters/find-echoes.ts";
import { languageNames } from "#shared/letters/letter.schema.ts";
import { conventionFor } from "#shared/letters/letter-convention.ts";
import { CelebrationBanner } from "./celebration-banner.tsx";
import { ChangeProgress } from "./change-progress.tsx";
import { ConventionChoice } from "./convention-choice.tsx";
import { EchoCard, LeftCompanyNote } from "./echo-card.tsx";
import { EditBar } from "./edit-bar.tsx";
import { EmailCard } from "./email-card.tsx";
import type { GeneratorProps } from "./generator.tsx";
import type { KeptOrder, LetterVersion } from "./generator-state.schema.ts";
import { LetterEditor } from "./letter-editor.tsx";
import { lookOf, toLetterFile, toSaveOrder } from "./letter-file.ts";
import { type ChosenSentence, LetterOnSheet } from "./letter-on-sheet.tsx";
import { versionsToSave } from "./letter-versions.ts";
import { NotesPanel } from "./notes-panel.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { told } from "./prompt-request.ts";
import { ReadBackNote } from "./read-back-note.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { SourceCard } from "./source-card.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import { UnlockedDesk } from "./unlocked-desk.tsx";
import { UnlockedPhone } from "./unlocked-phone.tsx";
import type { Generator } from "./use-generator.ts";
import { useLetterActions } from "./use-letter-actions.ts";
import { useSaveDialog } from "./use-save-dialog.ts";
import { versionEntries } from "./version-entries.ts";
import { VersionStepper } from "./version-stepper.tsx";

const SOURCE_CARD = "sentence-source";

type ViewProps = GeneratorProps & { generator: Generator };

/** The whole letter with its tools and notes. */
export function UnlockedView(props: ViewProps) {
  const { version, state } = props.generator;
  if (!version || !state.order) return null;
  return <OpenLetter {...props} version={version} order={{ ...state.order, templateId: props.generator.templateId }} />;
}

function OpenLetter(props: ViewProps & { version: LetterVersion; order: KeptOrder }) {
  const { generator, contact, signedIn, hasResume, version, order, onDownload } = props;
  const { state, changing } = generator;
  const isPhone = useMediaQuery("(max-width: 899.98px)");
  const [chosen, setChosen] = useState<{ of: LetterVersion; sentence: ChosenSentence } | null>(null);
  const [comparing, setComparing] = useState(false);
  const here = chosen?.of === version ? chosen.sentence : null;
  const card = useRef<HTMLElement>(null);
  const sentence = useRef<HTMLElement>(null);
  const file = toLetterFile({
    version,
    order,
    contact: { ...contact, email: contact.email || state.unlockForm.email },
    convention: state.convention,
  });
  const saving = useSaveDialog(async (title) =>
    props.onSave(toSaveOrder(order, { title, content: file.text, versions: versionsToSave(state) })),
  );
  const { actions, fallbackEmail, dismissEmail, readBack, dismissReadBack } = useLetterActions({
    file,
    changing: changing !== null,
    onDownload,
    onChange: generator.startChange,
    length: order.form.length ?? "usual",
    onResize: generator.resize,
    onEditDetails: () => generator.editDetails(true),
    onEdit: () => generator.setDraftText(file.text),
    onSave: saving.open,
  });
  // On a phone the card would cover the lower half of the letter, the sentence with it.
  useEffect(() => {
    if (isPhone && here) sentence.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [isPhone, here]);
  const source = hasResume ? "your resume" : "what you told us";
  const sourceCard = here ? (
    <SourceCard
      id={SOURCE_CARD}
      ref={card}
      sentence={here.sentence}
      facts={version.answer.facts}
      posting={order.form.prompt}
      className={isPhone ? "" : "rounded-box bg-card"}
      onClose={() => {
        setChosen(null);
        sentence.current?.focus();
      }}
    />
  ) : null;

  const echoes = useMemo(
    () =>
      findEchoes({
        text: file.text,
        company: told(order.form.company),
        known: [order.form.prompt, ...version.answer.facts.flatMap(({ label, text }) => [label, text])].join("\n"),
        earlier: props.earlierLetters,
      }),
    [file.text, order.form, version.answer.facts, props.earlierLetters],
  );

  const draftText = state.draftText;
  const editing = draftText !== null && changing === null;
  const readBackNote = readBack ? <ReadBackNote state={readBack} onClose={dismissReadBack} /> : null;
  const alerts = (
    <>
      <ProblemNote failure={generator.failure} />
      <LeftCompanyNote companies={echoes.companies} />
      {isPhone ? null : readBackNote}
      {fallbackEmail ? <EmailCard href={fallbackEmail} onClose={dismissEmail} /> : null}
    </>
  );
  const parts = {
    banner:
      generator.celebrated === null ? null : (
        <CelebrationBanner name={generator.celebrated} onEnd={generator.endCelebration} />
      ),
    // On a phone the note would be out of sight above the letter.
    progress: changing ? <ChangeProgress {...changing} /> : isPhone ? readBackNote : null,
    editBar: editing ? (
      <EditBar onCancel={() => generator.setDraftText(null)} onDone={() => generator.edit(draftText)} />
    ) : null,
    sheet: editing ? (
      <LetterEditor
        text={draftText}
        language={version.answer.letter.language}
        onChange={generator.setDraftText}
        onCancel={() => generator.setDraftText(null)}
      />
    ) : (
      <LetterOnSheet
        version={version}
        letterhead={file.letterhead}
        convention={state.convention}
        busy={changing !== null}
        chosen={here}
        chosenRef={sentence}
        describedBy={SOURCE_CARD}
        onChoose={(picked) => setChosen(picked && { of: version, sentence: picked })}
      />
    ),
    sourceCard,
    notes: (
      <NotesPanel answer={version.answer} source={source} onEditDetails={() => generator.editDetails(true)}>
        {isPhone ? null : sourceCard}
        {isPhone ? null : alerts}
        <div className="flex flex-wrap gap-x-6 px-5">
          <TemplateChoice
            chosen={generator.templateId}
            owned={props.ownedTemplates}
            onChoose={generator.setTemplate}
            onLeave={generator.save}
          />
          <ConventionChoice
            chosen={state.convention}
            usual={conventionFor(file.language, navigator.language)}
            onChoose={generator.setConvention}
          />
        </div>
        <EchoCard echoes={echoes} />
        <VersionStepper
          current={state.current}
          total={state.versions.length}
          look={lookOf(version.answer.letter, languageNames)}
          disabled={changing !== null}
          onShow={generator.showVersion}
          onCompare={() => setComparing(true)}
        />
      </NotesPanel>
    ),
  };

  return (
    <>
      {isPhone ? (
        <UnlockedPhone {...parts} alerts={alerts} actions={actions} matches={version.answer.matches} />
      ) : (
        <UnlockedDesk {...parts} actions={actions}>
          {here ? (
            <SourceThread key={`${here.place.paragraph} ${here.place.sentence}`} note={card} sentence={sentence} />
          ) : null}
        </UnlockedDesk>
      )}
      {comparing ? (
        <VersionHistory
          entries={versionEntries(state.versions)}
          current={String(state.versions.indexOf(version))}
          onBringBack={(key) => {
            generator.showVersion(Number(key));
            setComparing(false);
          }}
          onClose={() => setComparing(false)}
        />
      ) : null}
      <SaveDialog
        {...saving.dialog}
        suggestedTitle={file.title}
        where={
          signedIn
            ? "It is kept on your account."
            : "It is kept in this browser. Sign in later, and it moves to your account."
        }
      />
    </>
  );
}
