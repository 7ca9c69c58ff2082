/** For lucide icons beside words of 13 to 15 px. */
export const smallIcon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** For icons alone or in headings. */
export const largeIcon = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;
