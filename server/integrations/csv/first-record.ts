/** The values of the first line of a CSV text, after RFC 4180: a quoted value may hold line breaks. */
export function firstRecord(text: string, delimiter: string): string[] {
  const values: string[] = [];
  let value = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (quoted) {
      if (character !== '"') value += character;
      else if (text[at + 1] === '"') value += text.charAt(++at);
      else quoted = false;
    } else if (character === '"' && value === "") quoted = true;
    else if (character === delimiter) {
      values.push(value);
      value = "";
    } else if (character === "\n" || character === "\r") break;
    else value += character;
  }
  return [...values, value];
}

/** What the columns are called: as the first line says, each name once, and by their place where it does not say. */
export function nameColumns(record: readonly string[], header: boolean): string[] {
  const taken = new Set<string>();
  return record.map((value, at) => {
    const base = (header && value.trim()) || `column${at + 1}`;
    let name = base;
    for (let next = 1; taken.has(name); next++) name = `${base}_${next}`;
    taken.add(name);
    return name;
  });
}
