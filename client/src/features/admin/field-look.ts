/** How the fields of a list's filters look. */
export const fieldLook =
  "h-11 w-full min-w-0 rounded border border-edge bg-page px-3.5 text-strong transition-colors duration-quick hover:border-line";
