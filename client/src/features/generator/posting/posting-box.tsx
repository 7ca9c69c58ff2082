import { CircleAlert, RefreshCw } from "lucide-react";
import { type Ref, useId } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { limits } from "#shared/generator/prompt-form.schema.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { isLink } from "./is-link.ts";
import { LateNotes } from "./late-notes.tsx";
import type { DeskReading } from "./use-desk-reading.ts";
import type { LinkReading } from "./use-link-reading.ts";

/** Where the posting goes, whole; what becomes of it is said below it. */
export function PostingBox({
  posting,
  reading,
  link,
  error,
  boxRef,
  onChange,
  onWithout,
}: {
  posting: string;
  reading: DeskReading;
  link: LinkReading;
  error: string | undefined;
  boxRef: Ref<HTMLTextAreaElement>;
  onChange: (posting: string) => void;
  /** The person has no posting and writes to a role. */
  onWithout: () => void;
}) {
  const isEmpty = posting.trim() === "";
  return (
    <div>
      <TextArea
        ref={boxRef}
        label="Job posting"
        name="prompt"
        rows={6}
        maxLength={limits.kept}
        placeholder="Paste the whole posting, or a link to it"
        value={posting}
        hint="Include the small print."
        {...(isEmpty ? {} : { counter: `${thousands(posting.length)} characters` })}
        error={link.problem ?? (isLink(posting) ? undefined : error)}
        onChange={(event) => onChange(event.target.value)}
        onPaste={reading.onPaste}
        onDrop={reading.onPaste}
        onBlur={reading.onBlur}
      />
      <LinkStatus link={link} />
      {posting.length > limits.prompt ? <LateNotes long={posting} /> : null}
      {isLink(posting) ? null : <Status posting={posting} reading={reading} />}
      {isEmpty ? (
        <Button size="small" className="mt-3" onClick={onWithout}>
          No posting? Write without one
        </Button>
      ) : null}
    </div>
  );
}

function LinkStatus({ link: { opening, problem, retry, taken } }: { link: LinkReading }) {
  return (
    <>
      <p role="status" className={opening || taken ? "mt-2 flex items-center gap-2 text-small" : "sr-only"}>
        {opening ? <Spinner /> : null}
        {opening ? "Opening the page" : taken}
      </p>
      {problem ? (
        <Button size="small" className="mt-2" icon={<RefreshCw {...smallIcon} />} onClick={retry}>
          Try the link again
        </Button>
      ) : null}
    </>
  );
}

function Status({ posting, reading: { isReading, problem, retry } }: { posting: string; reading: DeskReading }) {
  const id = useId();
  const lines = posting.split("\n").filter((line) => line.trim() !== "").length;
  return (
    <div role="status" aria-labelledby={id}>
      <div id={id}>
        {isReading ? (
          <p className="mt-2 flex items-center gap-2 text-small">
            <Spinner />
            {lines > 1 ? `Reading ${lines} lines` : "Reading the posting"}
          </p>
        ) : null}
        {problem ? (
          <p className="mt-2 flex items-start gap-2 text-small">
            <CircleAlert {...smallIcon} className="mt-0.5 shrink-0 text-warning" />
            {problem === "offline"
              ? "You're offline. We'll read the posting when you're back online."
              : "Couldn't read the posting. It's saved, and you can continue without it."}
          </p>
        ) : null}
      </div>
      {problem === "failed" ? (
        <Button size="small" className="mt-2" icon={<RefreshCw {...smallIcon} />} onClick={retry}>
          Read it again
        </Button>
      ) : null}
    </div>
  );
}
