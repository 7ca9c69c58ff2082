import { type FormEvent, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { forgetLeadSchema } from "#shared/admin/admin.schema.ts";
import { useCountPerson, useForgetLead } from "./admin.api.ts";

type Counted = { submissions: number; drafts: number };

/** For people who ask to be forgotten: says what is kept under an email, removes all of it and says what went. */
export function ForgetLead() {
  const [email, setEmail] = useState("");
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const count = useCountPerson();
  const forget = useForgetLead();
  const found = count.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = forgetLeadSchema.safeParse({ email });
    if (read.success) count.mutate(read.data.email, { onSuccess: ({ submissions }) => setAsking(submissions > 0) });
    else setProblem(email.trim() === "" ? "Enter an email address" : read.error.issues[0]?.message);
  };
  const change = (typed: string) => {
    setEmail(typed);
    setProblem(undefined);
    count.reset();
    forget.reset();
  };
  return (
    <section aria-label="Delete a person's data" className="rounded-box bg-card p-5">
      <h2 className="font-heading text-section">Delete a person's data</h2>
      <p className="mt-1">
        Deletes every submission with this email address, with its letter and drafts. You see how many before anything
        is deleted. Accounts and what is saved in them stay.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 flex max-w-lg items-start gap-3">
        <TextField
          className="flex-1"
          label="Email"
          type="email"
          error={problem}
          value={email}
          onChange={({ target }) => change(target.value)}
        />
        <Button type="submit" className="mt-6.5 shrink-0" busy={count.isPending}>
          Delete data
        </Button>
      </form>
      <p role="status" className="mt-3 empty:hidden">
        {forget.data ? `Deleted ${inWords(forget.data)}.` : null}
        {!forget.data && found?.submissions === 0 ? `No submission has the email address ${found.email}.` : null}
      </p>
      {asking && found ? (
        <Dialog
          open
          onOpenChange={(open) => setAsking(open)}
          title={`Delete the data of ${found.email}?`}
          description={`This deletes ${inWords(found)}. It can't be undone.`}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
              <Button
                look="danger"
                busy={forget.isPending}
                onClick={() =>
                  forget.mutate(found.email, { onSettled: () => setAsking(false), onSuccess: () => setEmail("") })
                }
              >
                Delete data
              </Button>
            </>
          }
        />
      ) : null}
    </section>
  );
}

function inWords({ submissions, drafts }: Counted): string {
  const first = submissions === 1 ? "1 submission with its letter" : `${submissions} submissions with their letters`;
  return `${first} and ${drafts === 1 ? "1 draft" : `${drafts} drafts`}`;
}
