import type { PromptAnswer, SmallPrintItem } from "#shared/generator/prompt.schema.ts";
import { answerSmallPrint, type SmallPrintState } from "#shared/small-print/answer-small-print.ts";

/** An item with what the letter does about it; `ticked` is the person's own word that it is done. */
export type ReadSmallPrint = { item: SmallPrintItem; key: string; state: SmallPrintState; ticked: boolean };

/** The posting's small print against the letter as it stands: what is to do first, then what is done, then what is good to know. */
export function readSmallPrint(
  { smallPrint, facts }: Pick<PromptAnswer, "smallPrint" | "facts">,
  { letter, ticked }: { letter: string; ticked: readonly string[] },
): ReadSmallPrint[] {
  const known = new Set(ticked);
  const told = facts.map(({ text }) => text);
  return smallPrint
    .map((item) => {
      const key = `${item.kind} ${item.value}`.slice(0, 400);
      return { item, key, state: answerSmallPrint(item, { letter, facts: told }), ticked: known.has(key) };
    })
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

const order: readonly SmallPrintState[] = ["open", "done", "note"];
