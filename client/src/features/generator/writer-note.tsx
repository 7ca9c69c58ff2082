import { classNames } from "#client/lib/class-names.ts";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";

const words: Record<PromptAnswer["writer"], string> = {
  "built-in": "Written by the built-in writer",
  model: "Written by a language model, checked here",
};

/** Who wrote the letter. */
export function WriterNote({ writer, className }: { writer: PromptAnswer["writer"]; className?: string }) {
  return <p className={classNames("text-quiet text-small", className)}>{words[writer]}</p>;
}
