import { HardDrive } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { useMoveApplications } from "./use-move-applications.ts";

/** What only this browser keeps, and the way out. */
export function BrowserApplications({
  count,
  signedIn,
  signIn,
}: {
  count: number;
  signedIn: boolean;
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
        <span className="font-semibold text-strong">
          {one ? "This application is" : `These ${count} applications are`} in this browser only.
        </span>{" "}
        {signedIn
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
