import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { buttonClass } from "#client/components/ui/button.tsx";
import { Tabs } from "#client/components/ui/tabs.tsx";
import { SignInLink } from "#client/features/auth/sign-in-link.tsx";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { LetterList } from "#client/features/letters/letter-list.tsx";
import { useSavedLetters } from "#client/features/letters/letters.api.ts";
import { LettersEmpty } from "#client/features/letters/letters-empty.tsx";
import { LettersLoading } from "#client/features/letters/letters-loading.tsx";
import { onAccount } from "#client/features/letters/listed-letter.ts";
import { useLocalLetters } from "#client/features/letters/use-local-letters.ts";
import { useRemoveLetter } from "#client/features/letters/use-remove-letter.ts";
import { PurchaseList } from "#client/features/purchases/purchase-list.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { applicationPath, editLetterPath, paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { LettersFrame } from "./letters-frame.tsx";
import { downloadSavedLetter } from "./saved-letter-downloads.ts";
import { useChosenTemplate } from "./use-chosen-template.ts";

type HistoryTab = "letters" | "purchases";

/** What the account keeps: letters and purchases. */
export function HistoryPage() {
  useDocumentTitle("History");
  const { user, failed, retry } = useCurrentUser();
  const saved = useSavedLetters({ enabled: Boolean(user) });
  const chooseTemplate = useChosenTemplate();
  const [search, setSearch] = useSearchParams();
  const tab: HistoryTab = search.get("tab") === "purchases" ? "purchases" : "letters";
  return (
    <LettersFrame
      title="History"
      tab="account"
      empty={tab === "letters" && saved.data?.length === 0}
      actions={
        <Link to={paths.templates} className={buttonClass({ look: "second" })}>
          Templates
        </Link>
      }
    >
      {user === undefined && !failed ? <LettersLoading /> : null}
      {failed ? (
        <ListProblem title="Couldn't load your account" onRetry={retry}>
          The server didn't respond. Nothing was lost.
        </ListProblem>
      ) : null}
      {user === null ? <SignedOutHistory /> : null}
      {user ? (
        <Tabs
          label="History"
          value={tab}
          onChange={(chosen) => setSearch(chosen === "letters" ? {} : { tab: chosen }, { replace: true })}
          tabs={[
            { value: "letters", label: "Saved Cover Letters", content: <AccountLetters /> },
            { value: "purchases", label: "Template Purchases", content: <PurchaseList onUse={chooseTemplate} /> },
          ]}
        />
      ) : null}
    </LettersFrame>
  );
}

function AccountLetters() {
  const navigate = useNavigate();
  const saved = useSavedLetters({ enabled: true });
  const removeLetter = useRemoveLetter();
  if (saved.isError)
    return (
      <ListProblem title="Failed to fetch cover letters" onRetry={() => void saved.refetch()}>
        The server didn't respond. Nothing was lost.
      </ListProblem>
    );
  if (!saved.data) return <LettersLoading />;
  if (saved.data.length === 0) return <LettersEmpty />;
  return (
    <LetterList
      letters={saved.data.map(onAccount)}
      onDownload={downloadSavedLetter}
      onEdit={(id) => navigate(editLetterPath(id))}
      onDelete={removeLetter}
      onApplication={(key) => navigate(applicationPath(key))}
    />
  );
}

/** Who has letters in this browser finds the way to them first. */
function SignedOutHistory() {
  const count = useLocalLetters().length;
  return (
    <div className="max-w-xl rounded-box bg-card p-6">
      <h2 className="font-heading text-section">Sign in to see your history</h2>
      <p className="mt-2">
        This page shows your account's letters and templates.{" "}
        {count === 0
          ? "Letters saved without an account are in this browser."
          : `You have ${count === 1 ? "1 letter" : `${count} letters`} in this browser.`}
      </p>
      <div className={classNames("mt-5 flex flex-wrap gap-3", count > 0 && "flex-row-reverse justify-end")}>
        <SignInLink className={buttonClass({ look: count > 0 ? "quiet" : "second" })} />
        <Link to={paths.localHistory} className={buttonClass({ look: count > 0 ? "main" : "quiet" })}>
          Letters in this browser
        </Link>
      </div>
    </div>
  );
}
