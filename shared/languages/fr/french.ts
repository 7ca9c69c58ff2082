import type { Book } from "#shared/languages/book.ts";
import facts from "./facts.json" with { type: "json" };
import confident from "./frames.confident.json" with { type: "json" };
import enthusiastic from "./frames.enthusiastic.json" with { type: "json" };
import formal from "./frames.formal.json" with { type: "json" };
import friendly from "./frames.friendly.json" with { type: "json" };
import informal from "./frames.informal.json" with { type: "json" };
import frames from "./frames.json" with { type: "json" };
import professional from "./frames.professional.json" with { type: "json" };
import links from "./links.json" with { type: "json" };
import manners from "./manners.json" with { type: "json" };
import sentences from "./sentences.json" with { type: "json" };
import starters from "./starters.json" with { type: "json" };
import words from "./words.json" with { type: "json" };

export const french: Book = {
  tones: { professional, friendly, confident, enthusiastic, formal },
  informal,
  frames,
  manners,
  words,
  links,
  facts,
  starters,
  sentences,
};
