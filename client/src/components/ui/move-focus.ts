import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move the focus along the buttons inside, round and round; a key that a button has used is left alone. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.defaultPrevented) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const now = buttons.findIndex((button) => button.matches(":focus"));
  if (now < 0) return;
  event.preventDefault();
  buttons[(now + step + buttons.length) % buttons.length]?.focus();
}
