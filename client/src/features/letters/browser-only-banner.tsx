import { HardDrive } from "lucide-react";
import type { ReactNode } from "react";
import { capitalised } from "#shared/words/capitalised.ts";
import { countLetters } from "./count-letters.ts";

/** What is at risk, and the way out (`action`). */
export function BrowserOnlyBanner({
  count,
  signedIn,
  isAdmin,
  hasFailed,
  action,
}: {
  count: number;
  signedIn: boolean;
  /** Letters move to an admin's account only when the admin says so. */
  isAdmin: boolean;
  /** They were to move and are still here. */
  hasFailed: boolean;
  action: ReactNode;
}) {
  return (
    <section
      aria-label="Letters in this browser"
      className="mb-5 flex flex-col gap-4 rounded-box bg-card p-4 sm:flex-row sm:items-center sm:py-3 sm:pr-3 sm:pl-5"
    >
      <HardDrive aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-accent max-sm:hidden" />
      <p className="flex-1">
        <span className="font-semibold text-strong">{opening(count, signedIn)}</span>{" "}
        {isAdmin ? ifYours(count) : signedIn ? whyHere(count, hasFailed) : offer(count)}
      </p>
      {action}
    </section>
  );
}

function opening(count: number, signedIn: boolean): string {
  const letters = countLetters(count);
  if (signedIn) return `${capitalised(letters)} ${lives(count)} still in this browser only.`;
  return count === 1
    ? "This letter is saved in this browser only."
    : `These ${letters} are saved in this browser only.`;
}

function lives(count: number): string {
  return count === 1 ? "is" : "are";
}

function whyHere(count: number, hasFailed: boolean): string {
  if (hasFailed) return "Your account couldn't be reached or is full.";
  return count === 1 ? "It's about to move to your account." : "They're about to move to your account.";
}

function offer(count: number): string {
  return count === 1 ? "Sign in to move it to your account." : "Sign in to move them to your account.";
}

function ifYours(count: number): string {
  return count === 1 ? "If it's yours, move it to your account." : "If they're yours, move them to your account.";
}
