import { Spinner } from "#client/components/ui/spinner.tsx";

/** The shape of the rows while they are on their way. */
export function FactsLoading() {
  return (
    <div role="status" className="max-w-180">
      <div aria-hidden="true" className="grid animate-pulse gap-3">
        <div className="h-28 rounded-box bg-card" />
        <div className="h-72 rounded-box bg-card" />
        <div className="h-40 rounded-box bg-card" />
      </div>
      <p className="mt-4 flex items-center gap-2 text-small">
        <Spinner />
        Loading your facts
      </p>
    </div>
  );
}
