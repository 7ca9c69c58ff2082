import { type Language, languageSchema } from "#shared/letters/letter.schema.ts";
import { allFrames } from "./all-frames.ts";

const USAGE = `Usage: npm run print-frames -- [${languageSchema.options.join("|")}]`;

/** Prints every sentence of ours in one language or in all, for a native editor to read whole. */
function main([asked]: readonly string[]): void {
  const languages: readonly Language[] = asked === undefined ? languageSchema.options : [toLanguage(asked)];
  const pages = languages.map((language) =>
    [`== ${language}`, ...allFrames(language).map(({ path, text }) => `${path}: ${text}`)].join("\n"),
  );
  process.stdout.write(`${pages.join("\n\n")}\n`);
}

function toLanguage(asked: string): Language {
  const { data } = languageSchema.safeParse(asked);
  if (!data) throw new Error(USAGE);
  return data;
}

main(process.argv.slice(2));
