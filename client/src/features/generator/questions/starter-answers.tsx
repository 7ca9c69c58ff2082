import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import type { Book } from "#shared/languages/book.ts";
import type { Starter } from "#shared/material/starters.ts";
import { nextAnswer, withEnding, withFurther } from "./completions.ts";
import { StarterBox, starterLabels } from "./starter-box.tsx";

/** One question with the answers to it, or the way back to it where it was skipped. */
export function StarterAnswers({
  starter,
  state: { material, desk, ...state },
  change,
  book,
  rowsFor,
}: {
  starter: Starter;
  state: GeneratorState;
  change: ChangeState;
  book: Book;
  /** Lines there are already that may answer it, the likeliest first. */
  rowsFor: (starter: Starter) => readonly string[];
}) {
  const language = languageOf({ material, desk, ...state });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const skip = (key: string, isSkipped: boolean) =>
    change((now) => {
      const others = now.desk.skipped.filter((one) => one !== key);
      return { ...now, desk: { ...now.desk, skipped: [...others, ...(isSkipped ? [key] : [])].slice(-40) } };
    });
  const end = (answer: Starter, ending: string) =>
    change((now) => ({ ...now, material: withEnding(now.material, answer, language, ending) }));
  if (desk.skipped.includes(starter.key))
    return (
      <Button
        look="quiet"
        size="small"
        className="-mx-3 -my-3 justify-self-start text-left"
        icon={<Plus {...smallIcon} className="shrink-0" />}
        onClick={() => skip(starter.key, false)}
      >
        {starter.question ? `“${starter.question}”` : (starterLabels[starter.kind] ?? "Answer it")}
      </Button>
    );
  const answers = withFurther(starter, material, opened);
  const next = nextAnswer(answers, material, language);
  const { beginnings, informal } = book.starters[starter.kind];
  return (
    <div className="grid gap-3">
      {answers.map((answer, at) => (
        <StarterBox
          key={answer.key}
          starter={answer}
          isFurther={at > 0}
          material={material}
          language={language}
          sentenceWords={book.sentences}
          beginnings={[answer.beginning, ...beginnings, ...informal]}
          rows={rowsFor(answer)}
          onEnd={(ending) => end(answer, ending)}
          onSkip={() => {
            end(answer, "");
            if (at === 0) skip(answer.key, true);
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
          onClick={() => setOpened([...opened, next])}
        >
          Add another answer
        </Button>
      ) : null}
    </div>
  );
}
