/** "one letter", "six letters", "14 letters". */
export function countLetters(count: number): string {
  return `${numberWords[count] ?? count} ${count === 1 ? "letter" : "letters"}`;
}

const numberWords: readonly string[] = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
