import type { ReactNode } from "react";

/** One line over the page, with what can be done about it. */
export function Notice({ icon, actions, children }: { icon: ReactNode; actions?: ReactNode; children: ReactNode }) {
  return (
    <div data-page-notice className="border-hairline border-y bg-raised text-strong">
      <div className="mx-auto flex max-w-column flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2 lg:px-8">
        <span className="shrink-0 max-sm:hidden">{icon}</span>
        <p className="min-w-0 flex-1 basis-64">{children}</p>
        {actions ? <div className="flex gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
