import { CircleCheck, Link2Off } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { buttonClass } from "#client/components/ui/button.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { useResetToken } from "#client/features/auth/auth.api.ts";
import { ResetPasswordForm } from "#client/features/auth/reset-password-form.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Behind the link of a reset mail: a new password, or why not. */
export function ResetPasswordPage() {
  useDocumentTitle("Reset password");
  const { token } = useParams();
  const [done, setDone] = useState(false);
  return (
    <div className="mx-auto max-w-lg px-5 pt-10 pb-16 lg:pt-16">
      {done ? <Done /> : token ? <WithToken token={token} onDone={() => setDone(true)} /> : <Expired />}
    </div>
  );
}

function WithToken({ token, onDone }: { token: string; onDone: () => void }) {
  const check = useResetToken(token);
  if (check.isError)
    return (
      <>
        <Title />
        <div className="mt-6">
          <ListProblem title="Couldn't check this link" onRetry={() => void check.refetch()}>
            The server didn't respond. Your link still works.
          </ListProblem>
        </div>
      </>
    );
  if (!check.data)
    return (
      <>
        <Title />
        <p role="status" className="mt-6 flex items-center gap-2.5">
          <Spinner />
          Checking your link
        </p>
      </>
    );
  if (!check.data.valid) return <Expired />;
  return (
    <>
      <Title />
      <p className="mt-1">You'll be signed out on all other devices.</p>
      <ResetPasswordForm token={token} onDone={onDone} />
    </>
  );
}

function Title() {
  return <h1 className="font-heading text-title">Reset password</h1>;
}

function Expired() {
  return (
    <Card
      icon={<Link2Off aria-hidden="true" size={20} strokeWidth={1.75} className="text-warning" />}
      title="Invalid or Expired Link"
      text="Reset links work once, for 60 minutes. Use “Forgot password” to get a new one."
      action="Back to Login"
    />
  );
}

function Done() {
  return (
    <Card
      icon={<CircleCheck aria-hidden="true" size={20} strokeWidth={1.75} className="text-success" />}
      title="Password changed"
      text="Sign in with your new password. You've been signed out on all other devices."
      action="Go to Login"
    />
  );
}

function Card({ icon, title, text, action }: { icon: ReactNode; title: string; text: string; action: string }) {
  return (
    <section role="status" className="rounded-box bg-card p-6 sm:p-8">
      {icon}
      <h1 className="mt-4 font-heading text-title">{title}</h1>
      <p className="mt-2">{text}</p>
      <Link to={paths.auth} className={buttonClass({ look: "main", className: "mt-6" })}>
        {action}
      </Link>
    </section>
  );
}
