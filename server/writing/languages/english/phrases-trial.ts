import type { Phrases } from "../../realising/language-module.ts";

/** An offer to be seen at work, of somebody who has little to tell. */
export const trials = {
  trial: {
    plain: [
      "[A day|A morning|Half a day|An afternoon] on trial [would show|could show] you [better than this letter|better than these lines|more plainly than a letter] how I {to-topic}.",
      "[Let me|I can|I offer to|I am ready to] work [a day|a morning|half a day|an afternoon] on trial[| with you| in your team], so that you [see|can see] how I {to-topic}.",
      "If you [like|wish|want|prefer], I [can|will] [come|work] on trial [for a day|for a morning|for an afternoon|for half a day] and {to-topic} [at your side|beside a colleague|beside one of you].",
      "[Before you decide|If it helps you decide], I [can|am ready to|offer to] {to-topic} [at your side|beside a colleague] for [a day|a morning|half a day|an afternoon] on trial.",
      "{no-deed}[A day|A morning|Half a day|An afternoon] on trial [would show|would tell|could show|could tell] you more [than this letter can|than any letter|than I can write here|than these lines].",
      "{no-deed}[Let me|I can|I offer to|I am ready to] work [a day|a morning|half a day|an afternoon] on trial[| with you| in your team], so that you [see|can see] [how I work|me at work].",
      "{no-deed}If you [like|wish|want|prefer], I [can|will] [come|work] on trial [first|to begin with|beforehand] [for a day|for a morning|for an afternoon|for half a day].",
      "{no-deed}[Before you decide|If it helps you decide|Before we agree on anything], I [can|am ready to|offer to] [come on trial|work on trial|work with you on trial] for [a day|a morning|half a day|an afternoon], and [you see|we both see] [whether it works|how it goes|how we get on].",
    ],
    warm: [
      "I~would [gladly|happily] [come|work] on trial [for a day|for a morning|for an afternoon|for half a day] and {to-topic} [at your side|beside one of you|beside a colleague].",
      "[A day|A morning|Half a day|An afternoon] on trial [would show|could show] you [better than this letter|better than these lines] how I~{to-topic}, and I~would [gladly|happily] [come|do that].",
      "[If you like|If it helps|If you want|Before you decide|To begin with], I~would [gladly|happily] {to-topic} [at your side|beside one of you|beside a colleague] for [a day|a morning|half a day|an afternoon] on trial.",
      "[Shall I~come|May I~come|Could I~come] for [a day|a morning|half a day|an afternoon] on trial[| first| before you decide| to start with] and {to-topic} [at your side|beside one of you|beside a colleague]?",
      "{no-deed}I~would [gladly|happily] [come|work] on trial [for a day|for a morning|for an afternoon|for half a day], so that you [see|can see] [how I~work|me at work|whether it works].",
      "{no-deed}[A day|A morning|Half a day|An afternoon] on trial [would show|would tell|could tell] you more than [this letter can|any letter|these lines], and I~would [gladly|happily] [come|do that].",
      "{no-deed}[If you like|If it helps|If you want|Before you decide|To begin with], I~would [gladly|happily] [work|spend] [a day|a morning|half a day|an afternoon] on trial [with you|with your team|beside you|in your team], [and we would both see|so that you see more|for a first impression|which says more than a letter].",
      "{no-deed}[Shall I~come|May I~come|Could I~come] for [a day|a morning|half a day|an afternoon] on trial[| first| before you decide| to start with], so that [you see|we both see] [whether it works|how it goes|if we suit each other]?",
    ],
    formal: [
      "[A day|A morning|Half a day|Some hours] on trial [would show|could show] you [better than a letter can|better than this letter] how I {to-topic}, and I would be [prepared|willing|ready|glad] to [come|do so].",
      "[Should you wish it|If you wish|If you think fit], I would be [prepared|willing|glad|ready] to {to-topic} [under guidance|beside your colleagues] on trial [for a day|for a morning|for half a day|for some hours].",
      "I [would also offer|also offer|wish also to offer] to [come|work in your team|be in your team] [for a day|for a morning|for half a day|for some hours] on trial, so that you [may|can] see how I {to-topic}.",
      "{no-deed}[A day|A morning|Half a day|Some hours] on trial [would show|could show] you more than [a letter can|this letter can|these lines|my papers can], and I would be [prepared|willing|ready|glad] to [come for it|come|do so][| at your convenience| whenever you wish| on a day of your choice| before you decide].",
      "{no-deed}[Should you wish it|If you wish|If you think fit], I would be [prepared|willing|glad|ready] to work [in your team|with your colleagues|under guidance] on trial [for a day|for a morning|for half a day|for some hours][| before you decide|, so that you can decide more easily|, which may tell you more than a letter].",
      "{no-deed}I [would also offer|also offer|wish also to offer] to [come|work in your team|be in your team] [for a day|for a morning|for half a day|for some hours] on trial, so that you [may|can] [see how I work|see me at work|judge my work for yourself].",
    ],
  },
} satisfies Record<string, Phrases>;
