import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callJson } from "#client/lib/api-client.ts";
import { writerAnswerSchema } from "#shared/generator/prompt.schema.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { LetterVersion } from "./generator-state.schema.ts";
import type { LetterChange } from "./prompt-request.ts";
import { canDraft } from "./say-it/browser-translator.ts";

const WRITER = "/api/prompts/writer";

/**
 * The built-in writer translates only words that it chose itself; any other letter the browser's own translator does, where
 * there is one. Else it is composed anew, which is held back until the person has said that it may be.
 */
export function useRecomposing(version: LetterVersion, onChange: (change: LetterChange, by?: "translator") => void) {
  const [asked, setAsked] = useState<Language | null>(null);
  const { answer, text } = version;
  const isReworded = text !== null || answer.writer === "model";
  const writer = useQuery({
    queryKey: [WRITER],
    queryFn: ({ signal }) => callJson(WRITER, writerAnswerSchema, { signal }),
    enabled: isReworded,
  });
  const isComposedAnew = isReworded && (writer.data?.writer ?? answer.writer) === "built-in";
  return {
    change: (wanted: LetterChange): void => {
      const withoutTranslator = () => {
        if (wanted.task === "translate" && isComposedAnew && !answer.by) setAsked(wanted.language);
        else onChange(wanted);
      };
      const mayTranslate = wanted.task === "translate" && window.Translator && (isComposedAnew || answer.by);
      if (!mayTranslate) withoutTranslator();
      else
        void canDraft(answer.letter.language, wanted.language).then((can) =>
          can ? onChange(wanted, "translator") : withoutTranslator(),
        );
    },
    /** The language that is waiting for an answer. */
    asked,
    goOn: () => {
      setAsked(null);
      if (asked) onChange({ task: "translate", language: asked });
    },
    close: () => setAsked(null),
  };
}
