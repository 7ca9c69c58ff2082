import type { Tone } from "#shared/letters/letter.schema.ts";
import type { Heading } from "../../planning/plan.ts";

export type Address = "Sie" | "ihr";

/** A posting that says "du" is answered with "ihr" in the two warm tones; otherwise it is "Sie". Never both in a letter. */
export function addressOf({ informal }: Heading, tone: Tone): Address {
  return informal && (tone === "friendly" || tone === "enthusiastic") ? "ihr" : "Sie";
}
