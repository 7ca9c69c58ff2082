import { Spinner } from "#client/components/ui/spinner.tsx";

/** The shape of the list while it is on its way. */
export function WorkflowsLoading() {
  return (
    <div role="status">
      <div aria-hidden="true" className="grid animate-pulse gap-3">
        {[1, 2, 3].map((place) => (
          <div key={place} className="h-17 rounded-box bg-card" />
        ))}
      </div>
      <p className="mt-5 flex items-center gap-2 text-small">
        <Spinner />
        Loading your workflows
      </p>
    </div>
  );
}
