/**
 * The keys and places of a path like `data.items`, `$.data["my items"][0]`; none for an empty one. Null for what is no path.
 * A `[*]` at the end changes nothing: a list means each of its entries.
 */
export function parseJsonPath(path: string): (string | number)[] | null {
  const parts: (string | number)[] = [];
  let rest = path
    .trim()
    .replace(/^\$\.?/, "")
    .replace(/\[\*\]$/, "");
  while (rest !== "") {
    const match = /^\.?([^.[\]"']+)|^\[(\d{1,9})\]|^\[(?:"([^"]*)"|'([^']*)')\]/.exec(rest);
    if (!match) return null;
    const [whole, key, place, quoted, single] = match;
    parts.push(place === undefined ? (key ?? quoted ?? single ?? "").trim() : Number(place));
    rest = rest.slice(whole.length);
  }
  return parts;
}
