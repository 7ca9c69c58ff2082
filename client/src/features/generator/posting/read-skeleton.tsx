/** The rows' places while the posting is read. */
export function ReadSkeleton() {
  return (
    <section aria-hidden="true" data-skeleton className="mt-7 grid animate-appear gap-3">
      <div className="h-6 w-44 animate-pulse rounded bg-card" />
      <SkeletonRows />
    </section>
  );
}

export function SkeletonRows() {
  return (
    <div aria-hidden="true" className="divide-y divide-hairline rounded-box bg-card px-5 py-1.5">
      {widths.map((width) => (
        <div key={width} className="flex items-center gap-3 py-3.5">
          <span className="h-4 w-20 animate-pulse rounded bg-raised" />
          <span className={`h-4 animate-pulse rounded bg-raised ${width}`} />
        </div>
      ))}
    </div>
  );
}

const widths = ["w-40", "w-52", "w-32", "w-24", "w-36"];
