import { X } from "lucide-react";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";

/** A plain link for when no e-mail app opened by itself. */
export function EmailCard({ href, onClose }: { href: string; onClose: () => void }) {
  return (
    <section aria-labelledby="email-title" className="rounded-box bg-card px-5 pt-3 pb-4">
      <div className="flex items-center justify-between">
        <h2 id="email-title" className="font-heading text-base text-strong">
          Email app not open?
        </h2>
        <IconButton label="Close" icon={<X {...largeIcon} />} onClick={onClose} className="-mr-3" />
      </div>
      <p>
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
        >
          Open the letter in your email app
        </a>
        <br />
        Or copy it and paste it into a new message.
      </p>
    </section>
  );
}
