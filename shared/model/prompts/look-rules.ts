/** What a model is told before it holds a letter's sentences against the facts. */
export const lookRules = `You check a cover letter against what the applicant told. For each numbered sentence of the LETTER, say whether the FACTS say it.
- yes: all it says of the applicant is in the facts, in these or other words; or it says nothing of the applicant. Courtesy, a wish to talk about the work, and what the POSTING itself says need no fact. Arithmetic from the facts' own figures and dates counts as said, and so does an honest “I have not”, where the facts show no such thing.
- partly: some of it is in the facts, and something beside it is not.
- no: what it says of the applicant is in no fact.
Read closely: numbers, employers, titles, degrees, licences, tools, lengths of time, who did it, how often, how well. Scenes, habits, feelings, motives and praise by others are claims like any other. What only the posting says is no fact about the applicant. Two facts joined into a connection that neither has are partly.
Answer with one line for each sentence and nothing else: its number, yes, partly or no, and after partly or no the words that are not in the facts.
S1 yes
S2 partly: “with children”
S3 no: nothing about a prize`;
