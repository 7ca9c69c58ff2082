import { phraseList } from "../phrase-list.ts";
import type { PostingCues } from "../posting-lexicon.ts";

export const cues: PostingCues = {
  requirement: phraseList(`
    candidate will be, candidate will have, candidate has, applicant will be, applicant will have, applicant
    has, candidate must, applicant must, must have, must hold, must be, must possess, you have, you've, you
    hold, you are, you're, you bring, you know, you need, you'll need, you will need, is required, are required,
    required, is essential, essential, is a must, minimum, at least, experience, years of, degree, diploma,
    graduation from, completion of, knowledge of, working knowledge, understanding of, familiarity with,
    familiar with, proficiency, proficient, fluent, fluency, ability to, able to, certified, certification,
    certificate, license, licence, licensed, qualified, trained, we expect, we need someone, someone who, a
    valid, applicants should have, applicants should hold, applicants should be, candidates should have,
    candidates should hold, candidates should be, applicants must, candidates must, has to be, needs to be, you
    should be, you should have, comfortable in, comfortable with, confident with, confident in,
    bilingual
  `),
  wish: phraseList(`
    preferred, preferably, useful, a plus, is a bonus, a bonus, bonus points, nice to have, desirable, desired,
    an advantage, advantageous, ideally, beneficial, helpful, welcome but not, would be great, not required, not
    essential, as would, is desired, are desired, is a benefit, would be beneficial, a big plus, big plus, a
    huge plus, a real plus, a strong plus, a definite plus,
    an asset, highly regarded, well regarded, looked upon favourably, viewed favourably,
    would be lovely, would be nice, would be handy, isn't needed, is not needed, isn't essential, useful but
  `),
  duty: phraseList(`
    you will, you'll, you'd, you would, candidate will, applicant will, post holder will, postholder will, job
    holder will, duties include, duties to include, duties will include, responsibilities will include,
    responsibilities include, responsible for, will be responsible, the work includes, your day, your job is,
    your work, performs, performed include, day to day, does skilled work, the role involves, the job is,
    duties, tasks, they will, they'll, this role will, the role will, postholder would, appointee will, person
    appointed will, post involves, role includes, work includes, you can expect to,
    the person would, the person will, they would, they'd, they would also, role holder will
  `),
  benefit: phraseList(`
    we offer, you get, you'll get, you will get, you'll receive, you will receive, we provide, we pay, we give, in
    return, benefits, paid holiday, paid holidays, paid time off, paid vacation, days of holiday, days off, health
    insurance, pension, 401 k, dental insurance, dental plan, dental cover, dental and vision, bonus scheme, staff discount, employee discount, free parking, training
    budget, equity, stock options, join our team, join our growing team, join us, great place to work, great place, a culture of,
    depending on experience, dependent on experience, our culture, thrive in a culture, mutual respect, our mission, we believe, we value, our values, sign on bonus, parental leave, competitive salary,
    training given, training provided, training is given, training is provided, full training, will train,
    is available with the job, comes with the job, accommodation available, accommodation provided, cottage is
    available, accommodation is available
  `),
  process: phraseList(`
    ref, please contact, contact us, please quote, salary expectations, job id, selective certification, apply,
    applying, all applicants, applicants will be, applicants are, candidates will be, candidates are, candidates
    may, successful candidates, shortlisted, application, applications, cv, resume, résumé, cover letter,
    covering letter, interview, interviews, closing date, deadline, submit, submitted, attach, send us, send
    your, send a, e mail us, email us, write to, get in touch, examination, filing, questionnaire, subject line,
    in your letter, in your message, in your e mail, in your email, tell us, eligible list, click, references
    will be, hiring now, now hiring, immediate start, start immediately, welcome to apply, encouraged to apply,
    applicants should apply, applicants should send, candidates should apply, candidates should send, we close
    on, closing on, applications by, filing periods, prior notice, reserve list, applicants currently employed, candidates currently
    employed, qualified applicants will be
  `),
  legal: phraseList(`
    equal opportunity, equal opportunities, equal employment, discriminate, discrimination, regardless of,
    without regard to, sexual orientation, reasonable accommodation, reasonable accommodations, disability
    accommodation, protected veteran, background check, drug test, drug and alcohol, no agencies, gdpr, privacy
    policy, civil service, all qualified applicants, right to work in, we use cookies, uses cookies, use of
    cookies, cookie policy, cookie settings, accept all, accept cookies, terms and conditions
  `),
  knowledge: phraseList(`knowledge of, the ability to, ability to, skills and abilities`),
  soft: phraseList(`
    team player, team work, teamwork, works well in a team, part of a team, communication skills, communicator,
    interpersonal, interpersonal skills, people skills, self starter, self motivated, self driven, motivated,
    motivation, hard working, hardworking, work ethic, positive attitude, can do attitude, attitude, attention to
    detail, detail oriented, eye for detail, organised, organized, organisational skills, organizational skills,
    time management, multitask*, multi task*, problem solving, problem solver, flexible, flexibility, adaptab*,
    reliable, reliability, punctual*, proactive, passion, passionate, enthusiasm, enthusiastic, curious,
    curiosity, creative, dynamic, driven, fast paced, under pressure, independently, initiative, sense of humour,
    sense of humor, friendly, tactfully, leadership skills, critical thinking, think outside, quick learner, fast
    learner, willingness to learn, eager to learn, trustworthy, honest, energetic, go getter, customer focus*,
    results oriented, results driven, strong work, empathy, patience, prioritize, prioritise, reading
    comprehension, judgment and decision making, fact finding, mathematics, written communication, oral
    communication
  `),
  hard: phraseList(`
    license, licence, licensed, licensure, registered nurse, registration with, registered with, driver's license,
    driving licence, degree, bachelor*, master's, masters degree, phd, doctorate, diploma, graduation from,
    apprenticeship, certified, certificate, certification, qualified teacher, teaching credential, right to work,
    work permit, authorized to work, authorised to work, security clearance, background check, dbs, cscs, cdl, 18
    years, 21 years, current employees only, course of study, semester units, quarter units
  `),
};
