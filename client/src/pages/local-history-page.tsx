import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { SignInLink } from "#client/features/auth/sign-in-link.tsx";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { LetterList } from "#client/features/letters/letter-list.tsx";
import { LettersEmpty } from "#client/features/letters/letters-empty.tsx";
import { inBrowser } from "#client/features/letters/listed-letter.ts";
import { useLocalLetters } from "#client/features/letters/use-local-letters.ts";
import { useRemoveLetter } from "#client/features/letters/use-remove-letter.ts";
import { applicationPath } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { LettersFrame } from "./letters-frame.tsx";
import { downloadSavedLetter } from "./saved-letter-downloads.ts";

/** The letters that only this browser keeps. */
export function LocalHistoryPage() {
  useDocumentTitle("Letters in this browser");
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const local = useLocalLetters();
  const letters = useMemo(() => local.map(inBrowser), [local]);
  const removeLetter = useRemoveLetter();
  return (
    <LettersFrame title="Letters in this browser" tab="browser" empty={letters.length === 0}>
      <div className="mb-5 flex flex-col gap-4 rounded-box bg-card p-4 sm:flex-row sm:items-center sm:py-3 sm:pr-3 sm:pl-5">
        <p className="flex-1">
          These letters are saved only in this browser. Clearing site data or closing a private window deletes them.
          Sign in to keep them.
        </p>
        {user === null ? <SignInLink className={buttonClass({ look: "second" })} /> : null}
      </div>
      {letters.length === 0 ? (
        <LettersEmpty />
      ) : (
        <LetterList
          letters={letters}
          onDownload={downloadSavedLetter}
          onDelete={removeLetter}
          onApplication={(key) => navigate(applicationPath(key))}
        />
      )}
    </LettersFrame>
  );
}
