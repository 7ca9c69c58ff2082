/** First letter small unless the word is a name, an acronym or "I". */
export function lowerFirst(text: string): string {
  const word = /^[\p{L}\p{N}'’+#.-]+/u.exec(text)?.[0] ?? "";
  const isName =
    /^\p{Lu}[\p{Lu}\p{N}]|^I$|\p{Ll}\p{Lu}|\d/u.test(word) ||
    CAPITALISED.test(word) ||
    // "C.E.T. designation", "H&S risk assessments"
    /^\p{Lu}[.&/]\p{Lu}/u.test(text) ||
    /^\p{Lu}[\p{L}-]+ (?:\p{Lu}\p{Ll}+|[A-HJ-Z](?![\p{L}\d]))/u.test(text.slice(0, 40));
  const isOrigin = /^\p{Lu}\p{Ll}+(?:ian|ean|ish|ese)$/u.test(word);
  return isName || isOrigin ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Words that keep their capital wherever they stand. */
const CAPITALISED =
  /^(?:English|Spanish|French|German|Italian|Portuguese|Polish|Russian|Arabic|Mandarin|Chinese|Japanese|Korean|Vietnamese|Hindi|Turkish|Dutch|Greek|Latin|Ukrainian|American|European|British|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|April|June|July|August|September|October|November|December|Excel|Word|Outlook|PowerPoint|Python|Java|Ruby|Rust|Kotlin|Swift|Angular|Django|Laravel|Spring|Epic|Cerner|Photoshop|Illustrator|Figma|Canva|Salesforce|Google|Microsoft|Adobe|Oracle|Linux|Windows|Docker|Kubernetes|Jira|Git|Slack|Zoom|Tableau|Shopify|Mailchimp|Instagram|Facebook|Xero|Sage|Datev|Photoshop|React|Node|Scrum|Kanban|Dewey|Montessori|Christmas|Easter)\b/u;
