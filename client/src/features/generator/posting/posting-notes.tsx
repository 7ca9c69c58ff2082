import { CircleAlert } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { limits } from "#shared/generator/prompt-form.schema.ts";
import { thousands } from "#shared/limits/thousands.ts";

/** From which words on a posting is kept and not read. */
function TooLong({ posting }: { posting: string }) {
  return (
    <p role="status" className="mt-2 flex items-start gap-2 text-small">
      <CircleAlert {...smallIcon} className="mt-0.5 shrink-0 text-warning" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        We use the first {thousands(limits.prompt)} characters. The rest stays in the box but isn't read, from “
        {posting.slice(limits.prompt, limits.prompt + 60).trim()}”.
      </span>
    </p>
  );
}

/** A recipe, the news, a line of chatter: nothing was read from it. */
function NoJob() {
  return (
    <p role="status" className="flex items-start gap-2 py-3">
      <CircleAlert {...smallIcon} className="mt-1 shrink-0 text-warning" />
      We found no job in this text. Paste the whole posting, or enter the role and company here.
    </p>
  );
}

/** What is wrong with a text: it is too long to be read whole, or nothing in it is of a job. */
export function PostingNotes({ long }: { long?: string }) {
  return long === undefined ? <NoJob /> : <TooLong posting={long} />;
}
