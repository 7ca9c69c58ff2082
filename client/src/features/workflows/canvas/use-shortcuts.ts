import { useEffect, useRef } from "react";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { fromClipboardText, keepCopied, readCopied, toClipboardText } from "./clipboard.ts";
import type { Fragment } from "./graph-edits.ts";
import { isTyping, type ShortcutName, shortcutOf } from "./shortcuts.ts";

/** Hears the builder's keys wherever the focus is on its page. */
export function useShortcuts(actions: Record<ShortcutName, () => void>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      if (!name) return;
      event.preventDefault();
      latest.current[name]();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

type Copying = { copied: () => Fragment; insert: (fragment: Fragment) => void; remove: () => void };

/** Copy, cut and paste of steps by the system's own keys and clipboard; text that is selected is left to the browser. */
export function useClipboard(editor: Copying): void {
  const latest = useRef(editor);
  latest.current = editor;
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const fragment = latest.current.copied();
      if (isForText(event) || fragment.nodes.length === 0) return;
      event.preventDefault();
      event.clipboardData?.setData("text/plain", toClipboardText(fragment));
      keepCopied(fragment);
      if (event.type === "cut") latest.current.remove();
    };
    const paste = (event: ClipboardEvent) => {
      if (isForText(event)) return;
      const fragment = fromClipboardText(event.clipboardData?.getData("text/plain") ?? "");
      if (!fragment) return;
      event.preventDefault();
      latest.current.insert(fragment);
    };
    document.addEventListener("copy", copy);
    document.addEventListener("cut", copy);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("copy", copy);
      document.removeEventListener("cut", copy);
      document.removeEventListener("paste", paste);
    };
  }, []);
}

/** For the buttons. */
export function copySteps(editor: Copying): void {
  const fragment = editor.copied();
  if (fragment.nodes.length > 0) keepCopied(fragment);
}

/** For the buttons: the steps that were copied last in this browser. */
export function pasteSteps(editor: Copying): void {
  const fragment = readCopied();
  if (fragment) editor.insert(fragment);
  else showToast(messages.nothingToPaste);
}

function isForText(event: ClipboardEvent): boolean {
  const selection = document.getSelection();
  const dialog = document.querySelector("[role=dialog]");
  return isTyping(event.target) || dialog !== null || (selection !== null && selection.toString() !== "");
}
