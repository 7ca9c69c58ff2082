import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { InTurn } from "#client/components/in-turn.tsx";
import { Tabs } from "#client/components/ui/tabs.tsx";
import { AuthBenefits } from "#client/features/auth/auth-benefits.tsx";
import { LoginForm } from "#client/features/auth/login-form.tsx";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { readStoredText, storageKeys } from "#client/lib/browser-storage.ts";
import { laterPart, useFetchedOnFirstUse } from "#client/lib/later-part.tsx";
import { loginSuccessful, messages } from "#client/lib/messages.ts";
import { paths } from "#client/lib/paths.ts";
import { returnPath } from "#client/lib/return-path.ts";
import { showToast, showToastNext } from "#client/lib/toasts.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";

const RegisterForm = laterPart(
  () => import("#client/features/auth/register-form.tsx").then((module) => module.RegisterForm),
  <div role="status" className="h-96 animate-pulse rounded-box bg-card">
    <span className="sr-only">Loading</span>
  </div>,
);
const ForgotPasswordDialog = laterPart(() =>
  import("#client/features/auth/forgot-password-dialog.tsx").then((module) => module.ForgotPasswordDialog),
);
const LettersNote = laterPart(() =>
  import("#client/features/letters/letters-note.tsx").then((module) => module.LettersNote),
);
const layers = [RegisterForm.fetch, ForgotPasswordDialog.fetch];

type AuthTab = "login" | "register";

/** Sign in or register; who is signed in goes on to where they came from, else to their letters or the admin area. */
export function AuthPage() {
  useFetchedOnFirstUse(layers);
  const [tab, setTab] = useState<AuthTab>("login");
  useDocumentTitle(tab === "login" ? "Login" : "Register");
  const [username, setUsername] = useState("");
  const [forgot, setForgot] = useState(false);
  const location = useLocation();
  const { user } = useCurrentUser();
  const back = returnPath(location);
  if (user) return <Navigate to={back ?? homeOf(user)} replace />;

  return (
    <div className="mx-auto grid max-w-column grid-cols-1 gap-10 px-5 pt-4 pb-16 lg:grid-cols-[minmax(0,480px)_minmax(0,1fr)] lg:gap-16 lg:px-8 lg:pt-10">
      <div>
        <h1 className="font-heading text-title">{tab === "login" ? "Sign in" : "Create an account"}</h1>
        {back?.startsWith(paths.admin) ? <p className="mt-1">Sign in to open the admin area.</p> : null}
        {readStoredText(storageKeys.savedCoverLetters) === null ? null : <LettersNote />}
        <div className="mt-4">
          <Tabs<AuthTab>
            label="Sign in or register"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: "login",
                label: "Login",
                content: (
                  <InTurn>
                    <LoginForm
                      username={username}
                      onUsername={setUsername}
                      onSignedIn={welcome}
                      onForgotPassword={() => setForgot(true)}
                    />
                  </InTurn>
                ),
              },
              {
                value: "register",
                label: "Register",
                content: <RegisterForm username={username} onUsername={setUsername} />,
              },
            ]}
          />
        </div>
      </div>
      <AuthBenefits />
      {forgot ? <ForgotPasswordDialog username={username} onClose={() => setForgot(false)} /> : null}
    </div>
  );
}

function homeOf(user: PublicUser): string {
  return user.isAdmin ? paths.admin : paths.myCoverLetters;
}

function welcome(user: PublicUser): void {
  showToast(loginSuccessful(user.name));
  if (!user.isAdmin) showToastNext(messages.welcomeBack);
}
