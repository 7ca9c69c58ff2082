import { Spinner } from "#client/components/ui/spinner.tsx";

/** The shape of the list while it is on its way. */
export function LettersLoading({ text = "Loading your letters" }: { text?: string }) {
  return (
    <div role="status">
      <div
        aria-hidden="true"
        className="grid animate-pulse grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2 wide:grid-cols-3"
      >
        {[1, 2, 3].map((place) => (
          <div key={place}>
            <div className="h-48 rounded-paper bg-raised" />
            <div className="mt-4 h-3.5 w-3/5 rounded-badge bg-raised" />
            <div className="mt-2 h-3 w-2/5 rounded-badge bg-raised" />
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
