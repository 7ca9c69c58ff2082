import { setTimeout } from "node:timers/promises";
import { addDays, formatISO } from "date-fns";
import { z } from "zod";
import { adminUserSchema } from "#shared/admin/admin.schema.ts";
import { applicationSchema } from "#shared/applications/application.schema.ts";
import { applicationStatuses } from "#shared/applications/status.ts";
import { promptAnswerSchema } from "#shared/generator/prompt.schema.ts";
import { languageSchema } from "#shared/letters/letter.schema.ts";
import { sortedTextSchema } from "#shared/material/sort.schema.ts";
import { executionSchema } from "#shared/workflows/execution.schema.ts";
import { workflowSchema } from "#shared/workflows/workflow.schema.ts";
import { placeTemplate, type TemplateId, workflowTemplates } from "#shared/workflows/workflow-templates.ts";
import { type Browser, openBrowser } from "./browser.ts";
import peopleFile from "./people.json" with { type: "json" };
import visitorsFile from "./visitors.json" with { type: "json" };

const seededApplication = z.object({
  ...{ role: z.string(), company: z.string(), place: z.string(), source: z.string(), posting: z.string() },
  ...{ skills: z.string(), highlights: z.string(), nextStep: z.string(), status: z.enum(applicationStatuses) },
  nextInDays: z.number().nullable(),
  closesInDays: z.number().nullable(),
});
type SeededApplication = z.infer<typeof seededApplication>;
const seededPerson = z.object({
  ...{ username: z.string(), firstName: z.string(), lastName: z.string(), facts: z.string() },
  language: languageSchema,
  asksForRights: z.boolean(),
  applications: seededApplication.array(),
});
type SeededPerson = z.infer<typeof seededPerson>;
const people = seededPerson.array().parse(peopleFile);

/** Of every account that is made. */
export const SEED_PASSWORD = "Seeded-Desk-1";

export type SeedOptions = {
  /** Where the app listens. */
  address: string;
  /** The super admin who gives the first person who asks their rights; null: nobody gives any. */
  admin: { username: string; password: string } | null;
  now: Date;
  onStep: (text: string) => void;
};

/** Lives the lives of some people through the API, so that nothing is kept that a person could not have kept. */
export async function seedDesk({ address, admin, now, onStep }: SeedOptions): Promise<void> {
  for (const person of people) {
    const browser = openBrowser(address);
    await addPerson(browser, person, now);
    onStep(`${person.username}: applications and letters: ${person.applications.length}`);
  }
  for (const visitor of visitorsFile) await addLead(openBrowser(address), visitor);
  onStep(`leads of visitors: ${visitorsFile.length}`);
  if (admin) onStep(await giveRights(openBrowser(address), admin));
  const builder = openBrowser(address);
  await builder("/api/login", { method: "POST", body: { username: people[0]?.username, password: SEED_PASSWORD } });
  onStep(await addWorkflows(builder));
}

async function addPerson(browser: Browser, person: SeededPerson, now: Date): Promise<void> {
  const { username, firstName, lastName, asksForRights, language } = person;
  const [name, email] = [`${firstName} ${lastName}`, `${username}@example.com`];
  const account = { username, name, email, password: SEED_PASSWORD, isAdmin: asksForRights };
  await browser("/api/register", { method: "POST", body: account });
  const { facts } = sortedTextSchema.parse(
    await browser("/api/material/sort", { method: "POST", body: { text: person.facts } }),
  );
  const set = {
    name: "My facts",
    language,
    facts: { ...facts, person: { ...facts.person, firstName, lastName, email } },
  };
  await browser("/api/fact-sets", { method: "POST", body: set });
  for (const application of person.applications)
    await addApplication(browser, { name, email, person, application, now });
}

type Applicant = { name: string; email: string; person: SeededPerson; application: SeededApplication; now: Date };

async function addApplication(browser: Browser, { name, email, person, application, now }: Applicant): Promise<void> {
  const { nextInDays, closesInDays, skills, highlights, ...said } = application;
  const { firstName, lastName, language } = person;
  const dayIn = (days: number | null) =>
    days === null ? null : formatISO(addDays(now, days), { representation: "date" });
  const made = applicationSchema.parse(
    await browser("/api/applications", {
      method: "POST",
      body: { ...said, postingOn: dayIn(0), nextOn: dayIn(nextInDays), closesOn: dayIn(closesInDays) },
    }),
  );
  const { role, company, posting } = application;
  const form = { firstName, lastName, company, jobTitle: role, skills, highlights, prompt: posting };
  const body = { name, email, prompt: posting, jobTitle: role, letter: { task: "generate", form, language } };
  const written = promptAnswerSchema.parse(await browser("/api/prompts", { method: "POST", body }));
  await browser("/api/saved-cover-letters", {
    method: "POST",
    body: {
      ...{ title: `${role}, ${company}`, content: written.result ?? "", jobTitle: role, company },
      ...{ applicationKey: made.key, promptInfo: { firstName, lastName, company, skills, email } },
    },
  });
}

type Visitor = (typeof visitorsFile)[number];

async function addLead(browser: Browser, { name, email, jobTitle, source }: Visitor): Promise<void> {
  const [firstName = name, lastName = name] = name.split(" ");
  const prompt = `We are looking for a ${jobTitle}. You have experience as a ${jobTitle} and like to work in a team.`;
  const form = { firstName, lastName, jobTitle, skills: "teamwork, planning", prompt };
  const otherSource = source === "Other" ? "A poster" : "";
  const body = { ...{ name, email, prompt, jobTitle, source, otherSource }, letter: { task: "generate", form } };
  await browser("/api/prompts", { method: "POST", body });
}

async function giveRights(browser: Browser, admin: { username: string; password: string }): Promise<string> {
  await browser("/api/login", { method: "POST", body: admin });
  const accounts = adminUserSchema.array().parse(await browser("/api/admin/users"));
  const asking = people.filter(({ asksForRights }) => asksForRights).map(({ username }) => username);
  const first = accounts.find(({ username }) => username === asking[0]);
  if (!first) return "nobody asked for admin rights";
  await browser(`/api/admin/users/${first.id}/approve`, { method: "PATCH" });
  return `${first.username} is an admin; ${asking.slice(1).join(", ")} still waits for rights`;
}

/** Templates that need no connection can run; the others are there to be looked at. */
const templates: { id: TemplateId; runs: number }[] = [
  { id: "analytics", runs: 2 },
  { id: "webhook", runs: 0 },
  { id: "join", runs: 0 },
];

async function addWorkflows(browser: Browser): Promise<string> {
  let runs = 0;
  for (const { id: templateId, runs: wanted } of templates) {
    const { name, description } = workflowTemplates[templateId];
    const body = { name, description, ...placeTemplate(templateId) };
    const { id } = workflowSchema.parse(await browser("/api/workflows", { method: "POST", body }));
    for (let run = 0; run < wanted; run++, runs++) await runToItsEnd(browser, id);
    if (wanted > 0)
      await browser(`/api/workflows/${id}/schedule`, { method: "PUT", body: { cron: "0 6 * * 1-5", timezone: "UTC" } });
  }
  return `workflows: ${templates.length}, one of them scheduled; runs: ${runs}`;
}

/** @throws Error for a run that isn't over after a minute */
async function runToItsEnd(browser: Browser, workflowId: number): Promise<void> {
  const { id } = executionSchema.parse(
    await browser(`/api/workflows/${workflowId}/execute`, { method: "POST", body: {} }),
  );
  for (let look = 0; look < 240; look++) {
    const { status } = executionSchema.parse(await browser(`/api/executions/${id}`));
    if (status !== "queued" && status !== "running") return;
    await setTimeout(250);
  }
  throw new Error(`Run ${id} isn't over after a minute.`);
}
