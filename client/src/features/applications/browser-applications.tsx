import { HardDrive } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { useMoveApplications } from "./use-move-applications.ts";

/** What only this browser keeps, and the way out. */
export function BrowserApplications({
  count,
  signedIn,
  isAdmin,
  signIn,
}: {
  count: number;
  signedIn: boolean;
  /** Applications move to an admin's account only when the admin says so. */
  isAdmin: boolean;
  signIn: ReactNode;
}) {
  const move = useMoveApplications();
  const one = count === 1;
  return (
    <section
      aria-label="Applications in this browser"
      className="mb-5 flex flex-col gap-4 rounded-box bg-card p-4 sm:flex-row sm:items-center sm:py-3 sm:pr-3 sm:pl-5"
    >
      <HardDrive {...largeIcon} className="shrink-0 text-accent max-sm:hidden" />
      <p className="flex-1">
        <span className="font-semibold text-strong">{opening(count, signedIn)} in this browser only.</span>{" "}
        {isAdmin
          ? `If ${one ? "it's" : "they're"} yours, move ${one ? "it" : "them"} to your account.`
          : signedIn
            ? "Your account couldn't be reached or is full."
            : `Sign in and ${one ? "it moves" : "they move"} to your account.`}
      </p>
      {signedIn ? (
        <Button busy={move.isPending} onClick={() => move.mutate()}>
          Move to your account
        </Button>
      ) : (
        signIn
      )}
    </section>
  );
}

/** Of an account's person, the list below shows others. */
function opening(count: number, signedIn: boolean): string {
  if (count === 1) return signedIn ? "1 application is" : "This application is";
  return signedIn ? `${count} applications are` : `These ${count} applications are`;
}
