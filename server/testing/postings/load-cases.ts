import { readdirSync, readFileSync } from "node:fs";
import { type PostingCase, postingCaseSchema } from "#server/postings/testing/posting-case.ts";

/** All postings below a folder, which has one for each language. */
export function loadCases(root: string): PostingCase[] {
  return readdirSync(root).flatMap((language) =>
    readdirSync(`${root}/${language}`).map((file) =>
      postingCaseSchema.parse(JSON.parse(readFileSync(`${root}/${language}/${file}`, "utf8"))),
    ),
  );
}
