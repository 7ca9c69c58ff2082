import type { JobHead } from "#shared/postings/posting-reading.schema.ts";

type Gender = JobHead["contact"]["gender"];

/** Forms of address that people put before a name; academic titles after them belong to the address, too. */
const addresses: ReadonlyMap<string, Gender> = new Map([
  ["mr", "male"],
  ["mister", "male"],
  ["herr", "male"],
  ["herrn", "male"],
  ["monsieur", "male"],
  ["señor", "male"],
  ["sr", "male"],
  ["don", "male"],
  ["mrs", "female"],
  ["ms", "female"],
  ["miss", "female"],
  ["frau", "female"],
  ["madame", "female"],
  ["mme", "female"],
  ["señora", "female"],
  ["sra", "female"],
  ["doña", "female"],
  ["mx", null],
  ["dr", null],
  ["prof", null],
]);

/** "Mrs Judith Farrant" is Judith Farrant, addressed as Mrs. A space that is being typed stays. */
export function splitTitle(text: string): Pick<JobHead["contact"], "name" | "title" | "gender"> {
  const words = text.split(" ");
  const keyOf = (word: string | undefined) => word?.toLowerCase().replace(/\.$/u, "") ?? "";
  let count = 0;
  while (count < words.length - 1 && addresses.has(keyOf(words[count]))) count += 1;
  const title = words.slice(0, count);
  const gender = title.map((word) => addresses.get(keyOf(word)) ?? null).find((one) => one !== null) ?? null;
  return { name: words.slice(count).join(" "), title: title.join(" "), gender };
}
