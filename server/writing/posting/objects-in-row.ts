import type { Books } from "./books.ts";
import type { Token } from "./tokens.ts";

/** "Vous aidez les résidents dans les soins, les repas": the row is of what is helped with; "vous assurez" has tasks behind it. */
export function takesObjects([first, second]: readonly Token[], { language, verbs }: Books): boolean {
  if (language !== "fr") return false;
  const verb = /^(?:vous|tu)$/.test(first?.folded ?? "") ? second : isInfinitive(first, verbs) ? first : undefined;
  return verb !== undefined && !OF_TASKS.test(verb.folded);
}

/** "la rédaction" is a task of its own, "les repas" are not. */
export function isDoing(noun: Token | undefined): boolean {
  return /(?:age|ment|tion|sion|ance|erie|ien|ise|ure|vi|eil|tes?)s?$/.test(noun?.folded ?? "");
}

function isInfinitive(token: Token | undefined, verbs: ReadonlySet<string>): boolean {
  return token !== undefined && (verbs.has(token.folded) || /[^i]er$/.test(token.folded));
}

const OF_TASKS =
  /^(?:assur|effectu|realis|ger|prend|pren|particip|veill|fai|fer|compren|soccup|charg|contribu|etes|es$|ser|aur|av)/;
