import { conventions } from "#shared/letters/letter-convention.ts";
import type { Letterhead } from "#shared/letters/letterhead.ts";

/** Points in a millimetre. */
export const MM = 72 / 25.4;

/** DIN 5008, form B: where things stand, in points from the top of an A4 page, and how high or wide they are. */
export const formB = {
  /** The field that shows through the window of an envelope, with the sender's line on top. */
  field: 45 * MM,
  senderLine: 5 * MM,
  senderWidth: 80 * MM,
  date: 50 * MM,
  recipient: 62.7 * MM,
  recipientLine: 4.8 * MM,
  subject: 98.46 * MM,
  folds: [105 * MM, 210 * MM],
  margin: { top: 17 * MM, bottom: 18 * MM, left: 25 * MM, right: 20 * MM },
} as const;

/** The letter goes into a window envelope: its convention has one, and there is somebody to show in it. */
export function hasWindow({ convention = "us", name, recipient = [] }: Letterhead): boolean {
  return conventions[convention].hasWindow && name.trim() !== "" && recipient.some((line) => line.trim() !== "");
}
