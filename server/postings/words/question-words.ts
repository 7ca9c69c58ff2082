import words from "./question-words.json" with { type: "json" };

/** What an applicant is to state, by the beginnings of words. */
export const practicalWords: readonly string[] = words.practicalWords;

/** Offers of help that look like questions. */
export const settledQuestions: readonly string[] = words.settledQuestions;

/** Small words that end no quote. */
export const loneWords: readonly string[] = words.loneWords;

/** What a story is asked for with. */
export const contentWords: readonly string[] = words.contentWords;

/** Before an order that does not begin its sentence. */
export const orderLeads: readonly string[] = words.orderLeads;

/** Words for what was told in the sentence before. */
export const backWords: readonly string[] = words.backWords;

/** Conjunctions that begin what an order belongs to: "If a guest complains, tell us …". */
export const conditionWords: readonly string[] = words.conditionWords;

/** Where a sentence that asks goes on to sending. */
export const questionTails: readonly string[] = words.questionTails;

/** What an application's letter is called. */
export const letterWords: readonly string[] = words.letterWords;

/** Before a list of what the letter has to say. */
export const listOrders: readonly string[] = words.listOrders;

/** What asks for a story, however practical the rest of the sentence is. */
export const storyWords: readonly string[] = words.storyWords;

/** Before the colon of a question that the posting announces. */
export const announcers: readonly string[] = words.announcers;

/** First words of a question that is put to whoever applies. */
export const openingWords: readonly string[] = words.openingWords;

/** Whom the asked thing belongs to: "your", "votre". */
export const ownWords: readonly string[] = words.ownWords;

/** Small words that begin what is asked. */
export const whetherWords: readonly string[] = words.whetherWords;

export const politeWords: readonly string[] = words.politeWords;

/** Whom it is to be told. */
export const toUsWords: readonly string[] = words.toUsWords;

/** Before a verb of telling that is no order: somebody else tells. */
export const othersWords: readonly string[] = words.othersWords;

/** Words that several questions of one order begin with. */
export const parallelWords: readonly string[] = words.parallelWords;

/** Of those the ones that ask for a reason. */
export const reasonWords: readonly string[] = words.reasonWords;

/** Behind questions that are meant: "both interest us more than a long CV". */
export const wantedWords: readonly string[] = words.wantedWords;
