import { Languages } from "lucide-react";
import { useId } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SegmentedChoice } from "#client/components/ui/segmented-choice.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { type Language, languageNames } from "#shared/letters/letter.schema.ts";
import { tellLanguage } from "#shared/letters/letter-language.ts";
import { useDraftTranslation } from "./use-draft-translation.ts";
import { boxOf, type Said } from "./with-said.ts";

export type Untranslated = "leave-out" | "keep";

/** The person's own sentences that a translation could not say, each beside a box for their own words in its language. */
export function SayItCard({
  toSay,
  language,
  wroteIn,
  drafts,
  onDraft,
  untranslated,
  onUntranslated,
  busy,
  onUpdate,
}: {
  toSay: readonly { row: string; text: string }[];
  language: Language;
  /** The language of the rows, where their words do not tell. */
  wroteIn: Language;
  drafts: Readonly<Record<string, string>>;
  onDraft: (box: string, text: string | null) => void;
  /** What becomes of sentences whose box stays empty. */
  untranslated: Untranslated;
  onUntranslated: (choice: Untranslated) => void;
  busy: boolean;
  onUpdate: (said: Said) => void;
}) {
  const id = useId();
  const name = languageNames[language];
  const from = tellLanguage(toSay.map(({ text }) => text).join("\n")) ?? wroteIn;
  const { isOffered, drafting, draft } = useDraftTranslation({ from, to: language });
  const typed = (row: string) => drafts[boxOf(row, language)] ?? "";
  const empty = toSay.filter(({ row }) => typed(row).trim() === "");
  const said = new Map(toSay.map(({ row }) => [row, typed(row).trim()] as const).filter(([, text]) => text !== ""));
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-box bg-card px-5 py-4">
      <div>
        <h2 id={id} className="font-heading text-base text-strong">
          Say it in {name}
        </h2>
        <p className="mt-1 text-small">
          These are your own words, so we don't translate them. Write each one in {name}; it's saved with your details
          for the next letter.
        </p>
      </div>
      {isOffered && empty.length > 0 ? (
        <div>
          <Button
            size="small"
            busy={drafting.state === "drafting"}
            icon={<Languages {...smallIcon} />}
            onClick={() => void draft(empty, (row, text) => onDraft(boxOf(row, language), text))}
          >
            Draft with this browser
          </Button>
          <p role="status" className="mt-1.5 text-quiet text-small">
            {drafting.state === "drafting" && drafting.percent !== null
              ? `Downloading ${name}: ${drafting.percent}%`
              : drafting.state === "failed"
                ? "The browser couldn't translate. Try again, or write it yourself."
                : "A machine draft, made on this device. Check every sentence."}
          </p>
        </div>
      ) : null}
      <ul className="grid gap-4">
        {toSay.map(({ row, text }, at) => (
          <li key={row}>
            <q lang={from} className="block text-strong">
              {text}
            </q>
            <TextArea
              className="mt-1.5 [&_label]:sr-only"
              label={`Sentence ${at + 1} in ${name}`}
              placeholder={`Say it in ${name}`}
              lang={language}
              rows={2}
              maxLength={1900}
              value={typed(row)}
              onChange={(event) => onDraft(boxOf(row, language), event.target.value || null)}
            />
          </li>
        ))}
      </ul>
      <SegmentedChoice
        legend="Sentences with an empty box"
        name="untranslated"
        options={[
          { value: "leave-out", label: "Leave out" },
          { value: "keep", label: `Keep in ${languageNames[from]}` },
        ]}
        value={untranslated}
        onChange={onUntranslated}
      />
      <Button className="justify-self-start" busy={busy} onClick={() => onUpdate(said)}>
        Update the letter
      </Button>
    </section>
  );
}
