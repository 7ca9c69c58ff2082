import { CircleAlert, RefreshCw } from "lucide-react";
import { type Ref, useId } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { limits } from "#shared/generator/prompt-form.schema.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { isLink } from "./is-link.ts";
import type { DeskReading } from "./use-desk-reading.ts";

/** Where the posting goes, whole; what becomes of it is said below it. */
export function PostingBox({
  posting,
  reading,
  error,
  boxRef,
  onChange,
  onWithout,
}: {
  posting: string;
  reading: DeskReading;
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
        maxLength={limits.prompt}
        placeholder="Paste the whole posting"
        value={posting}
        hint="All of it, small print too."
        {...(isEmpty ? {} : { counter: `${thousands(posting.length)} characters` })}
        error={isLink(posting) ? LINK : error}
        onChange={(event) => onChange(event.target.value)}
        onPaste={reading.onPaste}
        onDrop={reading.onPaste}
        onBlur={reading.onBlur}
      />
      <Status posting={posting} reading={reading} />
      {isEmpty ? (
        <Button look="quiet" size="small" className="-mx-3 text-accent-text" onClick={onWithout}>
          No posting? Write without one
        </Button>
      ) : null}
    </div>
  );
}

const LINK = "This is a link, and we cannot open links yet. Open the page, copy all of its text and paste it here.";

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
              ? "You're offline, so the posting is not read yet. It is kept, and read when you are back."
              : "The posting could not be read just now. It is kept, and you can go on without."}
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
