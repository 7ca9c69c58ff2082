/** What models send in place of a letter. */

/** A letter in another language than the one asked for. */
export const german = [
  "Seit Jahren arbeite ich auf der Station, und die Übergabe am Bett gehört zu jeder meiner Schichten.",
  "Ich habe meine Kolleginnen in der Telemetrie geschult, und ich nutze sie bei jedem meiner Patienten.",
  "Gern spreche ich mit Ihnen über die Schichten, die ich übernehmen kann, und darüber, wie Ihre Station arbeitet, wann immer es Ihnen und Ihrem Team am besten passt.",
].join(" ");

/** The instructions that it was given. */
export const leaked = [
  "You write the body of a cover letter for one applicant and one job. ",
  "A busy person reads it once, in less than a minute, and decides whether to meet the applicant.\n",
  "\n",
  "What may be said\n",
  "- Everything said of the applicant rests on the numbered FACTS. ",
  "They are the applicant's own words, as they were typed, pasted or read from a resume. ",
  "You may choose, join, shorten and rephrase them.",
].join("");

/** An answer that is addressed to the person, and no letter. */
export const refusal = [
  "I'm sorry, but I can't help with writing this cover letter, because it may contain personal information.",
  "Please try to write it yourself, or ask somebody you trust.",
].join(" ");
