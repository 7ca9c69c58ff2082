import type { Phrases } from "../../realising/language-module.ts";

/** An offer to be seen at work, of somebody who has little to tell. */
export const trials = {
  trial: {
    plain: [
      "If you [like|wish|want|prefer], I [can|will] come on trial [for a day|for a morning|for an afternoon|for half a day] and see {how-you}[|, and you see me at work|, and you see how I learn].",
      "[Let me|I can|I am ready to|I offer to] [come|join you] on trial [for a day|for a morning|for an afternoon|for half a day], see {how-you}, and [lend a hand|help where I can|be of use where I can|make myself useful].",
      "[A day|A morning|Half a day|An afternoon] on trial would [show me|let me see] {how-you}, and [show you|let you see] [how I work|how I learn|more than a letter can].",
      "[Before you decide|If it helps you decide], I can [come|be with you] on trial for [a day|a morning|half a day|an afternoon] to see {how-you}.",
      "{no-topic}[A day|A morning|Half a day|An afternoon] on trial [would show|would tell|could show|could tell] you more [than this letter can|than any letter|than I can write here|than these lines].",
      "{no-topic}[Let me|I can|I offer to|I am ready to] work [a day|a morning|half a day|an afternoon] on trial[| with you| in your team], so that you [see|can see] [how I work|me at work].",
      "{no-topic}If you [like|wish|want|prefer], I [can|will] [come|work] on trial [first|to begin with|beforehand] [for a day|for a morning|for an afternoon|for half a day].",
      "{no-topic}[Before you decide|If it helps you decide|Before we agree on anything], I [can|am ready to|offer to] [come on trial|work on trial|work with you on trial] for [a day|a morning|half a day|an afternoon], and [you see|we both see] [whether it works|how it goes|how we get on].",
    ],
    warm: [
      "I~would [gladly|happily] come on trial [for a day|for a morning|for an afternoon|for half a day|for a few hours], see {how-you} and [lend a hand|help where I~can|be of use where I~can|make myself useful].",
      "[If you like|If it helps|If you want|Before you decide|To begin with], I~would [gladly|happily] spend [a day|a morning|half a day|an afternoon] on trial [with you|with your team] and see {how-you}.",
      "[Shall I~come|May I~come|Could I~come] for [a day|a morning|half a day|an afternoon] on trial[| first| before you decide| to start with] and see {how-you}?",
      "{no-topic}I~would [gladly|happily] [come|work] on trial [for a day|for a morning|for an afternoon|for half a day], so that you [see|can see] [how I~work|me at work|whether it works].",
      "{no-topic}[A day|A morning|Half a day|An afternoon] on trial [would show|would tell|could tell] you more than [this letter can|any letter|these lines], and I~would [gladly|happily] [come|do that].",
      "{no-topic}[If you like|If it helps|If you want|Before you decide|To begin with], I~would [gladly|happily] [work|spend] [a day|a morning|half a day|an afternoon] on trial [with you|with your team|beside you|in your team], [and we would both see|so that you see more|for a first impression|which says more than a letter].",
      "{no-topic}[Shall I~come|May I~come|Could I~come] for [a day|a morning|half a day|an afternoon] on trial[| first| before you decide| to start with], so that [you see|we both see] [whether it works|how it goes|if we suit each other]?",
    ],
    formal: [
      "[Should you wish it|If you wish|If you think fit], I would be [prepared|willing|glad|ready] to come on trial [for a day|for a morning|for half a day|for some hours] and to see {how-you}.",
      "I [would also offer|also offer|wish also to offer] to come on trial [for a day|for a morning|for half a day|for some hours], in order to see {how-you} and so that you may [see me at work|judge my work].",
      "{no-topic}[A day|A morning|Half a day|Some hours] on trial [would show|could show] you more than [a letter can|this letter can|these lines|my papers can], and I would be [prepared|willing|ready|glad] to [come for it|come|do so][| at your convenience| whenever you wish| on a day of your choice| before you decide].",
      "{no-topic}[Should you wish it|If you wish|If you think fit], I would be [prepared|willing|glad|ready] to work [in your team|with your colleagues|under guidance] on trial [for a day|for a morning|for half a day|for some hours][| before you decide|, so that you can decide more easily|, which may tell you more than a letter].",
      "{no-topic}I [would also offer|also offer|wish also to offer] to [come|work in your team|be in your team] [for a day|for a morning|for half a day|for some hours] on trial, so that you [may|can] [see how I work|see me at work|judge my work for yourself].",
    ],
  },
} satisfies Record<string, Phrases>;
