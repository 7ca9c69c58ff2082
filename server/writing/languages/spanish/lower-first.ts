/** First letter small unless the word is a name or an acronym. */
export function lowerFirst(text: string): string {
  const word = /^[\p{L}\p{N}'’+#.-]+/u.exec(text)?.[0] ?? "";
  const isName =
    LAW.test(text) ||
    /^\p{Lu}[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\d/u.test(word) ||
    CAPITALISED.test(word) ||
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Ley de Contrataciones", "Código Técnico", "Resolución 0312": a name of more than its first word. */
export const LAW =
  /^(?:Ley|Código|Plan|Reglamento|Norma|Estatuto|Real Decreto|Seguridad)(?: de(?:l| la| los| las)?)? \p{Lu}|^(?:Ley|Norma|Decreto|Resolución|Orden|Circular) (?:n\.? ?º ?)?\d/u;

/** Words that keep their capital wherever they stand. */
const CAPITALISED =
  /^(?:Excel|Word|Outlook|PowerPoint|Power|Python|Java|Ruby|Rust|Kotlin|Swift|Angular|Django|Laravel|Spring|Photoshop|Illustrator|Figma|Canva|Salesforce|Google|Microsoft|Adobe|Oracle|Linux|Windows|Docker|Kubernetes|Jira|Git|Slack|Zoom|Tableau|Shopify|Mailchimp|Instagram|Facebook|React|Node|Scrum|Kanban|Montessori|Navidad|Contaplus|Contasol|Sage|Holded|Opera|Europa|España|Internet)(?!\p{L})/u;
