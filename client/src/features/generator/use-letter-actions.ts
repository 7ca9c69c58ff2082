import { useEffect, useRef, useState } from "react";
import { copyText } from "#client/lib/copy-text.ts";
import { emailLink, mailSubject } from "#client/lib/email-link.ts";
import { messages } from "#client/lib/messages.ts";
import { currentToast, dismissCurrentToast, showToast } from "#client/lib/toasts.ts";
import type { LetterLength } from "#shared/generator/prompt-form.schema.ts";
import type { Tone } from "#shared/letters/letter.schema.ts";
import type { GeneratorProps } from "./generator-props.ts";
import type { FileFormat, LetterActions } from "./letter-actions.ts";
import type { LetterFile } from "./letter-file.ts";
import { openEmail } from "./open-email.ts";
import type { LetterChange } from "./prompt-request.ts";
import type { ReadBackState } from "./read-back-note.tsx";

const COPIED_FOR = 2_000;
const CHECKED_FOR = 20_000;

/** Copy, files and e-mail of a letter. `fallbackEmail` is set when no e-mail app seems to have opened. */
export function useLetterActions(options: {
  file: LetterFile;
  /** Where the posting wants letters sent; empty where it does not say. */
  replyTo: string;
  /** What the letter is to what was last saved of it. */
  saved: LetterActions["saved"];
  changing: boolean;
  onDownload: GeneratorProps["onDownload"];
  onChange: (change: LetterChange) => void;
  tone: Tone;
  length: LetterLength;
  onResize: (length: LetterLength) => void;
  onEditDetails: () => void;
  onOwnChatbot: () => void;
  onEdit: () => void;
  onSave: () => void;
  /** Asks first where the letter claims what rests on nothing; `verb` says what is about to happen. */
  guard: (verb: string, goOn: () => void) => void;
}): {
  actions: LetterActions;
  fallbackEmail: string | null;
  dismissEmail: () => void;
  /** How the last file came out; null where none was made or the note was closed. */
  readBack: ReadBackState | null;
  dismissReadBack: () => void;
} {
  const { file, changing, length, onDownload, onChange, onResize, onEditDetails, onOwnChatbot, onEdit, onSave, guard } =
    options;
  const [copied, setCopied] = useState(false);
  const [downloading, setDownloading] = useState<FileFormat | null>(null);
  const [fallbackEmail, setFallbackEmail] = useState<string | null>(null);
  const [readBack, setReadBack] = useState<ReadBackState | null>(null);
  const copiedTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(copiedTimer.current), []);
  // What is wrong stays until it is closed; that all is well needs saying once.
  useEffect(() => {
    if (!readBack || readBack.result === undefined || (readBack.result?.wrong.length ?? 0) > 0) return;
    const timer = setTimeout(() => setReadBack(null), CHECKED_FOR);
    return () => clearTimeout(timer);
  }, [readBack]);

  async function copy(): Promise<void> {
    if (!(await copyText(file.text))) {
      showToast(messages.copyFailed);
      return;
    }
    showToast(messages.copied);
    setCopied(true);
    clearTimeout(copiedTimer.current);
    copiedTimer.current = setTimeout(() => setCopied(false), COPIED_FOR);
  }

  async function download(format: FileFormat): Promise<void> {
    if (downloading) return;
    setDownloading(format);
    setReadBack(null);
    const saved = await onDownload(file, format).finally(() => setDownloading(null));
    if (!saved) return;
    const reading = { format, result: undefined };
    setReadBack(reading);
    const result = await saved.readBack;
    // A note that was closed, or one of a later file, stays as it is.
    setReadBack((now) => (now === reading ? { format, result } : now));
  }

  async function email(): Promise<void> {
    const link = emailLink({
      subject: mailSubject(file.parts.subject ?? "") || file.title,
      ...{ to: options.replyTo, body: file.text, userAgent: navigator.userAgent },
    });
    if (!link.fits) await copyText(file.text);
    showToast(messages.emailOpening);
    if (await openEmail(link.href)) {
      // It stands open by now, and a page in the background never counts a toast's seconds down.
      if (currentToast()?.title === messages.emailOpening.title) dismissCurrentToast();
      return;
    }
    setFallbackEmail(link.href);
    showToast(messages.emailFallback);
  }

  return {
    actions: {
      copied,
      downloading,
      changing,
      copy: () => guard("Copy", () => void copy()),
      download: (format) => guard("Download", () => void download(format)),
      email: () => guard("Email", () => void email()),
      tone: options.tone,
      regenerate: (tone) => onChange({ task: "regenerate", tone }),
      length,
      resize: onResize,
      editDetails: onEditDetails,
      ownChatbot: onOwnChatbot,
      language: file.language,
      translate: (language) => onChange({ task: "translate", language }),
      edit: onEdit,
      saved: options.saved,
      save: () => guard("Save", onSave),
    },
    fallbackEmail,
    dismissEmail: () => setFallbackEmail(null),
    readBack,
    dismissReadBack: () => setReadBack(null),
  };
}
