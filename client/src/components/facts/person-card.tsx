import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { TextField, type TextFieldProps } from "#client/components/ui/text-field.tsx";
import { emailProblem } from "#shared/material/email.ts";
import type { Person } from "#shared/material/material.schema.ts";
import { useFacts } from "./facts-context.ts";
import { Checked } from "./group-card.tsx";

/** Who writes: open while a name is missing, else one line that opens. */
export function PersonCard({
  problems = {},
}: {
  problems?: Partial<Record<"firstName" | "lastName" | "email", string>>;
}) {
  const { facts, changeFacts, showChecked } = useFacts();
  const { person } = facts;
  const isNamed = person.firstName.trim() !== "" && person.lastName.trim() !== "";
  const badEmail = emailProblem(person.email) ?? undefined;
  const isWrong = Boolean(problems.firstName || problems.lastName || badEmail);
  const [isOpen, setOpen] = useState(!isNamed);
  /** Nobody is told of an address that they are still typing. */
  const [isTyping, setTyping] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const set = (part: Partial<Person>) => changeFacts((now) => ({ ...now, person: { ...now.person, ...part } }));
  const field = (key: keyof Person, props: Omit<TextFieldProps, "ref">) => (
    <TextField name={key} value={person[key]} onChange={(event) => set({ [key]: event.target.value })} {...props} />
  );

  if (!isOpen && !isWrong)
    return (
      <section aria-label="You" className="rounded-box bg-card px-5 py-3">
        <div className="flex min-h-11 items-center gap-x-4">
          <h3 className="font-heading text-base text-strong">
            {person.firstName} {person.lastName}
          </h3>
          {showChecked ? <Checked /> : null}
          <Button
            ref={opener}
            look="quiet"
            size="small"
            className="-mr-3 ml-auto shrink-0"
            icon={<Pencil {...smallIcon} />}
            onClick={() => {
              setOpen(true);
              requestAnimationFrame(() => first.current?.focus());
            }}
          >
            Edit
          </Button>
        </div>
        <p className="text-small">{[person.place, person.email, person.phone].filter(Boolean).join(" · ")}</p>
      </section>
    );
  return (
    <form
      noValidate
      aria-label="You"
      className="grid gap-4 rounded-box bg-card px-5 py-4"
      // What was opened for a mistake stays open while the mistake is put right.
      onFocus={() => setOpen(true)}
      onSubmit={(event) => {
        event.preventDefault();
        setTyping(false);
        if (!isNamed || badEmail) return;
        setOpen(false);
        requestAnimationFrame(() => opener.current?.focus());
      }}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          ref={first}
          label="First name"
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          value={person.firstName}
          error={problems.firstName}
          onChange={(event) => set({ firstName: event.target.value })}
        />
        {field("lastName", {
          label: "Last name",
          autoComplete: "family-name",
          maxLength: 100,
          error: problems.lastName,
        })}
      </div>
      {field("place", { label: "Location", optional: true, autoComplete: "address-level2", maxLength: 300 })}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {field("email", {
          ...{ label: "Email", optional: true, autoComplete: "email", inputMode: "email", maxLength: 254 },
          error: problems.email ?? (isTyping ? undefined : badEmail),
          onFocus: () => setTyping(true),
          onBlur: () => setTyping(false),
        })}
        {field("phone", { label: "Phone", optional: true, autoComplete: "tel", inputMode: "tel", maxLength: 60 })}
      </div>
      {isNamed ? (
        <Button type="submit" size="small" className="justify-self-start">
          Done
        </Button>
      ) : null}
    </form>
  );
}
