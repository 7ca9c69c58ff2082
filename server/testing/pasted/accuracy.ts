import { type Count, countFields, pastedCases } from "./measure.ts";

/**
 * Sorts pasted texts and prints how many fields of rows are right: `npm run accuracy-pasted` for the open texts, with
 * `-- kept` for those that are looked at only at the end of a round of work, and with `-- open notes` why.
 */
function main([which = "open", notes = ""]: readonly string[]): void {
  const sum: Count = { right: 0, wrong: 0, all: 0, plain: 0, twice: 0 };
  for (const one of pastedCases(which === "kept" ? "kept" : "open")) {
    const { notes: why, ...count } = countFields(one.text, one.truth);
    for (const key of ["right", "wrong", "all", "plain", "twice"] as const) sum[key] += count[key];
    print(one.name, count);
    if (notes !== "") for (const note of why) process.stdout.write(`  ${note}\n`);
  }
  print("all", sum);
}

function print(name: string, { right, wrong, all, plain, twice }: Count): void {
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole).toFixed(3);
  const figures = [`${share(right, all)} right`, `${share(wrong, right + wrong)} of the shown wrong`];
  process.stdout.write(`${name.padEnd(28)}${figures.join(", ")}, ${plain} unsorted, ${twice} told twice\n`);
}

main(process.argv.slice(2));
