import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { sureJobOf } from "#client/features/generator/posting/read-job.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import type { Book } from "#shared/languages/book.ts";
import { lookAtSentence } from "#shared/material/look-at-sentence.ts";
import type { MaterialLine } from "#shared/material/material.schema.ts";
import { type Starter, toStarters } from "#shared/material/starters.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { overlap, wordsIn } from "#shared/postings/telling-words.ts";
import { endingFor, nextAnswer, withEnding, withFurther } from "./completions.ts";
import { NotesList } from "./notes-list.tsx";
import { StarterBox, starterLabels } from "./starter-box.tsx";

/** The sentences that the page begins. The posting's questions and the reason stand open, the rest on demand. */
export function StarterList({
  state,
  change,
  answered,
  book,
}: {
  state: GeneratorState;
  change: ChangeState;
  answered: readonly AnsweredPoint[];
  book: Book;
}) {
  const { material, reading, desk } = state;
  const language = languageOf(state);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const rowsFor = useRowsFor(state, answered, book);
  const starters = toStarters({
    ...{ reading, job: sureJobOf(state), material, answered, book },
    informal: reading?.informal ?? false,
  }).toSorted((one, other) => rank(one) - rank(other));
  const isFolded = (starter: Starter) =>
    desk.skipped.includes(starter.key) ||
    (!alwaysOpen.has(starter.kind) && !opened.includes(starter.key) && endingFor(material, starter, language) === "");
  const fold = (key: string, folded: boolean) =>
    change((now) => ({
      ...now,
      desk: {
        ...now.desk,
        skipped: [...now.desk.skipped.filter((one) => one !== key), ...(folded ? [key] : [])].slice(-40),
      },
    }));
  const open = (key: string) => {
    fold(key, false);
    setOpened([...opened, key]);
  };
  const end = (starter: Starter, ending: string) =>
    change((now) => ({ ...now, material: withEnding(now.material, starter, language, ending) }));

  const toBox = (starter: Starter) => {
    if (isFolded(starter))
      return (
        <Button
          key={starter.key}
          look="quiet"
          size="small"
          className="-mx-3 -my-3 justify-self-start text-left"
          icon={<Plus {...smallIcon} className="shrink-0" />}
          onClick={() => open(starter.key)}
        >
          {starter.question ? `“${starter.question}”` : (starterLabels[starter.kind] ?? "Answer it")}
        </Button>
      );
    const answers = withFurther(starter, material, opened);
    const next = nextAnswer(answers, material, language);
    return (
      <div key={starter.key} className="grid gap-3">
        {answers.map((answer, at) => (
          <StarterBox
            key={answer.key}
            starter={answer}
            isFurther={at > 0}
            material={material}
            language={language}
            sentenceWords={book.sentences}
            rows={rowsFor(answer)}
            onEnd={(ending) => end(answer, ending)}
            onSkip={() => {
              end(answer, "");
              if (at === 0) fold(answer.key, true);
              else setOpened(opened.filter((key) => key !== answer.key));
            }}
          />
        ))}
        {next ? (
          <Button
            look="quiet"
            size="small"
            className="-mx-3 -my-2 justify-self-start"
            icon={<Plus {...smallIcon} />}
            onClick={() => open(next)}
          >
            Add another answer
          </Button>
        ) : null}
      </div>
    );
  };
  return (
    <>
      {starters.filter(({ kind }) => alwaysOpen.has(kind)).map(toBox)}
      <NotesList state={state} change={change} answered={answered} book={book} />
      {starters.filter(({ kind }) => !alwaysOpen.has(kind)).map(toBox)}
    </>
  );
}

const alwaysOpen: ReadonlySet<Starter["kind"]> = new Set(["question", "terms", "why", "papers", "start", "salary"]);

/** What the posting asks to be told first, ours second. */
function rank({ kind }: Starter): number {
  return kind === "why" ? 1 : kind === "papers" ? 2 : alwaysOpen.has(kind) ? 0 : 3;
}

/** Confirmed lines that may end a sentence: of a demand those that may answer it, and none that ends another already. */
function useRowsFor(state: GeneratorState, answered: readonly AnsweredPoint[], { words, sentences }: Book) {
  const { material } = state;
  const language = languageOf(state);
  return useMemo(() => {
    const lines = [...material.jobs.flatMap((job) => job.lines), ...material.plain].filter(
      ({ confirmed }) => confirmed,
    );
    const said = material.completions.map(({ ending }) => ending.trim()).filter(Boolean);
    const free = lines.filter(({ text }) => !said.some((ending) => text.includes(ending)));
    return ({ kind, point, question }: Starter): string[] => {
      const rows = answered.find((answer) => answer.point.id === point)?.rows ?? [];
      const asked =
        question === undefined
          ? []
          : wordsIn(question).filter((word) => word.length > 3 && !words.common.includes(word));
      const fits: Partial<Record<Starter["kind"], (line: MaterialLine) => boolean>> = {
        demand: ({ id }) => rows.includes(id),
        // An answer stands in the letter as it is, so a note is none.
        question: (line) => {
          const text = line.said?.[language] || line.text;
          return overlap(asked, wordsIn(text)) > 0 && lookAtSentence(text, sentences).is === "sentence";
        },
      };
      return free.filter(fits[kind] ?? (() => true)).map(({ text, said }) => said?.[language] || text);
    };
  }, [material, answered, language, words, sentences]);
}
