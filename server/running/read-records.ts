/** The first records of a CSV text, after RFC 4180. */
export function readRecords(text: string, delimiter: string, most: number): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let value = "";
  let quoted = false;
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let at = start; at < text.length && records.length < most; at++) {
    const character = text[at] ?? "";
    if (quoted) {
      if (character !== '"') value += character;
      else if (text[at + 1] === '"') value += text[++at];
      else quoted = false;
    } else if (character === '"' && value === "") quoted = true;
    else if (character === delimiter) {
      record.push(value);
      value = "";
    } else if (character === "\n" || character === "\r") {
      if (character === "\r" && text[at + 1] === "\n") at++;
      records.push([...record, value]);
      record = [];
      value = "";
    } else value += character;
  }
  if (records.length < most && (value !== "" || record.length > 0)) records.push([...record, value]);
  return records;
}
