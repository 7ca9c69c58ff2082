import { useMemo } from "react";
import { findEchoes } from "#shared/letters/find-echoes.ts";
import type { GeneratorProps } from "./generator-props.ts";
import type { KeptOrder, LetterVersion } from "./generator-state.schema.ts";
import { told } from "./prompt-request.ts";

/** What the letter repeats of the person's earlier ones. */
export function useEchoes({
  text,
  order,
  version,
  earlier,
  applicationKey,
}: {
  text: string;
  order: KeptOrder;
  version: LetterVersion;
  earlier: GeneratorProps["earlierLetters"];
  applicationKey: string;
}) {
  const { form } = order;
  const { facts } = version.answer;
  return useMemo(
    () =>
      findEchoes({
        text,
        company: told(form.company),
        known: [form.prompt, ...facts.flatMap((fact) => [fact.label, fact.text])].join("\n"),
        ...{ earlier, applicationKey },
      }),
    [text, form, facts, earlier, applicationKey],
  );
}
