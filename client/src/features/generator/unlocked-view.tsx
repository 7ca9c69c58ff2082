import { useEffect, useRef, useState } from "react";
import { ClaimsCard } from "#client/components/claims/claims-card.tsx";
import { ClaimsStrip } from "#client/components/claims/claims-strip.tsx";
import { useClaimsGuard } from "#client/components/claims/use-claims-guard.ts";
import { setLineText } from "#client/components/facts/facts-edits.ts";
import { SourceThread } from "#client/components/source-thread.tsx";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import { languageNames } from "#shared/letters/letter.schema.ts";
import { conventionFor } from "#shared/letters/letter-convention.ts";
import { CelebrationBanner } from "./celebration-banner.tsx";
import { ChangeProgress } from "./change-progress.tsx";
import type { OpenClaim } from "./claimed-parts.ts";
import { ConventionChoice } from "./convention-choice.tsx";
import { EchoCard, LeftCompanyNote } from "./echo-card.tsx";
import { EditBar } from "./edit-bar.tsx";
import { editedRows } from "./edited-rows.ts";
import { EmailCard } from "./email-card.tsx";
import type { GeneratorProps } from "./generator-props.ts";
import type { KeptOrder, LetterVersion } from "./generator-state.schema.ts";
import type { LetterActions } from "./letter-actions.ts";
import { LetterChecklist } from "./letter-checklist.tsx";
import { lookOf, toLetterFile } from "./letter-file.ts";
import { NotesPanel } from "./notes-panel.tsx";
import { OpenSheet } from "./open-sheet.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { ReadBackNote } from "./read-back-note.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { SayItCard } from "./say-it/say-it-card.tsx";
import { SourceCard } from "./source-card.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import { UnlockedDesk } from "./unlocked-desk.tsx";
import { UnlockedDialogs } from "./unlocked-dialogs.tsx";
import { UnlockedPhone } from "./unlocked-phone.tsx";
import { savedOf, UnsavedNote } from "./unsaved-note.tsx";
import { useChosenSentence } from "./use-chosen-sentence.ts";
import { useEchoes } from "./use-echoes.ts";
import type { Generator } from "./use-generator.ts";
import { useLetterActions } from "./use-letter-actions.ts";
import { useLetterChecklist } from "./use-letter-checklist.ts";
import { useLetterClaims } from "./use-letter-claims.ts";
import { useLetterSaving } from "./use-letter-saving.ts";
import { useRecomposing } from "./use-recomposing.ts";
import { useToldCountry } from "./use-told-country.ts";
import { VersionStepper } from "./version-stepper.tsx";

const SOURCE_CARD = "sentence-source";
/** Over the notes, so that nothing moves while a mouse wanders over the letter. */
const IN_PASSING = "absolute inset-x-0 top-0 z-10 rounded-box bg-raised shadow-lift";

const ON_ACCOUNT = "It will be saved in your account.";
const IN_BROWSER = "It will be saved in this browser. Sign in later to move it to your account.";

const COPY = "Change the title to save a copy.";
const KEPT_BEFORE = "The letter you saved before stays.";

type ViewProps = GeneratorProps & { generator: Generator };

/** The whole letter with its tools and notes. */
export function UnlockedView(props: ViewProps) {
  const { version, state } = props.generator;
  if (!version || !state.order) return null;
  return <OpenLetter {...props} version={version} order={{ ...state.order, templateId: props.generator.templateId }} />;
}

function OpenLetter(props: ViewProps & { version: LetterVersion; order: KeptOrder }) {
  const { generator, contact, signedIn, version, order, onDownload } = props;
  const { state, changing } = generator;
  const isPhone = useMediaQuery("(max-width: 56.249rem)");
  const [comparing, setComparing] = useState(false);
  const card = useRef<HTMLElement>(null);
  const draftText = state.draftText;
  const editing = draftText !== null && changing === null;
  const writer = { ...contact, email: contact.email || state.unlockForm.email };
  const { language } = version.answer.letter;
  const told = useToldCountry({ language, job: order.job, posting: order.form.prompt, contact: writer });
  const convention = state.convention ?? told ?? null;
  const file = toLetterFile({ version, order, contact: writer, convention });
  const claims = useLetterClaims({
    version,
    order,
    contact: writer,
    vouched: state.vouched,
    convention,
    editing,
  });
  const leaving = useClaimsGuard(claims);
  const recomposing = useRecomposing(version, generator.startChange);
  const chosen = useChosenSentence(version, claims.parts);
  const saving = useLetterSaving({
    ...{ file, version, order, contact: writer, convention, state, claims, onSave: props.onSave },
    onSaved: (savedText) => generator.change((now) => ({ ...now, savedText })),
  });
  const saved = savedOf(state.savedText, file.text);
  const { actions, fallbackEmail, dismissEmail, readBack, dismissReadBack } = useLetterActions({
    ...{ file, saved, replyTo: state.job.replyTo },
    changing: changing !== null,
    onDownload,
    onChange: recomposing.change,
    tone: version.answer.letter.tone,
    length: order.form.length ?? "usual",
    onResize: (length) => recomposing.withoutEdits(() => generator.resize(length)),
    onEditDetails: () => generator.openDesk("questions"),
    onOwnChatbot: () => generator.askOwnChatbot({ task: "regenerate", tone: version.answer.letter.tone }),
    onEdit: () => generator.setDraftText(file.text),
    onSave: saving.open,
    guard: leaving.guard,
  });
  const showSentence = ({ place }: OpenClaim) => {
    leaving.close();
    chosen.jumpTo(place);
  };
  // On a phone the card would cover the lower half of the letter, the sentence with it.
  useEffect(() => {
    if (isPhone && chosen.place) chosen.element.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [isPhone, chosen.place, chosen.element]);
  const text = chosen.sentence?.text;
  // A row that says so already has followed, and one that is gone cannot.
  const rowTexts = Object.fromEntries(
    [...state.material.plain, ...state.material.jobs.flatMap((job) => job.lines)]
      .filter((line) => line.text !== text)
      .map((line) => [line.id, line.text]),
  );
  const sourceCard = chosen.sentence ? (
    <SourceCard
      id={SOURCE_CARD}
      ref={card}
      sentence={chosen.sentence}
      facts={version.answer.facts}
      posting={order.form.prompt}
      edit={editedRows(version, claims.parts).find(({ row, after }) => after === text && row in rowTexts)}
      onFollow={({ row, after }) =>
        generator.change((now) => ({ ...now, material: setLineText(now.material, row, after) }))
      }
      className={isPhone ? "" : chosen.isPinned ? "rounded-box bg-card" : IN_PASSING}
      onClose={chosen.isPinned ? chosen.letGo : undefined}
    />
  ) : null;

  const echoes = useEchoes({
    ...{ text: file.text, order, version, earlier: props.earlierLetters },
    applicationKey: state.desk.applicationKey,
  });
  const readBackNote = readBack ? <ReadBackNote state={readBack} onClose={dismissReadBack} /> : null;
  const alerts = (
    <>
      <ProblemNote
        failure={generator.failure}
        onPlainLetter={generator.choosePlainLetter}
        ways={changing ? null : generator.waysOn}
      />
      {saved === "before changes" && told !== undefined ? <UnsavedNote /> : null}
      <LeftCompanyNote companies={echoes.companies} />
      {isPhone ? null : readBackNote}
      {fallbackEmail ? <EmailCard href={fallbackEmail} onClose={dismissEmail} /> : null}
    </>
  );
  const { data, isPlaceholderData } = props.usePostingReading(
    order.withoutPosting || order.form.prompt.trim() === "" ? null : order.form.prompt,
  );
  const reading = isPlaceholderData ? undefined : data;
  const checklist = useLetterChecklist({ version, order, reading, letter: claims.parts, ticked: state.ticked });
  const untold = version.answer.toSay?.length ?? 0;
  const parts = {
    banner:
      generator.celebrated === null ? null : (
        <CelebrationBanner name={generator.celebrated} onEnd={generator.endCelebration} />
      ),
    // On a phone the note would be out of sight above the letter.
    progress: changing ? <ChangeProgress {...changing} /> : isPhone ? readBackNote : null,
    editBar: editing ? (
      <EditBar
        text={draftText}
        count={claims.countIn}
        onCancel={() => generator.setDraftText(null)}
        onDone={() => generator.edit(draftText)}
      />
    ) : null,
    sheet: (
      <OpenSheet
        generator={generator}
        version={version}
        claims={claims}
        chosen={chosen}
        letterhead={file.letterhead}
        describedBy={SOURCE_CARD}
      />
    ),
    sourceCard,
    notes: (
      <NotesPanel
        answer={version.answer}
        listed={checklist}
        checklist={
          <LetterChecklist
            checklist={checklist}
            generator={generator}
            file={file}
            parts={claims.parts}
            known={version.answer.facts}
            onShow={chosen.jumpTo}
            onWriteAgain={() => actions.regenerate(version.answer.letter.tone)}
          />
        }
        onEditDetails={() => generator.openDesk("facts")}
      >
        {version.answer.toSay?.length && !editing ? (
          <SayItCard
            toSay={version.answer.toSay}
            language={file.language}
            wroteIn={order.language ?? "en"}
            drafts={state.desk.drafts}
            onDraft={generator.setDraft}
            untranslated={state.desk.untranslated}
            onUntranslated={(untranslated) =>
              generator.change((now) => ({ ...now, desk: { ...now.desk, untranslated } }))
            }
            busy={changing !== null}
            onUpdate={generator.sayAgain}
          />
        ) : null}
        {isPhone ? null : sourceCard}
        {isPhone ? null : alerts}
        {editing ? null : (
          <ClaimsCard claims={claims.open} vouched={claims.vouched} onShow={showSentence} onVouch={generator.vouch} />
        )}
        <div className="flex flex-wrap gap-x-6 px-5">
          <TemplateChoice
            chosen={generator.templateId}
            owned={props.ownedTemplates}
            onChoose={generator.setTemplate}
            onLeave={generator.save}
          />
          <ConventionChoice
            chosen={state.convention}
            usual={conventionFor(file.language, navigator.language, told ?? null)}
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
        <UnlockedPhone
          {...parts}
          strip={<ClaimsStrip count={claims.open.length} onPress={leaving.ask} />}
          alerts={alerts}
          actions={actions}
          left={checklist.left}
          untold={untold > 0 ? { count: untold, language: languageNames[file.language] } : null}
          isUnchecked={version.answer.looked === false && version.answer.notices.length > 0}
          jumps={chosen.jumps}
        />
      ) : (
        <UnlockedDesk {...parts} actions={actions}>
          {chosen.shown && chosen.sentence ? (
            <SourceThread
              key={`${chosen.shown.paragraph} ${chosen.shown.sentence} ${chosen.isPinned}`}
              note={card}
              sentence={chosen.element}
            />
          ) : null}
        </UnlockedDesk>
      )}
      <UnlockedDialogs
        generator={generator}
        version={version}
        convention={convention}
        comparing={comparing}
        leaving={leaving}
        recomposing={recomposing}
        onCompared={() => setComparing(false)}
        onShowClaim={showSentence}
      />
      <SaveDialog {...saving.dialog} suggestedTitle={file.title} where={whereOf(signedIn, saved)} />
    </>
  );
}

function whereOf(signedIn: boolean, saved: LetterActions["saved"]): string {
  if (saved === "as it is") return `It's saved in ${signedIn ? "your account" : "this browser"} already. ${COPY}`;
  const where = signedIn ? ON_ACCOUNT : IN_BROWSER;
  return saved === "before changes" ? `${where} ${KEPT_BEFORE}` : where;
}
