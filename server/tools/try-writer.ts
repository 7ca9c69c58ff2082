import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { claimsByWords } from "#shared/claims/claims-by-words.ts";
import { toneSchema } from "#shared/letters/letter.schema.ts";
import { guessLanguage } from "#shared/letters/letter-language.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { emptyMaterial, type Material, materialSchema } from "#shared/material/material.schema.ts";
import { templateIds } from "#shared/templates/template.ts";
import { readEnv } from "../env.ts";
import { briefModel } from "../integrations/writer/brief-model.ts";
import { composeTask } from "../integrations/writer/compose-task.ts";
import { modelTiming } from "../integrations/writer/model-client.ts";
import { createOpenAiWriter } from "../integrations/writer/openai-writer.ts";
import type { WriterResult, WriterTask } from "../integrations/writer/writer.ts";
import { sortText } from "../reading/sort-text.ts";

const USAGE = [
  "Usage: npm run try-writer -- posting.txt material.json|facts.txt",
  `  [--tone ${toneSchema.options.join("|")}]`,
  "  [--template id] [--seed number] [--model name] [--prompt]",
].join("\n");

/** Which of a letter's ways the command asks for; the same seed chooses the same of several sentences. */
const waySchema = z.object({
  tone: toneSchema.default("professional"),
  template: z.enum(templateIds).nullable().default(null),
  seed: z.coerce.number().int().min(0).default(1),
});
type Way = z.infer<typeof waySchema>;

/**
 * Prints the letter that a posting and a person's rows make, with all that is shown about it. With `--model` a model at
 * OPENAI_BASE_URL (with OPENAI_API_KEY, if it needs one) writes it, with `--prompt` what it would be sent is printed.
 */
async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    options: { tone: text, template: text, seed: text, model: text, prompt: { type: "boolean" } },
    allowPositionals: true,
  });
  const [postingFile, factsFile] = positionals;
  const way = waySchema.safeParse(values);
  if (!way.success) throw new Error(`${z.prettifyError(way.error)}\n${USAGE}`);
  if (!postingFile || !factsFile) throw new Error(USAGE);
  const asOf = new Date().toISOString().slice(0, 10);
  const material = toMaterial(readFileSync(factsFile, "utf8"), asOf);
  const task = toTask({ posting: readFileSync(postingFile, "utf8"), material, asOf, way: way.data });
  if (values.prompt) return print(briefModel(task).messages.map(({ role, content }) => `== ${role}\n${content}`));
  const result = values.model === undefined ? composeTask(task).result : await writeByModel(values.model, task);
  print(toParts(result));
}

type Given = { posting: string; material: Material; asOf: string; way: Way };

function toTask({ posting, material, asOf, way: { tone, template, seed } }: Given): WriterTask {
  const { firstName, lastName } = material.person;
  const form = {
    ...{ firstName, lastName, company: "Unknown", linkedin: "Unknown", jobTitle: "", skills: "", highlights: "" },
    ...{ tone, roleType: "full-time" as const, jobLocation: "on-site" as const },
    prompt: posting,
  };
  const request = {
    ...{ applicant: { form }, material, tone, language: guessLanguage(posting), seed, used: [], asOf },
    ...{ templateId: template, untranslated: "leave-out" as const },
  };
  return { kind: "write", request, earlier: [] };
}

async function writeByModel(name: string, task: WriterTask): Promise<WriterResult> {
  const { model, modelIdle } = readEnv();
  if (!model) throw new Error("Set OPENAI_BASE_URL or OPENAI_API_KEY, so that there is a model to ask.");
  const writer = createOpenAiWriter(
    { ...model, name },
    { brief: async (from) => briefModel(from), claims: async (from) => claimsByWords(from) },
    modelTiming(modelIdle),
  );
  return writer.write(task, {
    ...{ owner: "try-writer", signal: new AbortController().signal },
    onEvent: (event) => {
      if (event.type !== "text" && event.type !== "opening") process.stderr.write(`${JSON.stringify(event)}\n`);
    },
  });
}

function toParts({ letter, facts, hints, notices }: WriterResult): string[] {
  const known = new Map(facts.map(({ id, label, text }) => [id, `${label}: ${text}`]));
  const sources = letter.paragraphs.flat().flatMap(({ text, words, facts: ids, postingLines, look }) => {
    const verdict = look && [look.verdict, look.why].filter(Boolean).join(": ");
    const from = [
      ...[words, verdict],
      ...ids.map((id) => known.get(id)),
      ...postingLines.map((line) => `posting, line ${line}`),
    ];
    return [`- ${text}`, `    ${from.filter(Boolean).join(" | ")}`];
  });
  return [letterText(letter), sources.join("\n"), [...hints, ...notices].map((hint) => `* ${hint}`).join("\n")];
}

/** Plain text is sorted into rows, all of which count as confirmed here. */
function toMaterial(text: string, today: string): Material {
  if (text.trimStart().startsWith("{")) return materialSchema.parse(JSON.parse(text));
  const { facts } = sortText({ text, today });
  const sure = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, confirmed: true }));
  return {
    ...{ ...emptyMaterial, ...facts },
    jobs: sure(facts.jobs).map((job) => ({ ...job, lines: sure(job.lines) })),
    ...{ papers: sure(facts.papers), skills: sure(facts.skills), languages: sure(facts.languages) },
    ...{ links: sure(facts.links), plain: sure(facts.plain) },
  };
}

function print(parts: readonly string[]): void {
  process.stdout.write(`${parts.join("\n\n")}\n`);
}

await main();
