import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { paths } from "#client/lib/paths.ts";

/** What an admin sees of a page for super admins. */
export function AccessRestricted({ children }: { children: ReactNode }) {
  return (
    <section className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-start justify-center gap-4 px-5">
      <h1 className="font-heading text-strong text-title">Access Restricted</h1>
      <p>{children}</p>
      <Link to={paths.admin} className={buttonClass({ look: "second" })}>
        Back to the admin area
      </Link>
    </section>
  );
}
