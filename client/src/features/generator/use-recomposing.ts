import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callJson } from "#client/lib/api-client.ts";
import { writerAnswerSchema } from "#shared/generator/prompt.schema.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { sentencesOf } from "#shared/letters/letter-parts.ts";
import type { LetterVersion } from "./generator-state.schema.ts";
import type { LetterChange } from "./prompt-request.ts";
import { canDraft } from "./say-it/browser-translator.ts";

const WRITER = "/api/prompts/writer";

/** What waits for the person's word; `language` is null where the letter stays in its own. */
type AskedRecomposing = {
  language: Language | null;
  /** The letter keeps its arrangement, and only the person's own sentences are not translated. */
  keepsOurs?: boolean;
  goOn: () => void;
};

/**
 * The built-in writer translates only words that it chose itself; any other letter the browser's own translator does, where
 * there is one. Else the person's own sentences wait for their words, or the letter is composed anew, and so is an edited letter in another tone or length whoever writes it: that is
 * held back until the person has said that it may be.
 */
export function useRecomposing(version: LetterVersion, onChange: (change: LetterChange, by?: "translator") => void) {
  const [asked, setAsked] = useState<AskedRecomposing | null>(null);
  const { answer, text } = version;
  const isReworded = text !== null || answer.writer === "model";
  const writer = useQuery({
    queryKey: [WRITER],
    queryFn: ({ signal }) => callJson(WRITER, writerAnswerSchema, { signal }),
    enabled: isReworded,
  });
  const isComposedAnew = isReworded && (writer.data?.writer ?? answer.writer) === "built-in";

  function withoutEdits(goOn: () => void): void {
    if (text === null) goOn();
    else setAsked({ language: null, goOn });
  }

  return {
    change: (wanted: LetterChange): void => {
      if (wanted.task === "regenerate") {
        withoutEdits(() => onChange(wanted));
        return;
      }
      const withoutTranslator = () => {
        const waiting = { language: wanted.language, goOn: () => onChange(wanted) };
        if (isComposedAnew && !answer.by) setAsked(waiting);
        else if (!isReworded && hasOwnWords(version)) setAsked({ ...waiting, keepsOurs: true });
        else onChange(wanted);
      };
      const mayTranslate = window.Translator && (isComposedAnew || answer.by);
      if (!mayTranslate) withoutTranslator();
      else
        void canDraft(answer.letter.language, wanted.language).then((can) =>
          can ? onChange(wanted, "translator") : withoutTranslator(),
        );
    },
    /** Goes on at once where nothing was edited. */
    withoutEdits,
    asked,
    goOn: () => {
      setAsked(null);
      asked?.goOn();
    },
    close: () => setAsked(null),
  };
}

function hasOwnWords({ answer }: LetterVersion): boolean {
  return sentencesOf(answer.letter).some(({ words }) => words === "own" || words === "joined");
}
