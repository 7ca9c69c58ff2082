import type { Message } from "../planning/plan.ts";
import type { Likeness } from "./likeness.ts";
import type { Said, Wording } from "./say-message.ts";
import { sentencesOf } from "./spare-repeated.ts";

type Rewording = { likeness: Likeness; wordings: (message: Message) => readonly Wording[] };

/**
 * While a letter is too like an earlier one, says what is said most in the same words in others, as far as the message has
 * any that cost little more.
 */
export function rewordRepeated(paragraphs: Said[][], { likeness, wordings }: Rewording): Said[][] {
  let reworded = paragraphs;
  const tried = new Set<Message>();
  let nearest = likeness.nearest(sentencesOf(reworded));
  for (let round = 0; round < MOST_REWORDED; round++) {
    if (!nearest || nearest.share <= ALIKE_ENOUGH) break;
    const { letter } = nearest;
    const held = ({ sentences }: Pick<Wording, "sentences">) =>
      sentences.reduce((sum, sentence) => sum + likeness.held(sentence, letter), 0);
    const said = reworded.flat();
    const worst = mostHeld(said, held, tried);
    if (!worst) break;
    tried.add(worst.message);
    const most = held(worst.wording);
    const used = new Set(said.map(({ wording }) => wording.phrase));
    const [better] = wordings(worst.message)
      .filter((wording) => !used.has(wording.phrase) && wording.cost <= worst.wording.cost + MOST_MORE)
      .filter((wording) => wording.words >= worst.wording.words - MOST_SHORTER && held(wording) < most)
      .sort((a, b) => held(a) + a.cost - (held(b) + b.cost));
    if (!better) continue;
    const other = { message: worst.message, wording: better };
    reworded = reworded.map((paragraph) => paragraph.map((one) => (one === worst ? other : one)));
    nearest = likeness.nearest(sentencesOf(reworded));
  }
  return reworded;
}

/** What has not been tried and repeats most, if that is worth the trouble. */
function mostHeld(said: readonly Said[], held: (wording: Wording) => number, tried: ReadonlySet<Message>): Said | null {
  let worst: Said | null = null;
  let most = LEAST_HELD - 1;
  for (const one of said) {
    if (tried.has(one.message)) continue;
    const holds = held(one.wording);
    if (holds <= most) continue;
    most = holds;
    worst = one;
  }
  return worst;
}

const MOST_REWORDED = 12;
const ALIKE_ENOUGH = 0.135;
/** Fewer runs of four words than these are hardly seen again. */
const LEAST_HELD = 2;
const MOST_MORE = 11;
const MOST_SHORTER = 8;
