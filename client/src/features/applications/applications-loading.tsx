import { Spinner } from "#client/components/ui/spinner.tsx";

/** The shape of the list while it is on its way. */
export function ApplicationsLoading({ text = "Loading your applications" }: { text?: string }) {
  return (
    <div role="status">
      <div aria-hidden="true" className="grid animate-pulse gap-3">
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className="h-36 rounded-box bg-card p-4 lg:h-17">
            <div className="h-3.5 w-2/5 rounded-badge bg-raised" />
            <div className="mt-2.5 h-3 w-1/4 rounded-badge bg-raised" />
          </div>
        ))}
      </div>
      <p className="mt-6 flex items-center gap-2 text-small">
        <Spinner />
        {text}
      </p>
    </div>
  );
}
