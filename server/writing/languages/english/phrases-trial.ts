import type { Phrases } from "../../realising/language-module.ts";

/** An offer to be seen at work, of somebody who has little to tell. */
export const trials = {
  trial: {
    plain: [
      "[A day|A morning|An hour or two] on trial [would show|would tell] you more than [this letter can|any letter|I can write here].",
      "[Let me|I can|I offer to] work [a day|a morning|an afternoon] on trial[| with you| in your team], so that you see how I work.",
      "If you [like|wish|want], I [can|will] come [for a day|for a morning|for an afternoon] on trial.",
      "[A day|A morning|An afternoon] on trial [is something I offer|I offer, too|I can offer as well], so that you [see me|can see me] at work.",
    ],
    warm: [
      "I~would [gladly|happily] come [for a day|for a morning|for an afternoon] on trial, so that you [see|can see] [how I~work|me at work].",
      "[A day|A morning|An afternoon] on trial [would show|would tell] you more than [this letter can|any letter], and I~would [gladly|happily] come.",
      "[If you like|If it helps|If you want], I~would [gladly|happily] work [a day|a morning|an afternoon] on trial with you.",
    ],
    formal: [
      "[A day|A morning|Some hours] on trial would show you more than [a letter can|this letter can], and I would be [prepared|willing] to come for it.",
      "[Should you wish it|If you wish], I would be [prepared|willing|glad] to work in your team on trial [for a day|for a morning|for some hours].",
      "I [would also offer|also offer] to come [for a day|for a morning|for some hours] on trial, so that you [may|can] see [how I work|me at work].",
    ],
  },
} satisfies Record<string, Phrases>;
