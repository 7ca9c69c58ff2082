import type { Message } from "../planning/plan.ts";
import type { Likeness } from "./likeness.ts";
import type { Said, Wording } from "./say-message.ts";

type Rewording = { likeness: Likeness; wordings: (message: Message) => readonly Wording[] };

/**
 * While a letter is too like an earlier one, says what is said most in the same words in others, as far as the message has
 * any that cost little more.
 */
export function rewordRepeated(paragraphs: Said[][], { likeness, wordings }: Rewording): Said[][] {
  let reworded = paragraphs;
  const tried = new Set<Message>();
  for (let round = 0; round < MOST_REWORDED; round++) {
    const said = reworded.flat();
    const nearest = likeness.nearest(said.flatMap(({ wording }) => wording.sentences));
    if (!nearest || nearest.share <= ALIKE_ENOUGH) break;
    const held = ({ sentences }: Pick<Wording, "sentences">) =>
      sentences.reduce((sum, sentence) => sum + likeness.held(sentence, nearest.letter), 0);
    const worst = said
      .filter(({ message }) => !tried.has(message))
      .reduce<Said | null>((most, one) => (!most || held(one.wording) > held(most.wording) ? one : most), null);
    if (!worst || held(worst.wording) < LEAST_HELD) break;
    tried.add(worst.message);
    const used = new Set(said.map(({ wording }) => wording.phrase));
    const [better] = wordings(worst.message)
      .filter((wording) => !used.has(wording.phrase) && wording.cost <= worst.wording.cost + MOST_MORE)
      .filter((wording) => wording.words >= worst.wording.words - MOST_SHORTER && held(wording) < held(worst.wording))
      .sort((a, b) => held(a) + a.cost - (held(b) + b.cost));
    if (!better) continue;
    const other = { message: worst.message, wording: better };
    reworded = reworded.map((paragraph) => paragraph.map((one) => (one === worst ? other : one)));
  }
  return reworded;
}

const MOST_REWORDED = 12;
const ALIKE_ENOUGH = 0.135;
/** Fewer runs of four words than these are hardly seen again. */
const LEAST_HELD = 2;
const MOST_MORE = 11;
const MOST_SHORTER = 8;
