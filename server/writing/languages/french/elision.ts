/** "j’accueille", "je gère"; the second argument is a word or a clause. */
export function withJe(clause: string): string {
  return elides(clause) ? `j’${clause}` : `je ${clause}`;
}

/** "de maçon", "d’assistant"; a definite article contracts: "du montage", "des clients", "de la pose". */
export function withDe(phrase: string): string {
  if (/^le /u.test(phrase)) return `du ${phrase.slice(3)}`;
  if (/^les /u.test(phrase)) return `des ${phrase.slice(4)}`;
  if (/^des /u.test(phrase)) return withDe(phrase.slice(4));
  return elides(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** "au montage", "aux clients", "à la pose". */
export function withTo(phrase: string): string {
  if (/^le /u.test(phrase)) return `au ${phrase.slice(3)}`;
  if (/^les /u.test(phrase)) return `aux ${phrase.slice(4)}`;
  return `à ${phrase}`;
}

/** "la lecture d’un plan et l’implantation" with "de" before each: "de la lecture d’un plan et de l’implantation". */
export function inEach(topic: string, inflect: (text: string) => string): string {
  return topic
    .split(/( et |, )(?=(?:le|la|les) |l’)/u)
    .map((part, at) => (at % 2 > 0 ? part : inflect(part)))
    .join("");
}

/** Whether "le", "de", "je" before these words lose their vowel. */
export function elides(phrase: string): boolean {
  const word = /^[\p{L}\p{N}’'-]+/u.exec(phrase)?.[0] ?? "";
  if (/^h/iu.test(word)) return MUTE_NAMES.test(word) || (/^h/u.test(word) && !ASPIRATED.test(word));
  if (/^(?:onz|oui|ouistiti|yaourt|yoga|yacht|yourte|uhlan)/iu.test(word)) return false;
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/iu.test(word);
}

/** Foreign names with H are spoken with it. */
const MUTE_NAMES =
  /^(?:Hôpita|Hôtel|Hélène|Henri|Hérault|Hubert|Horace|Honor|Histoire|Habitat|Horizon|Hospices|Hygiène|Humani|Harmoni|Herblay|Hyères)/u;

/** Words that begin with an aspirated h: neither elision nor liaison. */
const ASPIRATED =
  /^(?:hach|haie|haill|hain|hal[eloô]|halt|hamac|hamburger|hameau|hamster|hanch|hand|hangar|hant|happ|harcel|harcèl|hard|harem|hareng|hargn|haricot|harnach|harnais|harp|hasard|hât|hauss|haut|havre|hennir|hérauts?\b|hériss|herni|héron|héros|hêtre|heurt|hibou|hic|hid|hiérarch|hi-fi|hip|hiss|hit|hobby|hoch|hockey|holding|holland|homard|hongr|hont|hoquet|hors|hot|hotte|houblon|hou|hublot|huche|huée|huit|hurl|hutte)/u;
