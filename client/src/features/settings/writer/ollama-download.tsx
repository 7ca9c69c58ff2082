import { Download } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { gigabytes, usePull } from "#client/lib/writer.api.ts";
import type { Pull } from "#shared/writer/writer.schema.ts";

/** Ollama runs without a model: one to download, its progress, and what became of the last try. */
export function OllamaDownload({ offer, pull }: { offer: { model: string; bytes: number } | null; pull: Pull | null }) {
  const { start, cancel } = usePull();
  const isPulling = pull?.state === "pulling";
  const percent = pull && pull.total > 0 ? Math.round((100 * pull.completed) / pull.total) : null;
  return (
    <section aria-labelledby="ollama-title" className="mt-6 rounded-box bg-raised px-5 py-4">
      <h3 id="ollama-title" className="font-semibold text-strong">
        {isPulling ? `Downloading ${pull.model}` : "Ollama is running but has no model"}
      </h3>
      {isPulling ? (
        <>
          <div
            role="progressbar"
            aria-label={`Download of ${pull.model}`}
            aria-valuemin={0}
            aria-valuemax={100}
            {...(percent === null ? {} : { "aria-valuenow": percent })}
            className="mt-3 h-1 overflow-hidden rounded-full bg-hairline"
          >
            <div className="h-full bg-accent" style={{ width: `${percent ?? 0}%` }} />
          </div>
          <p className="mt-2 text-small tabular-nums">
            {percent === null ? "Starting" : `${gigabytes(pull.completed)} of ${gigabytes(pull.total)}`}. It continues
            if you leave this page.
          </p>
          <Button className="mt-3" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel download
          </Button>
        </>
      ) : offer ? (
        <>
          <p className="mt-1 text-small">
            {offer.model} writes well for its size and fits this computer. It needs {gigabytes(offer.bytes)} on the
            disk.
          </p>
          <LastTry pull={pull} />
          <Button
            className="mt-3"
            busy={start.isPending}
            icon={<Download {...smallIcon} />}
            onClick={() => start.mutate(offer.model)}
          >
            Download {offer.model}, {gigabytes(offer.bytes)}
          </Button>
        </>
      ) : null}
    </section>
  );
}

function LastTry({ pull }: { pull: Pull | null }) {
  if (pull?.state === "cancelled")
    return <p className="mt-1 text-small">Cancelled. Ollama keeps what it has so far.</p>;
  if (pull?.state !== "failed") return null;
  return (
    <p role="alert" className="mt-1 text-danger text-small">
      The download failed{pull.message ? `: ${pull.message}` : ""}. Try again.
    </p>
  );
}
