import { withArticle } from "./articles.ts";
import { lowerFirst } from "./letter-case.ts";

/**
 * What somebody should have been through, where the words behind "experience" name no work: a field, a post, a place or
 * people. Null for everything else.
 */
export function experienceTopic(asked: string): string | null {
  if (!CUE.test(asked)) return null;
  const text = asked
    .replace(/\([^)]*\)/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const [, post = "", kindOfWork = post] = YEARS_IN.exec(text) ?? [];
  if (kindOfWork !== "") return `${lowerFirst(kindOfWork)} experience`;
  const [, field = "", trade = field] = FIELD.exec(text) ?? [];
  if (trade !== "") return `${lowerFirst(trade)} experience`;
  const [, people = ""] = WITH_PEOPLE.exec(text) ?? [];
  if (people !== "") return `working with ${people}`;
  const [, joint = "", setting = ""] = SETTING.exec(text) ?? [];
  if (setting === "" || setting.split(" ").length > MOST_WORDS) return null;
  const isBare = /^(?!(?:an?|the) )(?!.* (?:or|and) ).* (?:environment|setting|role|position)$/iu.test(setting);
  return `experience ${joint} ${isBare ? withArticle(setting) : setting}`;
}

const CUE = /experience|background|years?|months?/iu;

const MOST_WORDS = 5;

/** "1+ year in a front desk or customer service job", "5+ years in QA or SDET roles". */
const YEARS_IN =
  /^(?:min(?:imum|\.)? )?(?:\d+\+?|one|two|three|four|five)(?: or more)? ?(?:years?|months?) in (?:an? )?((?:[\p{L}&/-]+ ){0,5}?[\p{L}-]+?)(?: (?:jobs?|roles?|positions?))$|^(?:\d+\+?|one|two|three|five) ?(?:years?|yrs?|months?) in an? ((?:[\p{L}&/-]+ ){0,5}?[\p{L}-]+?)$/iu;

/** "experience in care", "retail experience": a field alone says no work. */
const FIELD =
  /^(?:(?:some|previous|prior|relevant|proven|any) )*(?:(?:experience|background) in ((?!the$)\p{Ll}{3,})|((?!relevant|previous|similar|proven|prior|work|working|life|field|professional|practical|hands|some|direct|extensive|recent|strong|good|solid|paid|industry)(?:\p{Ll}{4,}|NHS|FMCG|B2B|bar|pub|spa)) experience)$/iu;

/** Whom one works with is nothing that one asks for by itself. */
const WITH_PEOPLE =
  /^(?:(?:some|previous|prior|relevant|proven|any|direct) )*experience (?:of |in )?(?:with|working with|of working with) ((?:[\p{Ll}-]+ (?:and |or )?){0,4}(?:children|pupils|students|learners|adults|patients|clients|customers|families|people|residents|guests|parents|toddlers|infants|babies|teenagers|seniors|animals|dogs|cats|horses|cattle|breeds|volunteers|suppliers|vendors|stakeholders))$/iu;

/** Where or as what one has worked: told as experience, for nobody takes up "a legal environment". */
const SETTING =
  /^(?:(?:some|previous|prior|relevant|proven|any|practical|solid|strong) )*(?:(?:min(?:imum|\.)? |at least )?\d+\+? years?['’]? (?:of )?)?(?:experience|background) (in|on|at|within|as) ((?:an?|the) (?:[\p{L}/-]+ ){0,4}[\p{L}-]+|(?:[\p{L}/-]+ ){1,4}(?:environments?|settings?|roles?|positions?|practice|industry|sector|field|company|firm|business|shifts?))$/iu;
