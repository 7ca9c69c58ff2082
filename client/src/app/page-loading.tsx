/** Holds the place of a page whose code is on its way. */
export function PageLoading() {
  return (
    <div role="status" className="mx-auto max-w-column px-5 pt-10 lg:px-8">
      <span className="sr-only">Loading</span>
      <div className="h-9 w-64 animate-pulse rounded bg-raised" />
      <div className="mt-6 h-72 animate-pulse rounded-box bg-card" />
    </div>
  );
}
