import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { saveFile } from "#client/features/letter-export/save-file.ts";
import { sharedResultOptions } from "#client/features/workflows/runs/executions.api.ts";
import { ResultView } from "#client/features/workflows/runs/result-view.tsx";
import { formatMoment } from "#client/features/workflows/runs/run-labels.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** A result that its owner shared by link, for everybody who has it. */
export function SharedResultPage() {
  const { token = "" } = useParams();
  const { data: result, isPending, error, refetch } = useQuery(sharedResultOptions(token));
  useDocumentTitle(result?.title || "Shared result");
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NotShared />;
  return (
    <div className="mx-auto grid max-w-column gap-5 px-5 pt-6 pb-16 lg:px-8 lg:pt-10">
      <div>
        <h1 className="font-heading text-title">{result?.title || "Shared result"}</h1>
        {result?.finishedAt ? <p className="text-quiet text-small">As of {formatMoment(result.finishedAt)}</p> : null}
      </div>
      {isPending ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Loading the result
        </p>
      ) : null}
      {error ? (
        <ListProblem title="Couldn't load this result" onRetry={() => void refetch()}>
          The server didn't respond.
        </ListProblem>
      ) : null}
      {result ? <ResultView result={result} onSave={saveFile} /> : null}
    </div>
  );
}

function NotShared() {
  return (
    <div className="mx-auto max-w-xl px-5 pt-10 pb-16 lg:pt-16">
      <section role="alert" className="rounded-box bg-card p-6 sm:p-8">
        <h1 className="font-heading text-section">This result isn't shared</h1>
        <p className="mt-2">Check the link, or ask its owner to share it again.</p>
      </section>
    </div>
  );
}
