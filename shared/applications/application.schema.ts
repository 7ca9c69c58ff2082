import { z } from "zod";
import { thousands } from "#shared/limits/thousands.ts";
import { applicationStatuses } from "./status.ts";

/** In characters; `perAccount` in applications. */
export const applicationLimits = {
  role: 200,
  company: 200,
  place: 300,
  link: 2_000,
  posting: 60_000,
  nextStep: 300,
  notes: 10_000,
  contact: 500,
  source: 100,
  perAccount: 10_000,
  /** Of all applications of an account, in bytes of what was typed or read. */
  bytesPerAccount: 60_000_000,
  /** Rows of one page of the list. */
  page: 50,
} as const;

const text = (max: number) =>
  z
    .string("Enter text")
    .trim()
    .max(max, `Keep this under ${thousands(max)} characters`);

/** A day of the calendar, YYYY-MM-DD, in a year that people apply in. */
export const daySchema = z.iso
  .date("Enter a date")
  .refine((day) => day >= "2000-01-01" && day <= "2199-12-31", "Enter a date between 2000 and 2199");

/** Names one application in the browser and on the account alike, so that its letters find it wherever either is kept. */
export const applicationKeySchema = z.string("Invalid key").regex(/^[0-9a-f]{32}$/, "Invalid key");

const linkSchema = text(applicationLimits.link).refine(
  (link) => link === "" || /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i.test(link),
  "Enter a web address that begins with https:// or http://",
);

const statusDatesSchema = z.partialRecord(z.enum(applicationStatuses), daySchema);

const contentShape = {
  role: text(applicationLimits.role).min(1, "Enter the role"),
  company: text(applicationLimits.company),
  place: text(applicationLimits.place),
  link: linkSchema,
  /** Where the job was found, in the person's words or as the host of its link. */
  source: text(applicationLimits.source),
  /** The posting as it was on `postingOn`. */
  posting: z
    .string("Enter text")
    .max(applicationLimits.posting, `Keep this under ${thousands(applicationLimits.posting)} characters`),
  postingOn: daySchema.nullable(),
  closesOn: daySchema.nullable(),
  nextStep: text(applicationLimits.nextStep),
  nextOn: daySchema.nullable(),
  /** HH:MM, for a next step that has an hour. */
  nextAt: z
    .string("Enter a time")
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 14:30")
    .nullable(),
  contact: text(applicationLimits.contact),
  notes: z
    .string("Enter text")
    .max(applicationLimits.notes, `Keep this under ${thousands(applicationLimits.notes)} characters`),
  status: z.enum(applicationStatuses, "Choose a status"),
  statusDates: statusDatesSchema,
  /** Its letter was written without the person looking on, and they have not opened it yet. */
  unopened: z.boolean(),
};

/** What a person says of one application. */
export const applicationContentSchema = z.object(contentShape);
export type ApplicationContent = z.infer<typeof applicationContentSchema>;

export const emptyApplication: ApplicationContent = {
  role: "",
  company: "",
  place: "",
  link: "",
  source: "",
  posting: "",
  postingOn: null,
  closesOn: null,
  nextStep: "",
  nextOn: null,
  nextAt: null,
  contact: "",
  notes: "",
  status: "draft",
  statusDates: {},
  unopened: false,
};

/** `POST /api/applications`: what is missing is empty. */
export const newApplicationSchema = z
  .object({ ...contentShape, createdAt: z.iso.datetime({ offset: true }).optional().catch(undefined) })
  .partial()
  .required({ role: true });
export type NewApplication = z.infer<typeof newApplicationSchema>;

/** `PATCH /api/applications/:key`: what is missing stays. */
export const applicationChangesSchema = z.object(contentShape).partial();
export type ApplicationChanges = z.infer<typeof applicationChangesSchema>;

/** The application with these changes; the result is checked, and its fields stand in one order. */
export function withChanges(before: ApplicationContent, changes: ApplicationChanges): ApplicationContent {
  const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return applicationContentSchema.parse({ ...before, ...said });
}

/** A letter of an application, as its list shows it. */
const letterOfApplicationSchema = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.string(),
  createdAt: z.string().nullable(),
});
export type LetterOfApplication = z.infer<typeof letterOfApplicationSchema>;

/** An application whole. `version` counts its changes on the account; dates are ISO strings. */
export const applicationSchema = z.object({
  ...contentShape,
  key: applicationKeySchema,
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  letters: z.array(letterOfApplicationSchema),
});
export type Application = z.infer<typeof applicationSchema>;

/** A row of the list: without posting and notes. */
const listedApplicationSchema = applicationSchema.omit({ posting: true, notes: true });
export type ListedApplication = z.infer<typeof listedApplicationSchema>;

export const applicationSorts = ["next", "newest", "closing", "role", "company"] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** How many applications there are in each status, under the search. */
const statusCountsSchema = z.record(z.enum(applicationStatuses), z.number());
export type StatusCounts = z.infer<typeof statusCountsSchema>;

/** `GET /api/applications`: one page; `next` asks for the one after it as `after`. */
export const applicationPageSchema = z.object({
  applications: z.array(listedApplicationSchema),
  counts: statusCountsSchema,
  next: z.string().nullable(),
});
export type ApplicationPage = z.infer<typeof applicationPageSchema>;

/** An application that nobody has opened is not ready, and has not been sent. */
export function isTooEarly({ unopened, status }: Pick<ApplicationContent, "unopened" | "status">): boolean {
  return unopened && status !== "draft" && status !== "withdrawn" && status !== "no";
}

export const TOO_EARLY = "Open the letter and read it before you mark the application as ready or sent.";
