import { phraseList } from "../phrase-list.ts";
import type { PostingLexicon } from "../posting-lexicon.ts";

export const headings: PostingLexicon["headings"] = {
  intro: phraseList(`
    about us, about the company, about our company, about the team, about the role, about the job, about the
    position, about this role, about, who we are, our company, our story, our team, our mission, the company,
    company overview, company description, introduction, overview, summary, job summary, position summary, role
    summary, job description, the opportunity, description, background
  `),
  duty: phraseList(`
    the job, the role, the position, your duties, the duties, job tasks, duties, main duties, job duties, key
    duties, duties and responsibilities, duties include, duties to include, main duties to include, duties will
    include, responsibilities to include, responsibilities will include, the role will include, the role
    involves, tasks to include, tasks include, responsibilities, key responsibilities, main responsibilities,
    responsibilities include, your responsibilities, role and responsibilities, roles and responsibilities, the
    gist, what you'll do, what you will do, what you'll be doing, what you will be doing, what you'd be doing,
    what you do, what the job involves, what the job is, what the role involves, what you'll work on, what
    you'll own, your role, your tasks, your job, your mission, your day, your day to day, your impact, tasks,
    the work, the day to day, day to day, a typical day, a day in the life, in this role you will, in this role,
    in this position you will, you will, you'll, essential functions, essential duties, essential duties and
    responsibilities, principal duties, primary duties, primary responsibilities, core responsibilities, day to
    day responsibilities, essential job functions, job functions, scope of work, the work includes, typical
    tasks, key performance areas, performance areas, key result areas, key deliverables, core duties, key tasks, typical duties, work performed, key accountabilities, how you'll spend your time, how you will make
    an impact, what your days look like, here's what your days look like, here's what you'll do, your week, the
    day job, what we'd like you to do, what you'll get up to, what will i be doing, how you'll make a
    difference, where you come in, principal accountabilities, role responsibilities, the successful candidate
    will, the post holder will, the postholder will, the job holder will, examples of duties, example of duties, examples of work, duties of the
    post, duties of the role, main duties of the job, main duties of the post, principal duties and responsibilities,
    purpose of the post, purpose of the job, what you'd actually be doing, what you'll actually be
    doing, what you'll actually do, job purpose, job purpose and duties, main purpose, purpose of the role
  `),
  requirement: phraseList(`
    you, you've got, you have got, the person, the candidate, candidate, candidate requirements, the successful
    candidate, your skills and experience, you'll have, you'll bring, you will have, you will bring, what you
    offer, skills required, experience required, what we need from you, who you are, what we ask, what we ask
    for, we ask for, profile, the profile, requirements, requirement, job requirements, minimum requirements,
    key requirements, requirements minimum qualifications, qualifications, minimum qualifications, minimum
    qualification, required qualifications, basic qualifications, required skills, required experience,
    required, qualifications and experience, skills and experience, skills and qualifications, skills, key
    skills, experience, education, education and experience, about you, who you are, who you'll be, you are, you
    have, you bring, you need, your profile, your background, your experience, your skills, your qualifications,
    what you bring, what you'll bring, what you will bring, what you'll need, what you need, what you will need,
    what you should have, what we're looking for, what we are looking for, what we look for, who we're looking
    for, who we are looking for, we're looking for, we are looking for, we need, what we need, what we ask, must
    have, must haves, you must have, essential, essential criteria, essential skills, selection criteria, person
    specification, candidate profile, ideal candidate, the ideal candidate, to be successful, to succeed, you
    might be a fit if, you may be a fit if, you might be a good fit if, you may be a good fit if, you'd be a
    good fit if, you're a good fit if, you could be right for this if, this could be for you if, you'll love
    this if, you will need, you'll need, you'll fit in if, this is for you if, applicants must have, knowledge
    skills and abilities, licences and certificates, licenses and certifications, certifications, like this if
    you, you'll like this if you, you'll love this if you, you'll probably like this if you, you'll probably
    love this if you, you'll enjoy this if you, what we'd like to see, who we'd like to meet, who we'd love to
    meet, hear from you if you, we'd love to hear from you if you, what makes you a great fit, the right person
    will have, the right person, what we're after, who we're after, person spec, the essentials, what it takes,
    what you should bring, eligibility criteria, eligibility, eligibility requirements, entry requirements,
    candidates must, applicants must, candidates should have, candidates should, you should have, you should be,
    the candidate should have, you must, you must be, you should apply if, you should apply if you
  `),
  wish: phraseList(`
    nice to have, nice to haves, good to have, great to have, bonus, bonus points, bonus points if, bonus if,
    preferred, preferred qualifications, preferred skills, preferred experience, preferred but not required,
    desirable, desirable criteria, desirable skills, desired, desired skills, desired qualifications, pluses, a
    plus, it's a plus if, we'd love it if, extra credit, also helpful, ideally, ideally you, it would be nice if
    you, it would be great if you, extra points if, extra points for, brownie points, brownie points for, even
    better if, even better if you, not essential but great
  `),
  benefit: phraseList(`
    benefits, our benefits, benefits and perks, perks, perks and benefits, we offer, what we offer, what we
    offer you, our offer, you get, what you get, what you'll get, what's in it for you, in return, why join us,
    why join, why us, why work with us, why work here, why you'll love, why, compensation and benefits, pay and
    benefits, what's on offer, what you can expect, our culture, our values, life at, what we can offer, what we
    can offer you, pay and perks, the good stuff, the perks
  `),
  process: phraseList(`
    how to apply, where to apply, to apply, applying, apply, apply now, application, applications, your
    application, application process, application procedure, application instructions, application deadline,
    application requirements, application filing, filing period, deadline, closing date, selection, selection
    process, selection procedure, selective certification, qualifications review, examination, hiring process,
    interview process, recruitment process, our process, process notes, process, next steps, what happens next,
    what to send, note, notes, please note, important information, additional information, passing score, review,
    contact, contacts, questions, interested, sound like you, sounds like you, ready to apply,
    meet the hiring team, hiring team, job poster
  `),
  legal: phraseList(`
    notice, legal, legal notice, disclaimer, equal opportunity, equal opportunities, equal opportunity employer,
    equal employment opportunity, an equal employment opportunity employer, diversity, diversity and inclusion,
    accommodation, accommodations, privacy, privacy notice, data protection, safeguarding, background check,
    agencies, recruitment agencies
  `),
  meta: phraseList(`
    annual salary, salary, salary range, pay, pay range, compensation, rate of pay, location, where, hours,
    working hours, schedule, shift, shifts, contract, contract type, employment type, job type, type, start date,
    job details, at a glance, key facts, class code, open date, seniority level, industries, job function
  `),
};

export const fields: PostingLexicon["fields"] = {
  role: phraseList(`job title, position title, title, position, job, role, vacancy, post, opening, job opening`),
  company: phraseList(`
    company, company name, employer, organisation, organization, hiring organization, hiring organisation, agency,
    client, name of employer, school, practice, business
  `),
  location: phraseList(`location, job location, place, place of work, where, city, site, office, based in`),
  reference: phraseList(`
    class code, ref, ref no, reference, reference number, reference no, job id, job ref, job reference, job
    number, job code, requisition, requisition id, requisition number, req id, vacancy number, vacancy ref,
    vacancy reference, vacancy id, posting number, posting id, announcement number, position number,
    reference id, ref id
  `),
  contact: phraseList(
    `contact, contact person, hiring manager, recruiter, your contact, reports to, from, enquiries, informal enquiries, general enquiries`,
  ),
  salary: phraseList(`
    salary, annual salary, salary range, pay, pay range, pay rate, hourly rate, rate, wage, wages, compensation,
    remuneration
  `),
  "closing-date": phraseList(`
    closing date, deadline, application deadline, apply by, closes, close date, closing, applications close, last
    day to apply
  `),
  language: phraseList(`languages, language, language skills`),
  licence: phraseList(`licence, license, licences, licenses, certifications, driving licence, driver's license`),
  document: phraseList(`documents, documents required, required documents, please send, to send`),
  other: phraseList(`
    department, division, unit, team, flsa status, status, grade, band, classification, supervises, direct reports,
    schedule, shift, shifts, travel, openings, number of openings, positions available,
    open date, posted, posted on, date posted, start date, start, contract, contract type, employment type, job
    type, type, hours, working hours, schedule, shift, seniority level, industry, industries, job function,
    revised, website, phone, tel, email, e mail, duration, team,
    working pattern, work pattern, working days, job types, expected hours, ability to commute relocate, work
    location, licence certification, license certification, expected start date, work schedule, hours of work
  `),
};
