import { LocalError } from "#client/lib/mutation-toasts.ts";

/** The browser's own model gave no letter; the message is for the person, `begun` what it had written in sentences. */
export class BrowserModelError extends LocalError {
  readonly begun: string;
  constructor(message: string, begun = "") {
    super(message);
    this.begun = begun;
  }
}
