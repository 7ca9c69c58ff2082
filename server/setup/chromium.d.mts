export const NO_CHROMIUM: string;
/** Path of a Chromium to test with; ends the process where there is none. */
export function requireChromium(): Promise<string>;
/** The same, or null. */
export function getChromium(): Promise<string | null>;
