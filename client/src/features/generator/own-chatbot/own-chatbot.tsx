import { Check, Copy } from "lucide-react";
import { useMemo, useState } from "react";
import { useClaimChecker } from "#client/components/claims/use-claim-checker.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { copyText } from "#client/lib/copy-text.ts";
import { messages } from "#client/lib/messages.ts";
import { randomUuid } from "#client/lib/random-id.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { type PastedProblem, toOwnLetter } from "#shared/model/own-letter.ts";
import { type OwnOrder, toOwnPrompt } from "./own-prompt.ts";
import { briefTemplateOf, useTemplateBrief } from "./template-brief.ts";

/**
 * A letter by any chatbot the person uses anyway: the whole prompt to copy, the answer to paste. Nothing of it needs the
 * network, except what a template asks, where it was never fetched.
 */
export function OwnChatbot({
  order,
  onLetter,
  onClose,
}: {
  order: OwnOrder;
  onLetter: (answer: PromptAnswer) => void;
  onClose: () => void;
}) {
  const templateId = briefTemplateOf(order);
  const structure = useTemplateBrief(templateId);
  const { text, briefing, hidden } = useMemo(() => toOwnPrompt(order, structure ?? null), [order, structure]);
  // The answer may be pasted where there is no network: what checks it has to be here by then.
  useClaimChecker({ isWanted: true });
  const [copied, setCopied] = useState(false);
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState<PastedProblem | null>(null);

  async function copy(): Promise<void> {
    const done = await copyText(text);
    showToast(done ? messages.promptCopied : messages.copyFailed);
    setCopied(done);
  }

  function take(): void {
    const taken = toOwnLetter(briefing, { answer: pasted, hidden, draftId: randomUuid() });
    if (taken.problem) setProblem(taken.problem);
    else onLetter(taken.answer);
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="Use your own chatbot"
      description="Any chatbot will do. Copy the prompt, paste it there, and bring the answer back."
      actions={
        <>
          <Button look="main" disabled={pasted.trim() === ""} onClick={take}>
            Use this letter
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="grid gap-6">
        <section aria-labelledby="own-copy">
          <h3 id="own-copy" className="font-semibold text-strong">
            1. Copy the prompt
          </h3>
          <p className="mt-1 text-small">{keptHere(hidden.length)}</p>
          {templateId !== null && structure === null ? (
            <p role="status" className="mt-1 text-small text-warning">
              Couldn't load what your template asks for, so this prompt asks for a plain letter. Close this and try
              again.
            </p>
          ) : null}
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button
              look={copied ? "second" : "main"}
              icon={copied ? <Check {...smallIcon} /> : <Copy {...smallIcon} />}
              busy={structure === undefined}
              onClick={() => void copy()}
            >
              {copied ? "Copied" : "Copy the prompt"}
            </Button>
          </div>
          <details className="mt-2">
            <summary className="flex min-h-11 cursor-pointer items-center text-small">Read it first</summary>
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
              tabIndex={0}
              className="max-h-[30vh] overflow-y-auto whitespace-pre-wrap break-words rounded bg-card p-4 font-sans text-small"
            >
              {text}
            </pre>
          </details>
        </section>
        <TextArea
          label="2. Paste the answer"
          rows={8}
          value={pasted}
          error={problem === null ? undefined : problems[problem]}
          onChange={(event) => {
            setPasted(event.target.value);
            setProblem(null);
          }}
        />
      </div>
    </Dialog>
  );
}

const problems: Record<PastedProblem, string> = {
  short: "This is too short for a letter. Paste the chatbot's whole answer.",
  language: "This isn't in the letter's language. Ask the chatbot for that language and paste again.",
  verse: "This doesn't look like a letter. Ask the chatbot for one in paragraphs and paste again.",
  leak: "This is the prompt, not the answer. Paste what the chatbot wrote.",
  wrapped: "This is code around a letter. Ask the chatbot for plain text and paste again.",
  same: "You already have this letter. Ask the chatbot for a different one.",
};

function keptHere(count: number): string {
  if (count === 0) return "It contains no name, email address, phone number, or street address.";
  return "Names, email, phone, and addresses are replaced with placeholders (HIDDENNAME1). The real ones stay on this page and are put back when you paste the answer.";
}
