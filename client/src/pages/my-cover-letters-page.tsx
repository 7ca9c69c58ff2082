import { useMemo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { useSignOut } from "#client/features/auth/auth.api.ts";
import { SignInLink } from "#client/features/auth/sign-in-link.tsx";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { UnsavedLetters } from "#client/features/generator/unsaved-letters.tsx";
import { BrowserOnlyBanner } from "#client/features/letters/browser-only-banner.tsx";
import { LetterList } from "#client/features/letters/letter-list.tsx";
import { useSavedLetters } from "#client/features/letters/letters.api.ts";
import { LettersEmpty } from "#client/features/letters/letters-empty.tsx";
import { LettersLoading } from "#client/features/letters/letters-loading.tsx";
import { inBrowser, type ListedLetter, onAccount } from "#client/features/letters/listed-letter.ts";
import { useLocalLetters } from "#client/features/letters/use-local-letters.ts";
import { useRemoveLetter } from "#client/features/letters/use-remove-letter.ts";
import { currentBackTarget } from "#client/lib/back-target.ts";
import { applicationPath, editLetterPath, paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { LettersFrame } from "./letters-frame.tsx";
import { downloadSavedLetter } from "./saved-letter-downloads.ts";
import { useLettersMove, useMoveLetters } from "./use-move-letters.ts";

/** Every letter of the person: the account's, and those that only this browser keeps. */
export function MyCoverLettersPage() {
  useDocumentTitle("My Cover Letters");
  const navigate = useNavigate();
  const { user, failed, retry } = useCurrentUser();
  const saved = useSavedLetters({ enabled: Boolean(user) });
  const local = useLocalLetters();
  const move = useLettersMove();
  const moving = move === "under way";
  const removeLetter = useRemoveLetter();
  const letters = useMemo<ListedLetter[]>(
    () => [...local.map(inBrowser), ...(user ? (saved.data ?? []).map(onAccount) : [])],
    [local, saved.data, user],
  );
  const problem = failed || saved.isError;
  const loading = moving || (!problem && (user === undefined || (user !== null && saved.isPending)));
  const empty = !loading && !problem && letters.length === 0;

  return (
    <LettersFrame
      title="My Cover Letters"
      tab="letters"
      backTo={() => currentBackTarget(paths.myCoverLetters)}
      empty={empty}
      actions={user ? <AccountActions isAdmin={user.isAdmin} /> : null}
    >
      <UnsavedLetters onOpen={() => navigate(paths.prompt)} />
      {local.length > 0 && !loading ? (
        <BrowserOnlyBanner
          count={local.length}
          signedIn={Boolean(user)}
          isAdmin={user?.isAdmin ?? false}
          hasFailed={move === "ended"}
          action={user ? <MoveAgain userId={user.id} /> : <SignInLink className={buttonClass({ look: "second" })} />}
        />
      ) : null}
      {problem ? (
        <ListProblem
          title="Could not load your saved letters"
          onRetry={() => (failed ? retry() : void saved.refetch())}
        >
          The server didn't respond. Nothing was lost.
        </ListProblem>
      ) : null}
      {loading ? (
        <LettersLoading text={moving ? "Moving your letters to your account" : "Loading your letters"} />
      ) : null}
      {empty ? (
        <LettersEmpty>
          {user ? null : (
            <>
              Saved letters on another device?{" "}
              <SignInLink className="relative font-semibold text-accent-text underline underline-offset-4 after:absolute after:-inset-3" />
            </>
          )}
        </LettersEmpty>
      ) : null}
      {!loading && letters.length > 0 ? (
        <LetterList
          letters={letters}
          onDownload={downloadSavedLetter}
          onEdit={(id) => navigate(editLetterPath(id))}
          onDelete={removeLetter}
          onApplication={(key) => navigate(applicationPath(key))}
        />
      ) : null}
    </LettersFrame>
  );
}

function AccountActions({ isAdmin }: { isAdmin: boolean }) {
  const { signOut, signingOut } = useSignOut();
  return (
    <>
      {isAdmin ? (
        <Link to={paths.admin} className={buttonClass({ look: "quiet" })}>
          Admin Dashboard
        </Link>
      ) : null}
      <Button look="quiet" className="max-lg:-mr-3" busy={signingOut} onClick={signOut}>
        {signingOut ? "Signing out..." : "Sign out"}
      </Button>
    </>
  );
}

function MoveAgain({ userId }: { userId: number }) {
  const move = useMoveLetters();
  return (
    <Button busy={move.isPending} onClick={() => move.mutate(userId)}>
      Move to your account
    </Button>
  );
}
