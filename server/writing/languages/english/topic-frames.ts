/** Numbers, dates, pay and procedure of a posting that were taken for a wish. */
export const NOISE =
  /[£$€%]|\b(?:job (?:id|number|ref\w*)|ref(?:erence)?\.?(?: no\.?| number)?:? \S*\d|salary|wage|score|written test|examination|essay|advisory|qualifying|quarter units|semester|questionnaire|closing date|deadline|holiday|hybrid|pounds|lbs?|kg|substituted|opportunity employer|interview|shift pattern|drug (?:tests?|screen\w*)|dui|dot physical|background check|physical demands?|useful|climb\w*|stairs|asap|right to work|visas?|overtime|sign[- ]on|years? old|or older|eligible)\b|^(?:an? )?(?:love|passion|enthusiasm|appetite)\b|^(?:(?:remaining|qualified|only|all|other) )*applicants?\b|\b(?:qualified applicants|reserve list|filing periods?|prior notice|currently employed|later date)\b|^quote\b|^(?:must )?pass(?:ing)?\b|^apply\b|^ref(?:erence)? \p{Lu}|^start\b/iu;

/** What postings put before the thing they want. */
const LEAD_INS: readonly RegExp[] = [
  /^(?:the )?(?:proven |demonstrated |strong |good |excellent |solid |sound |basic |working |in-depth |some |prior |previous |relevant |hands-on )*(?:ability|capacity|willingness|readiness|confidence|know how|knows how) (?:to|in|for|with)\s+/i,
  /^(?:have |has |possess(?:es)? |bring |with )?(?:an? )?(?:proven |demonstrated |strong |good |excellent |solid |sound |basic |working |thorough |in-depth |some |prior |previous |relevant |recent |verifiable |closing |hands-on |at least |min(?:imum|\.)? (?:of )?|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+? ?(?:\(\d+\) )?(?:or more )?(?:years?|yrs?|months?)(?:['’])? (?:of |with |in )?|full-time |paid |professional |post-qualification )*(?:experience|knowledge|understanding|familiarity|proficiency|background|expertise|skills?|command)(?: and (?:skills?|experience|knowledge|understanding))? (?:of|in|with|using|as|working (?:with|in|as|on)|on)\s+(?:how to )?/i,
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)\+? ?(?:years?|yrs?|months?)(?:['’]|\+)? (?:of |with |in )?(?:(?:recent|verifiable|proven|closing|relevant|practical|progressive) )*/i,
  /^experience (?=\p{L}+ing\b)/iu,
  /^(?:be |you are |you're |must be |should be )?(?:comfortable|familiar|proficient|experienced|skilled|fluent|competent|able|willing|confident|responsible|accountable|capable|used)(?: and \w+)? (?:with|in|to|for|of|at)\s+/i,
  /^(?:you(?:'ll| will| can| have| must| should)?|we need someone who can|candidates? (?:must|should|will)|applicants? (?:must|should)|must|should|will|may|can|to|please|know how to|duties include)\s+/i,
  /^(?:curiosity|interest) (?:for|about|in)\s+/i,
  /^(?:such as|including|e\.g\.|also|and|or|other|various|a variety of|a wide range of|all aspects of|other duties such as|have some|have|some)\s+/i,
  /^(?:learn(?:ing)?|train) (?:how )?to\s+/i,
  /^(?:knowledge|ability|skills?|duties|requirements?)\s*:\s*/i,
];

const TAILS: readonly RegExp[] = [
  /,? (?:(?:is|are|will be|would be) )?(?:strongly |highly |very )?(?:preferred|desirable|desired|required|needed|wanted|a plus|an asset|welcome|an advantage|advantageous|essential|important|expected|appreciated|a must|(?:highly|well) regarded)(?: to us| for us)?$/i,
  / (?:is|are|would be|will be) (?:a |an )?(?:\p{L}+ )?\p{L}+$/iu,
  / (?:incl\.?|as there|as it|as we|as an? (?:band|grade|level)) .*$/i,
  / (?:as an? (?:band|grade|level))$/i,
  / (?:within|in under|under|in less than) \S+ (?:hours?|days?|minutes?|weeks?|business days?)$/i,
  / or (?:an? )?willingness to .*$/i,
  / (?:as a )?minimum$| (?:is |are )?(?:handy|useful)$/i,
  / and (?:your |their )?own (?:vehicle|car|transport)$/i,
  / or (?:keen|willing|happy|eager|ready) to .*$/i,
  / or (?:currently )?(?:working|studying|training) (?:towards?|for)(?: .*)?$/i,
  / and (?:be |being )?(?:able|willing|ready|prepared|happy) to .*$/i,
  /(?<!^\p{L}+ or \p{L}+)(?<!(?:ticket|licen[cs]e|certificate|card|registration|degree|diploma) (?:and|or) [\p{L} ]+) experience$/iu,
  / (?:knowledge|(?<!(?:knife|people|language|computer|driving) )skills?)$/i,
];

/** The thing itself, without "proven ability to" before and "is a plus" behind it. */
export function stripDemand(text: string): string {
  let clause = text
    .replace(/\([^)]*\)/gu, " ")
    .replace(/["“”*]/gu, "")
    .replace(/ every (?:\d+|two|three|four|five|six|seven) (?:minutes|hours|days|weeks|months)\b/giu, "")
    .replace(/\bour\b/gi, "YOURS")
    .replace(/\b(fault|fact) find(?= |$)/gi, "$1 finding")
    .replace(/\b(cold|cross|up)[ -](call|sell)(?= |$)/gi, "$1-$2ing")
    .replace(/\s+/gu, " ")
    .trim();
  let before = "";
  for (let pass = 0; pass < 3 && clause !== before; pass++) {
    before = clause;
    for (const lead of LEAD_INS) clause = clause.replace(lead, "");
    clause = clause.replace(/[\s.;:,]+$/u, "");
    for (const tail of TAILS) clause = clause.replace(tail, "");
  }
  return clause;
}

export const PREPOSITION =
  /^(?:in|on|at|for|with|within|from|to|through|across|via|using|under|into|during|by|of|as|necessary|including|such|issued|based|adhering|according|related|relating|regarding|concerning|per|than|that|which|who|whose|where|when|while|so|because|if|working|required|commonly|used|equipped|against)$/i;
