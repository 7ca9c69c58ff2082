import { type ReactNode, useId } from "react";

/** A card of fields under what they are about. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-box bg-card p-5 sm:p-6">
      <h2 id={id} className="mb-3 font-semibold text-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}
