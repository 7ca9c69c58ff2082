import { useQuery } from "@tanstack/react-query";
import { FileX } from "lucide-react";
import { useEffect } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router-dom";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { useArrivedSignedOut, useCurrentUser } from "#client/features/auth/user.api.ts";
import { EditLetterForm } from "#client/features/letters/edit-letter-form.tsx";
import { savedLetterOptions } from "#client/features/letters/letters.api.ts";
import { useSaveAsNew } from "#client/features/letters/use-save-as-new.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { editLetterPath, paths } from "#client/lib/paths.ts";
import { showToast } from "#client/lib/toasts.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

export function EditLetterPage() {
  useDocumentTitle("Edit Cover Letter");
  const { id } = useParams();
  if (id === undefined) return <NotFound reason="No ID provided" />;
  if (!/^\d{1,10}$/.test(id)) return <NotFound reason="Invalid ID format" />;
  return <EditLetter key={id} id={Number(id)} />;
}

function EditLetter({ id }: { id: number }) {
  const navigate = useNavigate();
  const { user, failed } = useCurrentUser();
  const arrivedSignedOut = useArrivedSignedOut();
  // Signed out in another tab, the letter is asked for once more, and the answer leads to the sign-in.
  const saved = useQuery({ ...savedLetterOptions(id), enabled: user !== undefined && !arrivedSignedOut });
  const saveAsNew = useSaveAsNew({ onSaved: (newId) => navigate(editLetterPath(newId), { replace: true }) });
  // Once the letter is open, an ended session takes nothing away: the next save asks to sign in.
  if (arrivedSignedOut || (user === null && saved.isError)) return <LoginRequired from={editLetterPath(id)} />;
  if (failed || saved.isError) return <LoadFailed error={saved.error} onRetry={() => void saved.refetch()} />;
  if (!saved.data) return <Loading />;
  return (
    <EditLetterForm
      loaded={saved.data}
      signedIn={Boolean(user)}
      onSignedOut={() => {
        showToast(messages.loginRequired);
        navigate(paths.auth, { state: { from: editLetterPath(id) } });
      }}
      onLeave={() => navigate(paths.history)}
      onLeftUnsaved={() => {
        if (window.location.pathname === paths.auth) return;
        showToast(messages.editKept, { label: "Go back", onPress: () => navigate(editLetterPath(id)) });
      }}
      onGone={(words) =>
        showToast(messages.letterGone, {
          label: "Save as a new letter",
          onPress: () => saveAsNew.mutate({ words, gone: saved.data.letter }),
        })
      }
    />
  );
}

function LoginRequired({ from }: { from: string }) {
  useEffect(() => showToast(messages.loginRequired), []);
  return <Navigate to={paths.auth} state={{ from }} replace />;
}

function Loading() {
  return (
    <div className="mx-auto max-w-column px-5 pt-8 lg:px-8">
      <h1 className="sr-only">Edit Cover Letter</h1>
      <p role="status" className="flex items-center gap-2.5">
        <Spinner />
        Loading your cover letter...
      </p>
      <div
        aria-hidden="true"
        className="mt-6 grid animate-pulse gap-6 lg:grid-cols-[minmax(0,400px)_minmax(0,680px)] lg:gap-10 wide:grid-cols-[480px_680px] wide:gap-16"
      >
        <div className="grid content-start gap-10">
          {[1, 2, 3].map((place) => (
            <div key={place} className="h-11 rounded bg-raised" />
          ))}
        </div>
        <div className="h-[400px] rounded-paper bg-raised lg:h-[720px]" />
      </div>
    </div>
  );
}

function LoadFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const gone = error instanceof ApiError && [400, 404].includes(error.status);
  return gone ? <NotFound /> : <NotFound reason="Failed to fetch cover letter" onRetry={onRetry} />;
}

function NotFound({ reason, onRetry }: { reason?: string; onRetry?: () => void }) {
  return (
    <div className="mx-auto max-w-xl px-5 pt-10 pb-16 lg:pt-16">
      <section role="alert" className="rounded-box bg-card p-6 sm:p-8">
        <FileX aria-hidden="true" size={20} strokeWidth={1.75} className="text-warning" />
        <h1 className="mt-4 font-heading text-section">We couldn't find this cover letter</h1>
        <p className="mt-2">The cover letter you're looking for might have been deleted or doesn't exist.</p>
        {reason ? <p className="mt-2 text-quiet text-small">{reason}</p> : null}
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={paths.history} className={buttonClass({ look: "second" })}>
            Back to History
          </Link>
          {onRetry ? (
            <Button look="quiet" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
        </div>
      </section>
    </div>
  );
}
