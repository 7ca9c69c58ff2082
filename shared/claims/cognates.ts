/** Whether two folded words of two languages are plainly of one origin: "phonetics" and "fonética". */
export function isCognate(a: string, b: string): boolean {
  if (a.length < 5 || b.length < 5) return false;
  const one = plain(a);
  const other = plain(b);
  const longest = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < longest && one[shared] === other[shared]) shared++;
  return shared >= 5 && shared >= 0.6 * longest;
}

const plains = new Map<string, string>();

/** As it sounds in all of them alike: what Greek and Latin spellings differ in is levelled. */
function plain(word: string): string {
  const known = plains.get(word);
  if (known !== undefined) return known;
  const levelled = word
    .replace(/ph/gu, "f")
    .replace(/th/gu, "t")
    .replace(/rh/gu, "r")
    .replace(/qu|ck|ch|k/gu, "c")
    .replace(/y/gu, "i")
    .replace(/z/gu, "c")
    .replace(/^e(?=s[ptc])/u, "")
    .replace(/(\p{L})\1/gu, "$1");
  if (plains.size > 20_000) plains.clear();
  plains.set(word, levelled);
  return levelled;
}
