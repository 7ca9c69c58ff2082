import { useState } from "react";
import { Link } from "react-router-dom";
import { z } from "zod";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { Bookmarklet } from "#client/features/applications/bookmarklet.tsx";
import { SeveralList } from "#client/features/applications/several-list.tsx";
import { MOST_POSTINGS, splitPostings } from "#client/features/applications/split-postings.ts";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { useFactSets } from "#client/features/material/use-fact-sets.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { LettersFrame } from "./letters-frame.tsx";
import { useSeveralDrafts } from "./use-several-drafts.ts";

/** Up to ten jobs at once: each becomes an application with a letter that waits to be read. */
export function SeveralPostingsPage() {
  useDocumentTitle("Several postings");
  const { user } = useCurrentUser();
  const facts = useFactSets({ signedIn: user === undefined ? undefined : user !== null });
  const drafts = useSeveralDrafts(user?.id ?? null);
  const [text, setText] = useState("");
  const [typedEmail, setEmail] = useState<string | null>(null);
  const [problems, setProblems] = useState<{ text?: string; email?: string }>({});
  const set = facts.sets[0]?.set;
  const email = typedEmail ?? set?.facts.person.email ?? user?.email ?? "";
  const pasted = splitPostings(text);
  const done = drafts.jobs.filter(({ state }) => state === "done").length;

  function start(): void {
    const wrong = {
      ...(pasted.length === 0 ? { text: "Paste at least one link or posting" } : {}),
      ...(pasted.length > MOST_POSTINGS
        ? { text: `${pasted.length} at once is too many. Keep it to ${MOST_POSTINGS}.` }
        : {}),
      ...(z.email().safeParse(email.trim()).success ? {} : { email: "Invalid email address" }),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0 || !set) return;
    drafts.start(pasted, { facts: set.facts, email: email.trim() });
    setText("");
  }

  return (
    <LettersFrame title="Several postings" tab="applications" backTo={() => paths.applications} empty>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10">
        <div className="grid content-start gap-5">
          {set || facts.loading ? null : (
            <div className="rounded-box bg-card p-5">
              <p className="font-semibold text-strong">Letters start from your details. You haven't added any yet.</p>
              <Link to={paths.myFacts} className={buttonClass({ look: "main", className: "mt-3" })}>
                Add my details
              </Link>
            </div>
          )}
          <TextArea
            label="Links and postings"
            rows={8}
            value={text}
            error={problems.text}
            hint={`Up to ${MOST_POSTINGS}. Put each link on its own line, and a line of three dashes between postings.`}
            counter={pasted.length === 1 ? "1 job" : `${pasted.length} jobs`}
            onChange={(event) => setText(event.target.value)}
          />
          <TextField
            label="Your email"
            type="email"
            autoComplete="email"
            value={email}
            error={problems.email}
            hint="One entry covers all of these letters."
            onChange={(event) => setEmail(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button look="main" size="large" busy={drafts.running} disabled={!set} onClick={start}>
              Write the letters
            </Button>
            {drafts.running ? (
              <Button size="large" onClick={drafts.cancel}>
                Cancel
              </Button>
            ) : null}
          </div>
          {drafts.jobs.length > 0 ? (
            <section aria-label="Progress" className="grid gap-3">
              <h2 className="font-heading text-section">Your letters</h2>
              <p role="status" className="tabular-nums">
                {done} of {drafts.jobs.length} written
              </p>
              <SeveralList jobs={drafts.jobs} onRetry={drafts.running ? null : drafts.retry} />
            </section>
          ) : null}
        </div>
        <Bookmarklet />
      </div>
    </LettersFrame>
  );
}
