import { z } from "zod";
import {
  completionSchema,
  emptyMaterial,
  emptyPerson,
  jobSchema,
  lineSchema,
  linkSchema,
  paperSchema,
  personSchema,
  skillSchema,
  spokenLanguageSchema,
  tieSchema,
} from "#shared/material/material.schema.ts";

/** A row that cannot be read is left out alone: one that went wrong must not take the others with it. */
const readable = <Row extends z.ZodType>(row: Row) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((rows): z.infer<Row>[] => rows.flatMap((one) => row.safeParse(one).data ?? []));

/** The material as a browser keeps it. */
export const keptMaterialSchema = z
  .object({
    person: personSchema.catch(emptyPerson),
    jobs: readable(jobSchema),
    papers: readable(paperSchema),
    skills: readable(skillSchema),
    languages: readable(spokenLanguageSchema),
    links: readable(linkSchema),
    plain: readable(lineSchema),
    completions: readable(completionSchema),
    ties: readable(tieSchema),
  })
  .catch(emptyMaterial);
