import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingSmallPrint } from "../posting-lexicon.ts";

export const smallPrint: PostingSmallPrint = {
  closing: phraseList(`
    by noon, by, closing date, deadline, apply by, apply before, received by, received no later, submitted by,
    submit by, no later than, closes on, closes at, closes, applications close, applications until, open until,
    accepted until, accepted through, until, by the, filing period, filing deadline, application deadline, on
    the dates listed, before, last day, to us by, us by, apply no later, we close on, closing on, applications
    by
  `),
  otherDates: phraseList(`
    test, interview, interviews, exam, examination, start date, starting, start on, starts on, begins, commence,
    commences, open date, opened, posted, revised, contract runs, season, founded, kept on file, held on,
    anticipated, from, session, training starts, beginning, since
  `),
  reference: phraseList(`
    class code, reference, reference number, reference no, ref, ref no, job id, job ref, job reference, job
    number, job code, requisition, requisition id, requisition number, req id, vacancy number, vacancy ref,
    vacancy reference, vacancy id, posting number, posting id, announcement number, quote, quoting, quoting
    reference, position number
  `),
  salary: phraseList(`
    salary, pay, pay range, wage, wages, per hour, an hour, per year, per annum, a year, per month, hourly,
    annually, compensation, ote, rate of pay, day rate, gross
  `),
  salaryAsked: phraseList(`
    salary expectation, salary expectations, salary requirements, salary requirement, expected salary, desired
    salary, salary history, expected pay, pay expectations, compensation expectations
  `),
  handIn: phraseList(`
    send, submit, attach, include, enclose, provide, upload, complete, e mail, email, forward, present, bring,
    supply, list, drop off, hand in, share, apply with, together with, post, application should include,
    applications should include, consisting of, accompanied by, with your, with cv, with a cv, with a resume,
    stop by with
  `),
  documents: phraseList(`
    letter of, letter, cv, c v, resume, résumé, curriculum vitae, cover letter, covering letter, letter of
    application, letter of interest, motivation letter, application form, questionnaire, portfolio, work samples,
    work sample, writing sample, writing samples, references, reference letter, reference letters, letters of
    recommendation, letter of recommendation, proof of, copy of, copies of, certificates, transcript, transcripts,
    diploma, license number, licence number, verification of, form, teaching philosophy, teaching statement,
    sample lesson, lesson plan, showreel, demo reel, code sample, photo, school name, coursework, names of two
    referees, referees, supporting statement, personal statement, github, video, essay
  `),
  documentEnds: phraseList(`to, at, with, by, online, on, indicated, prior, via, as, for, from`),
  later: phraseList(`
    prior to appointment, before appointment, before being appointed, will be contacted, upon hire, upon offer,
    after an offer, on request, upon request, if selected, before starting, prior to hire, will be required to,
    later stage, once hired, before your first day, will be asked to, at interview, to the interview
  `),
  licences: phraseList(`
    license, licence, licensed, driver's license, driving licence, certificate, certification, certified,
    registration, registered nurse, credential, endorsement, cdl, cscs, dbs, food hygiene, first aid, forklift
    licence, security clearance, bls, acls, cpr card, card, tester certification
  `),
  partly: phraseList(`some positions, may be required, may require, certain positions, for some`),
  languages: phraseMap(`
    English: english
    Spanish: spanish
    French: french
    German: german
    Italian: italian
    Portuguese: portuguese
    Dutch: dutch
    Polish: polish
    Russian: russian
    Ukrainian: ukrainian
    Turkish: turkish
    Arabic: arabic
    Mandarin: mandarin
    Chinese: chinese
    Cantonese: cantonese
    Japanese: japanese
    Korean: korean
    Hindi: hindi
    Vietnamese: vietnamese
    Tagalog: tagalog
    Greek: greek
    Swedish: swedish
    Danish: danish
    Norwegian: norwegian
    Finnish: finnish
    Catalan: catalan
    Czech: czech
    Welsh: welsh
    bilingual: bilingual
    another language: language other than english, language other than
    a second language: second language
  `),
  languageCues: phraseList(`
    fluent, fluency, fluently, speak, speaks, speaker, speaking, spoken, native, bilingual, proficiency,
    proficient, conversational, written, language, languages, ability to speak, command of, good, level, grammar,
    intermediate, basic, advanced, b1, b2, c1, c2
  `),
  instructions: phraseList(`
    the subject, subject line, in the subject, write two lines, tell us, in your cover letter, in your letter, in
    your application, in your email, in your e mail, in your message, only be accepted on line, only be accepted
    online, accepted on line, apply on line only, online only, no phone calls, no calls, no agencies, in person,
    internal candidates, internal applicants, current employees only, mention, answer the following, answer these,
    answer three, write a, write us, limited to a maximum, fixed term, one page, two pages, no cover letter, no
    cvs, no resumes, apply early, weekend and evening, drug and alcohol, drug test, advisory essay, supplemental
    information, must be attached, must be complete, must be completed, by post only, as a pdf, single pdf, in one
    pdf, pdf only, include the word, put the word, do not send, please do not,
    your notice period, notice period
  `),
  months: [
    ["january", "jan"],
    ["february", "feb"],
    ["march", "mar"],
    ["april", "apr"],
    ["may"],
    ["june", "jun"],
    ["july", "jul"],
    ["august", "aug"],
    ["september", "sep", "sept"],
    ["october", "oct"],
    ["november", "nov"],
    ["december", "dec"],
  ],
};
