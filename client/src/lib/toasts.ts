import type { Message } from "./messages.ts";

export type Toast = Message & { id: number; open: boolean; action?: { label: string; onPress: () => void } };

const REMOVE_AFTER_DISMISSAL = 5_000;
const listeners = new Set<() => void>();
let current: Toast | null = null;
let waiting: { message: Message; action: Toast["action"] } | null = null;
let nextId = 1;

/** Shows a toast in place of the one that is visible: only one at a time. */
export function showToast(message: Message, action?: Toast["action"]): void {
  waiting = null;
  current = { ...message, id: nextId++, open: true, ...(action ? { action } : {}) };
  notify();
}

/** Shows a toast once the one that is visible has gone; of several that wait, the last. */
export function showToastNext(message: Message, action?: Toast["action"]): void {
  if (current?.open) waiting = { message, action };
  else showToast(message, action);
}

/** Closes it; it stays in the tree for its way out and is removed 5 s later. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  if (waiting) {
    showToast(waiting.message, waiting.action);
    return;
  }
  current = { ...current, open: false };
  notify();
  setTimeout(() => {
    if (current?.id !== id) return;
    current = null;
    notify();
  }, REMOVE_AFTER_DISMISSAL);
}

/** Makes room: a dialog must not open under a toast. */
export function dismissCurrentToast(): void {
  if (current) dismissToast(current.id);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
