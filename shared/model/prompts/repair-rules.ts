/** What a model is told before it rewrites the sentences that went beyond the facts. */
export const repairRules = `A check found sentences of a cover letter that say more than the applicant told. Rewrite only these, each by itself, so that it says nothing of the applicant but what the FACTS say. Change as little as you can; keep the language, the tone and the sentence's place in its paragraph. If nothing true is left to say, answer “leave out”.
Answer with one line for each and nothing else: its number, the new sentence, and after it in square brackets the numbers of the facts it rests on.
S2: I taught four evening classes. [F3]
S5: leave out`;
