/** Path of a Chromium to test with; ends the process where there is none. */
export function requireChromium(): Promise<string>;
