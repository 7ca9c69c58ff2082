import { type FormEvent, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { useForgetLead } from "./admin.api.ts";

/** For people who ask to be forgotten: removes every trace of an e-mail and says what went. */
export function ForgetLead() {
  const [email, setEmail] = useState("");
  const [asking, setAsking] = useState(false);
  const forget = useForgetLead();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(email.trim() !== "");
  };
  return (
    <section aria-label="Delete a person's data" className="rounded-box bg-card p-5">
      <h2 className="font-heading text-section">Delete a person's data</h2>
      <p className="mt-1">Deletes every submission and draft with this email address.</p>
      <form onSubmit={submit} className="mt-4 flex max-w-lg items-end gap-3">
        <TextField
          className="flex-1"
          label="Email"
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit">Delete data</Button>
      </form>
      {forget.data ? (
        <p role="status" className="mt-3 text-success">
          Deleted: {forget.data.submissions} submissions, {forget.data.drafts} drafts.
        </p>
      ) : null}
      {asking ? (
        <Dialog
          open
          onOpenChange={(open) => setAsking(open)}
          title={`Delete the data of ${email.trim()}?`}
          description="This deletes their submissions, letters, and drafts. It can't be undone."
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
              <Button
                look="danger"
                busy={forget.isPending}
                onClick={() =>
                  forget.mutate(email.trim(), { onSettled: () => setAsking(false), onSuccess: () => setEmail("") })
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
