/** Reads "typed: own; typed: own": what a person types or picks, in lower case, and the word that a language has for it. */
export function readWordTable(table: string): ReadonlyMap<string, string> {
  return new Map(
    table.split(";").map((pair): [string, string] => {
      const [typed = "", own = ""] = pair.split(":");
      return [typed.trim(), own.trim()];
    }),
  );
}
