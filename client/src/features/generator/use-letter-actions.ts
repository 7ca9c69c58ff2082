import { useEffect, useRef, useState } from "react";
import { copyText } from "#client/lib/copy-text.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { emailLink } from "./email-link.ts";
import type { FileFormat, LetterActions } from "./letter-actions.ts";
import type { LetterFile } from "./letter-file.ts";
import { openEmail } from "./open-email.ts";
import type { LetterChange } from "./prompt-request.ts";

const COPIED_FOR = 2_000;

/** Copy, files and e-mail of a letter. `fallbackEmail` is set when no e-mail app seems to have opened. */
export function useLetterActions(options: {
  file: LetterFile;
  changing: boolean;
  onDownload: (letter: LetterFile, format: FileFormat) => Promise<unknown>;
  onChange: (change: LetterChange) => void;
  onEdit: () => void;
  onSave: () => void;
}): { actions: LetterActions; fallbackEmail: string | null; dismissEmail: () => void } {
  const { file, changing, onDownload, onChange, onEdit, onSave } = options;
  const [copied, setCopied] = useState(false);
  const [downloading, setDownloading] = useState<FileFormat | null>(null);
  const [fallbackEmail, setFallbackEmail] = useState<string | null>(null);
  const copiedTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(copiedTimer.current), []);

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
    await onDownload(file, format).finally(() => setDownloading(null));
  }

  async function email(): Promise<void> {
    const link = emailLink({ subject: file.title, body: file.text, userAgent: navigator.userAgent });
    if (!link.fits) await copyText(file.text);
    showToast(messages.emailOpening);
    if (await openEmail(link.href)) return;
    setFallbackEmail(link.href);
    showToast(messages.emailFallback);
  }

  return {
    actions: {
      copied,
      downloading,
      changing,
      copy: () => void copy(),
      download: (format) => void download(format),
      email: () => void email(),
      regenerate: (tone) => onChange({ task: "regenerate", tone }),
      translate: (language) => onChange({ task: "translate", language }),
      edit: onEdit,
      save: onSave,
    },
    fallbackEmail,
    dismissEmail: () => setFallbackEmail(null),
  };
}
