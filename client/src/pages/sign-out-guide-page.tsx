import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Where the sign-out button is. */
export function SignOutGuidePage() {
  useDocumentTitle("How to sign out");
  return (
    <article className="mx-auto max-w-2xl px-5 pt-8 pb-16 lg:pt-12">
      <h1 className="font-heading text-title">How to sign out</h1>
      <p className="mt-2 text-lead">It takes two clicks, from any page.</p>
      <ol className="mt-8 grid gap-6">
        <Step number={1} title="Open the account menu">
          Select the round button with your initials in the top right corner.
        </Step>
        <Step number={2} title="Press Sign out">
          It's the last item in the menu. You'll see “Signing out...”, then the home page.
        </Step>
      </ol>
      <h2 className="mt-10 font-heading text-section">Another way</h2>
      <p className="mt-2">
        <Link to={paths.myCoverLetters} className="font-semibold text-accent-text underline underline-offset-4">
          My Cover Letters
        </Link>{" "}
        also has a Sign out button at the top.
      </p>
      <h2 className="mt-8 font-heading text-section">What stays</h2>
      <p className="mt-2">
        Your letters and purchases stay in your account. On a shared computer, close the browser window too.
      </p>
      <h2 className="mt-8 font-heading text-section">If you see “Sign In” instead of initials</h2>
      <p className="mt-2">You're already signed out.</p>
      <Link to={paths.home} className={buttonClass({ look: "second", className: "mt-8" })}>
        Go to the home page
      </Link>
    </article>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: string }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-raised font-semibold text-strong"
      >
        {number}
      </span>
      <div>
        <h2 className="font-semibold text-base leading-8">{title}</h2>
        <p>{children}</p>
      </div>
    </li>
  );
}
