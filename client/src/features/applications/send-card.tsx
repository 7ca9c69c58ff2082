import { Check, ExternalLink, Mail } from "lucide-react";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { copyText } from "#client/lib/copy-text.ts";
import { emailLink } from "#client/lib/email-link.ts";
import type { ShownApplication } from "./shown-application.ts";

/** How the letter gets to the employer: an email to the contact, else the posting's page; then it is marked as sent. */
export function SendCard({
  application: { status, contact, link },
  letter,
  onSent,
}: {
  application: ShownApplication;
  /** The newest letter; null where there is none. */
  letter: { subject: string; text: string } | null;
  onSent: () => void;
}) {
  if (!letter || (status !== "draft" && status !== "ready")) return null;
  const [to = ""] = /[^\s,;<>()]{1,64}@[^\s,;<>()]{1,190}/u.exec(contact) ?? [];
  const mail = emailLink({ to, subject: letter.subject, body: letter.text, userAgent: navigator.userAgent });
  return (
    <section aria-label="Send it" className="rounded-box bg-card p-5">
      <h2 className="font-semibold text-strong">Send it</h2>
      <div className="mt-2 grid gap-2">
        {to === "" ? null : (
          <a
            href={mail.href}
            // Too long for the system: its body then asks to paste the letter.
            onClick={() => mail.fits || void copyText(letter.text)}
            className={buttonClass({ look: "second", className: "min-w-0 wrap-anywhere" })}
          >
            <Mail {...smallIcon} className="shrink-0" />
            Email {to}
          </a>
        )}
        {link === "" ? null : (
          <a href={link} target="_blank" rel="noreferrer" className={buttonClass({ look: "second" })}>
            <ExternalLink {...smallIcon} />
            Open the posting
          </a>
        )}
        {to === "" && link === "" ? (
          <p className="text-quiet text-small">Add an email address under Contact, or a link, to send it from here.</p>
        ) : null}
        <Button icon={<Check {...smallIcon} />} onClick={onSent}>
          Mark as sent
        </Button>
      </div>
    </section>
  );
}
