import { verbOf } from "./verb-forms.ts";
import { verbsThatAreNouns } from "./verbs.ts";

/** Stock that is true of every posting cannot be taken up. */
const STOCK =
  /\b(?:(?:communication|people|social) skills|team[- ]?player|self[- ]?starter|fast[- ]paced|detail[- ]oriented|attention to detail|hard[- ]?working|motivated|passion\w*|enthusias\w*|positive attitude|work ethic|multi-?task\w*|interpersonal|proven track|dynamic|can-do|other duties|senses? of humou?r|per (?:day|week|month)|stay(?:ing)? calm|weekends?|(?:early|late) start|related work|other necessary|someone|no experience|proper methods|tactfully|punctual|polite|work(?:ing)? away|follow(?:ing)? (?:[a-z]+ ){0,3}(?:instructions|directions|orders|procedures|rules|policies|guidelines)|(?:early|late|night) shifts?)\b/i;

/** What employers say of themselves and of their people in general, and what cannot be taken up by doing it. */
const CULTURE =
  /\b(?:your (?:teams?|culture|mission|values|journey|people|success)|culture|thrive|mission|mutual|commitment|dreams?|curiosity|passion|bring\w* out|great place|family|invaluable|world[- ]class|growing|fun|smile\w*|ownership|million|billion|half|sleep|built on|in the world|ways? of working|bonus|perks?|stock options?|pto)\b/i;

/** Beginnings and middles that no whole phrase has. */
const LOOSE =
  /^(?:reporting to|busy|fun|not|no|if|when|while|in|on|at|by|to|of|for|from|or|and|but|than|part of|first(?! aid)|one|therefore|each|every|necessary|joining|join|being|becoming|having|wanting|able|wanted|hiring|equivalent|(?:full|part)-time|completion|graduation|successful|behalf|it|this|that|these|those|there|here|very|well|good|great|right|as|like|likes|love|loves|awake|confident|comfortable|calm|(?:fully )?bilingual\w*|non-?|registered in|own transport|years?|available|(?:fully |part-)?qualified|chartered|physically|legally|medically|mentally)\b|\b(?:what|how|why|whether|where|who|which|that|able|want|would|could|have|has|be|been|being|at least|you)\b/i;

/** "starting June", "working alongside Dr Nwosu": a date and a person are nothing to take up. */
const NAMED = /\b(?:January|February|April|June|July|August|September|October|November|December|Dr|Mrs?|Ms|Prof)\b/u;

/** "scoop ice cream": a verb that was not made a noun. */
function hasLooseVerbAtStart(phrase: string): boolean {
  const [first = "", next] = phrase.split(" ");
  const found = verbOf(first);
  return found?.form === "base" && next !== undefined && !verbsThatAreNouns.has(found.verb.base);
}

function isVerbBehindJoint(phrase: string): boolean {
  const [first = "", , third = "", object] = phrase.split(" ");
  const found = verbOf(third);
  // "images and deploys laptops"
  if (found?.form === "third" && object !== undefined && !verbsThatAreNouns.has(found.verb.base)) return true;
  return (
    !/(?:ing|s)$/u.test(first) &&
    verbOf(first) === null &&
    found?.form === "base" &&
    (object === undefined ? false : /[^s]s$/u.test(object) || !verbsThatAreNouns.has(found.verb.base))
  );
}

/** "flatbed drivers": whom the posting seeks, and nothing to take up. */
const SOUGHT =
  /^(?!\p{L}+ing )[^,]* ?(?:drivers|nurses|technicians|electricians|cooks|chefs|cleaners|teachers|assistants|servers|mechanics|welders|carers)$/iu;

/** Whether a phrase can stand in a letter as something to do or to have. */
export function isSound(phrase: string): boolean {
  if (CULTURE.test(phrase) || /^(?:an?|the) [\p{Ll}-]+$|^\p{L}+ing (?:well|clearly|quickly|accurately)$/u.test(phrase))
    return false;
  // "venue, F&B", "vision test passed": the beginning of a list, and what was to be passed before.
  if (/^\p{L}+, (?!.* (?:and|or) )| passed$/u.test(phrase)) return false;
  // "educational, and cultural interests": the middle of a list.
  if (/^(?!\p{L}+ing,)\p{L}+, (?:and|or) /u.test(phrase)) return false;
  // "being on site", "being the first point of contact": to be there is work.
  const done = phrase.replace(
    /^being (?=on (?:site|hand|call|duty)|the (?:first |main )?point of contact)/u,
    "attending ",
  );
  // "registered nurse with years", "a hour service": a figure went and left what it counted.
  if (/\bwith (?:years?|months?)\b|\ba hour\b|\bregistered \p{Ll}+ with\b/u.test(phrase)) return false;
  if (SOUGHT.test(phrase)) return false;
  // "tarp and secure loads": the first of two verbs is in no list.
  if (/^\p{Ll}+ (?:and|or) /u.test(phrase) && isVerbBehindJoint(phrase)) return false;
  if (STOCK.test(phrase) || NAMED.test(phrase) || LOOSE.test(done) || hasLooseVerbAtStart(phrase)) return false;
  if (/\b(?:and|or) (?:in|at|with|for|on|to)\b|[()]| [/|] |["“”]/u.test(phrase) || UNFINISHED.test(phrase))
    return false;
  if (
    /\d/u.test(
      phrase.replace(
        /\p{L}[\p{L}+#.-]*\d+|\b(?:level|grade|band|class|tier|key stage) \d\b|\b\d+(?:st|nd|rd|th)(?= \p{Lu})/giu,
        "",
      ),
    )
  )
    return false;
  const words = phrase.split(" ");
  return (
    words.length > 1 ||
    /\p{Lu}/u.test(phrase) ||
    // "dbt", "npm": no word of every day is without a vowel.
    /^[bcdfghjklmnpqrstvwxz]{3,}$/u.test(phrase) ||
    (phrase.length >= 6 && !/(?:ous|ful|ive|able|ary|duties|tasks)$/u.test(phrase) && !BARE.test(phrase))
  );
}

/** "reviewing individual": an adjective wants its noun. */
const UNFINISHED =
  /\b(?:individual|residential|commercial|federal|regional|national|local|daily|weekly|monthly|annual|administrative|operational|functional|electrical|mechanical|various|complex|related|new|existing|internal|external|public|private|small|large|show|low|high|short|long)$/i;

/** One such word alone says nothing. */
const BARE =
  /^(?:relevant|previous|similar|industry|business|office|company|customers?|clients?|department|education|retail|shifts?|evenings?|people|products?|services?|projects?|systems?|procedures?|research|degree|training|teamwork|backing|leadership|management|planning|software|computers?|deadlines?|results|experience|english|communication|communicating|working|helping|making|doing|building|growing|learning|paperwork|quality|safety)$/i;
