import { z } from "zod";

const texts = z.array(z.string()).default([]);

/** A posting with what is right of it: each way of giving a name that is right, and parts of what must be found. */
export const postingCaseSchema = z.object({
  name: z.string(),
  language: z.enum(["en", "de", "fr", "es"]),
  /** Its lines. */
  text: z.array(z.string()),
  expect: z.object({
    role: texts,
    company: texts,
    contact: texts,
    /** Somebody is named whom one could take for the contact. */
    contactOptional: z.boolean().default(false),
    title: z.string().optional(),
    gender: z.string().optional(),
    replyTo: texts,
    place: texts,
    reference: texts,
    closing: z.string().default(""),
    closingSure: z.boolean().optional(),
    roleType: z.string().optional(),
    jobLocation: z.string().optional(),
    salaryOffered: z.string().optional(),
    salaryAsked: z.boolean().default(false),
    startAsked: z.boolean().default(false),
    agency: z.boolean().default(false),
    informal: z.boolean().optional(),
    points: z.array(z.object({ kind: z.enum(["must", "wish", "duty"]), text: z.string() })).default([]),
    questions: texts,
    /** All that the letter is to tell, each a part of what one box quotes. */
    told: texts,
    documents: texts,
    /** What the applicant is to state or send along, as it must stand in the list of things to do. */
    asked: texts,
  }),
});
export type PostingCase = z.infer<typeof postingCaseSchema>;
