/** "sich" of a third person as one says it of oneself: "nehme mir Zeit", but "kümmere mich um die Gäste". */
export function ofOneself(text: string): string {
  return text.replace(SELF, (_, at: number) => (hasObject(text.slice(at + 5)) ? "mir" : "mich"));
}

const SELF = /(?<!\p{L})sich(?!\p{L})/gu;

/** Where a thing is the object, "sich" can only be whom it is for. */
function hasObject(behind: string): boolean {
  const [clause = ""] = behind.split(/,| und /u, 1);
  for (const word of clause.split(" ")) {
    if (PREPOSITION.test(word)) return false;
    if (OBJECT.test(word)) return true;
  }
  return false;
}

const PREPOSITION =
  /^(?:ab|am|an|ans|auf|aufs|aus|bei|beim|durch|für|gegen|gegenüber|hinter|im|in|ins|mit|nach|ohne|seit|über|übers|um|ums|unter|vom|von|vor|wegen|zu|zum|zur|zwischen|als|wie|jede[ns]?|ihre?[nmr]?|seine?[nmr]?)$/u;
const OBJECT = /^(?:\p{Lu}.*|eine?|einen|den|die|das|keine?|keinen|alles|viel|vieles|etwas|was|nichts)$/u;
