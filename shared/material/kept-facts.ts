import { z } from "zod";
import {
  emptyPerson,
  type Facts,
  jobSchema,
  lineSchema,
  linkSchema,
  paperSchema,
  personSchema,
  skillSchema,
  spokenLanguageSchema,
} from "./material.schema.ts";

/** Reads facts as a browser keeps them: a row that went wrong is left out alone, and takes no other with it. */
export function readKeptFacts(kept: unknown): Facts {
  return keptSchema.parse(typeof kept === "object" && kept !== null ? kept : {});
}

const readable = <Row extends z.ZodType>(row: Row, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((rows): z.infer<Row>[] => rows.flatMap((one) => row.safeParse(one).data ?? []).slice(0, most));

const keptJobSchema = z
  .object({ lines: readable(lineSchema, 60) })
  .loose()
  .pipe(jobSchema);

const keptSchema = z.object({
  person: personSchema.catch(emptyPerson),
  jobs: readable(keptJobSchema, 60),
  papers: readable(paperSchema, 80),
  skills: readable(skillSchema, 200),
  languages: readable(spokenLanguageSchema, 30),
  links: readable(linkSchema, 20),
  plain: readable(lineSchema, 300),
});
