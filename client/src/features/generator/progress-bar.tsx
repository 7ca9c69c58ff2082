/** A thin bar; its figures stand beside it in words. `percent` is null while the end is not known. */
export function ProgressBar({ label, percent }: { label: string; percent: number | null }) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === null ? {} : { "aria-valuenow": Math.round(percent) })}
      className="block h-[3px] min-w-16 flex-1 overflow-hidden rounded-full bg-raised"
    >
      <span
        className="block h-full bg-accent transition-[width] duration-slow"
        style={{ width: `${Math.min(100, percent ?? 0)}%` }}
      />
    </span>
  );
}
