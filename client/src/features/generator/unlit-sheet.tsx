import { LetterBody } from "#client/components/letter-body.tsx";
import { LetterheadLines } from "#client/components/letterhead-lines.tsx";
import { PaperSheet } from "#client/components/paper-sheet.tsx";
import { conventions } from "#shared/letters/letter-convention.ts";
import { countRows, deskMaterial, languageOf } from "./desk-letter.ts";
import type { DeskStep } from "./desk-state.schema.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { sureJobOf } from "./posting/read-job.ts";
import { sentenceOf } from "./questions/completions.ts";
import { type Contact, toLetterhead } from "./sheet-letterhead.ts";
import { useSheetHead } from "./use-sheet-head.ts";
import { useToldCountry } from "./use-told-country.ts";

/** The sheet before the letter: what its head will say, and the sentences that are there already, live. */
export function UnlitSheet({ state, contact }: { state: GeneratorState; contact: Contact }) {
  const language = languageOf(state);
  const job = sureJobOf(state);
  const material = deskMaterial(state);
  const { person } = material;
  const reach = {
    email: person.email || contact.email,
    phone: person.phone || contact.phone,
    location: person.place || contact.location,
  };
  const sentences = material.completions
    .filter((completion) => completion.language === language && completion.kind !== "wish")
    .map(sentenceOf);
  const head = useSheetHead(state);
  const isNamed = person.firstName !== "" || person.lastName !== "";
  const hasStarted = state.desk.step !== "job" || sentences.length > 0;
  const told = useToldCountry({ language, job, posting: state.form.prompt, contact: reach });
  const letterhead = toLetterhead(person, {
    ...{ contact: reach, language, job },
    chosen: state.convention ?? told ?? null,
  });
  return (
    <PaperSheet label="Your letter, not written yet" lit={false}>
      <div lang={language} className="@container break-words">
        {isNamed ? null : <BlankLines />}
        <LetterheadLines letterhead={letterhead} />
        <LetterBody
          parts={{
            subject: job.role.trim() === "" ? "" : (head?.subject ?? ""),
            greeting: hasStarted ? (head?.greeting ?? "") : "",
            paragraphs: sentences.map((text) => [{ text }]),
          }}
          subjectLast={conventions[letterhead.convention ?? "us"].subjectLast}
        />
      </div>
      <div className="pt-16 text-center text-ink-2">
        <p className="text-section italic">Your letter appears here.</p>
        <p className="mt-1 font-sans text-base">{noteOf(state, sentences.length)}</p>
      </div>
    </PaperSheet>
  );
}

/** Where the sender will stand. */
function BlankLines() {
  return (
    <div aria-hidden="true" className="mb-8 grid gap-6 pt-2">
      {["w-[28%]", "w-[20%]", "w-[50%]"].map((width) => (
        <span key={width} className={`block border-paper-rule border-t ${width}`} />
      ))}
    </div>
  );
}

function noteOf(state: GeneratorState, sentences: number): string {
  const notes: Record<DeskStep, () => string> = {
    job: () => "First the job, then your facts.",
    facts: () => "Only from these details.",
    questions: () => {
      const { rows, waiting } = countRows(state.material);
      const used = rows - waiting;
      const answers = sentences === 1 ? " and one answer" : sentences > 1 ? ` and ${sentences} answers` : "";
      return `From ${used} ${used === 1 ? "fact" : "facts"}${answers}.`;
    },
  };
  return notes[state.desk.step]();
}
