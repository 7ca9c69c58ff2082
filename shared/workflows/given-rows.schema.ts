import { z } from "zod";
import type { ConfigProblem } from "./config-problem.ts";
import { parseJsonPath } from "./json-path.ts";

/** Characters of the JSON that a run by hand and previews use. */
export const sampleLimit = 20_000;

/** A source whose rows come with the run: `rowsPath` says where they are in the body, `sample` stands in for it. */
export const givenRowsConfigSchema = z.object({
  rowsPath: z.string().max(200).default(""),
  sample: z.string().max(sampleLimit).default(""),
});
export type GivenRowsConfig = z.infer<typeof givenRowsConfigSchema>;

export function givenRowsProblems({ rowsPath, sample }: GivenRowsConfig): (ConfigProblem | false)[] {
  return [
    sample.trim() === "" && {
      message: "Paste a sample of the rows as JSON, so that their columns are known.",
      field: "sample",
    },
    sample.trim() !== "" &&
      !isJson(sample) && { message: 'The sample isn\'t JSON. Webhooks take JSON, like [{"id": 1}].', field: "sample" },
    parseJsonPath(rowsPath) === null && { message: "Write the path to the rows like data.items.", field: "rowsPath" },
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
