import { type ReactNode, useId } from "react";

/** A card of a page of forms: what it is about at the left, the form at the right. */
export function PageSection({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-16 gap-y-4 rounded-box bg-card p-5 sm:p-6 lg:grid-cols-[minmax(0,320px)_minmax(0,480px)]"
    >
      <div>
        <h2 id={id} className="font-heading text-section">
          {title}
        </h2>
        <p className="mt-1">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
