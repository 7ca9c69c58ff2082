/** The mark: a small lit sheet. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5 font-semibold text-strong leading-tight">
      <svg
        aria-hidden="true"
        viewBox="0 0 16 20"
        className="h-5 w-4 shrink-0 rounded-[2px] shadow-[0_0_12px_rgb(246_226_180/25%)]"
      >
        <rect width="16" height="20" rx="2" className="fill-paper" />
        <path d="M3.500 6h9M3.500 10h9M3.500 14h9" strokeWidth="1.800" className="stroke-mark-line opacity-60" />
      </svg>
      <span className="whitespace-nowrap max-[15rem]:sr-only">Cover Letter Desk</span>
    </span>
  );
}
