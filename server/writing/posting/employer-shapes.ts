/** A name, and how plainly the words around it say that it is the employer's. */
type ShapedName = { name: string; score: number };

/** Names of employers told by the shape of the sentence they stand in. */
export function namesByShape(text: string): ShapedName[] {
  return SHAPES.flatMap(([shape, score]) => {
    const name = shape.exec(text)?.[1];
    return name ? [{ name, score }] : [];
  });
}

/** "Colegio concertado La Salle (Valencia) busca": a word in small letters says of what kind the house is. */
const SCHOOL_OF_A_KIND =
  /^(\p{Lu}\p{L}+ (?:concertado|privado|privada|público|pública|bilingüe|municipal|religioso) \p{Lu}\p{L}*(?: (?:del? |la |los |las )*\p{Lu}\p{L}*)*)(?: \([^)]*\))?,? (?:busca|precisa|necesita|selecciona|contrata)/u;

/** "Prairie Star Logistics (Omaha, NE) is growing". */
const NAME_IN_TOWN =
  /^(\p{Lu}[\p{L}\d.'’&-]*(?: (?:\p{Lu}[\p{L}\d.'’-]*|&|and|of|the)){0,6}) \(\p{Lu}[\p{L}.'’ -]{1,30}(?:, \p{Lu}[\p{L} ]{1,20})?\) (?:is|are|has|was|wants|seeks|needs)\b/u;

/** "Hey, we're Loopwell, a start-up", "Wir sind das Café Strandgut und": whoever speaks gives a name. */
const INTRODUCED =
  /(?:^|[\s(])(?:[Ww]e're|[Ww]e are|I run|I own|[Ww]ir sind(?: das| die| der)?|[Nn]ous sommes|[Ss]omos) ((?:(?:The|Le|La|Les|El|Los|Las) )?\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|und|et|y|of|de|del|du|des|la|le|les|von|der|e) \p{Lu}[\p{L}\d'’&-]*| \p{Lu}[\p{L}\d'’&-]*| des? \p{Lu}[\p{L}'’-]*){0,5})(?=,| [–(-]| und | and | et | y | in | aus |(?<! Dr)[.!]|$)/u;

/** "El Centro de Estudios Rurales (Oaxaca, México) convoca": bodies that hold contests for a post. */
const CALLS =
  /^(?:El|La) (\p{Lu}\p{L}+(?: (?:(?:del?|la|los|las|y) )*\p{Lu}[\p{L}.]*)+)(?: \([^)]*\))?,? convoca(?!\p{L})/u;

const SHAPES: readonly (readonly [shape: RegExp, score: number])[] = [
  [SCHOOL_OF_A_KIND, 0.84],
  [NAME_IN_TOWN, 0.8],
  [CALLS, 0.84],
  [INTRODUCED, 0.82],
];
