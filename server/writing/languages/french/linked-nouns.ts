import { withDe } from "./elision.ts";
import { verbOfNoun } from "./verb-forms.ts";

/** "accueil clients", "conduite mini-pelle": the "de" that people leave out between the noun of an action and its object. */
export function withLinks(text: string): string {
  const [, noun = "", object = "", rest = ""] = BARE.exec(text) ?? [];
  if (noun === "" || verbOfNoun(noun) === null) return text;
  if (PLURAL.test(object) && !NO_OBJECT.test(object)) return `${noun} des ${object}${rest}`;
  return THING.test(object) ? `${noun} ${withDe(object)}${rest}` : text;
}

const BARE = /^(\p{L}+[^s\P{L}]) (\p{Ll}[\p{Ll}-]+)((?:[ ,;:(].*)?)$/u;

/** Behind a noun in the singular, what stands in the plural is no adjective. */
const PLURAL = /^\p{Ll}{3,}[sx]$/u;
const NO_OBJECT =
  /^(?:dans|sous|vers|sans|plus|dès|des|les|ses|mes|nos|vos|aux|depuis|hors|après|très|trois|six|dix|divers|gros|bas|précis|frais|gris|mauvais|deux|anglais|français|portugais|chinois|japonais|polonais|néerlandais|express|compris|heureux|sérieux|rigoureux|minutieux|(?:\p{Ll}+e)?ux)$/u;

/** Things in the singular that are no adjective either. */
const THING =
  /^(?:mini-?|mini-?pelle|pelle|chariot|nacelle|grue|camion|tracteur|engin|chantier|projet|équipe|caisse|salle|planning|portefeuille)$/u;
