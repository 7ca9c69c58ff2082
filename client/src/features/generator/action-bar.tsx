import type { ReactNode } from "react";

/** Keeps a form's main button in reach: at the foot of the window, on phones as a bar of its own. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <>
      <div aria-hidden="true" className="h-24 lg:hidden" />
      <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-hairline max-lg:border-t max-lg:bg-card max-lg:px-5 max-lg:py-4 lg:sticky lg:bottom-0 lg:-mx-1 lg:px-1 lg:z-10 lg:bg-page lg:pt-3 lg:pb-6">
        {note ? <div className="mb-2">{note}</div> : null}
        <div className="flex gap-3">{children}</div>
      </div>
    </>
  );
}
