import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { paths } from "#client/lib/paths.ts";

/** One sheet that has begun, one sentence, two ways in. */
export function ApplicationsEmpty({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="flex flex-col items-center px-2 pt-12 text-center lg:pt-16">
      <div aria-hidden="true" className="relative h-[232px] w-[186px]">
        <div className="absolute inset-y-0 right-0 left-4 rounded-paper border border-hairline" />
        <div className="absolute inset-x-2 inset-y-1.5 rounded-paper border border-hairline bg-page" />
        <div className="absolute top-3 right-4 bottom-0 left-0 rounded-paper bg-paper-unlit px-7 pt-12 text-left font-serif text-ink-2 text-lead italic">
          Re: <span className="ml-0.5 inline-block h-5 w-0.5 bg-ink-2 align-text-bottom" />
        </div>
      </div>
      <h2 className="mt-10 font-heading text-section">Track every job you apply for.</h2>
      <p className="mt-1.5">See the letter, closing date, and next step of each.</p>
      <Link to={paths.home} className={buttonClass({ look: "main", size: "large", className: "mt-7" })}>
        <Plus {...largeIcon} />
        Create New
      </Link>
      <p className="mt-7 text-quiet text-small">
        Already sent one?{" "}
        <button
          type="button"
          onClick={onAdd}
          className="relative font-semibold text-accent-text underline underline-offset-4 after:absolute after:-inset-3"
        >
          Add it by hand
        </button>
      </p>
    </div>
  );
}
