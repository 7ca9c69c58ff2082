import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

/** Imports that a wall of ARCHITECTURE forbids, and some that it allows, each planted into a file of its own. */
const forbidden = [
  ["client/src/features/letters/probe.ts", "#client/features/auth/user.api.ts"],
  ["client/src/features/letters/probe.ts", "#server/features/letters/letters.store.ts"],
  ["client/src/features/letters/probe.ts", "#shared/letters/saved-cover-letter.table.ts"],
  ["client/src/components/probe.ts", "#client/features/auth/user.api.ts"],
  ["client/src/lib/probe.ts", "#client/pages/auth-page.tsx"],
  ["client/src/app/probe.ts", "drizzle-orm"],
  ["server/features/letters/probe.ts", "#server/features/auth/user.store.ts"],
  ["server/features/letters/probe.ts", "../auth/user.store.ts"],
  ["server/http/probe.ts", "#server/features/auth/user.store.ts"],
  ["server/http/probe.ts", "../features/auth/user.store.ts"],
  ["server/running/probe.ts", "#server/features/auth/user.store.ts"],
  ["server/db/probe.ts", "#server/features/auth/user.store.ts"],
  ["server/integrations/writer/probe.ts", "#server/features/generator/draft.ts"],
  ["server/db/backup/probe.ts", "#server/features/auth/user.store.ts"],
  ["server/probe.ts", "#client/lib/messages.ts"],
  ["server/writing/probe.ts", "drizzle-orm"],
  ["server/writing/probe.ts", "drizzle-orm/pg-core"],
  ["server/writing/probe.ts", "node:fs"],
  ["server/writing/probe.ts", "#server/db/database.ts"],
  ["server/reading/probe.ts", "express"],
  ["server/postings/probe.ts", "#server/features/generator/draft.ts"],
  ["shared/letters/probe.ts", "#server/errors.ts"],
  ["shared/letters/probe.ts", "#client/lib/messages.ts"],
  ["shared/letters/probe.ts", "node:fs"],
] as const;
const allowed = [
  ["client/src/pages/probe.ts", "#client/features/auth/user.api.ts"],
  ["client/src/features/letters/probe.ts", "#client/lib/messages.ts"],
  ["server/features/letters/probe.ts", "#server/http/parse.ts"],
  ["server/composition/services.ts", "#server/features/auth/user.store.ts"],
  ["server/writing/probe.ts", "#shared/letters/letter.schema.ts"],
] as const;

const reportSchema = z.object({
  diagnostics: z.array(z.looseObject({ category: z.string(), location: z.looseObject({ path: z.unknown() }) })),
});

let folder = "";
let refused = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "desk-walls-"));
  const rules: unknown = JSON.parse(await readFile("biome.json", "utf8"));
  const config = { ...z.looseObject({}).parse(rules), vcs: { enabled: false } };
  await writeFile(join(folder, "biome.json"), JSON.stringify(config));
  for (const [index, [path, target]] of [...forbidden, ...allowed].entries()) {
    const file = join(folder, fileOf(path, index));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `import { probe } from "${target}";\n\nprobe();\n`);
  }
  const biome = join(process.cwd(), "node_modules", ".bin", "biome");
  const args = ["lint", "--only=style/noRestrictedImports", "--reporter=json", "--max-diagnostics=none", "."];
  const report = await new Promise<string>((resolve) => {
    execFile(biome, args, { cwd: folder, maxBuffer: 10_000_000 }, (_error, stdout) => resolve(stdout));
  });
  const { diagnostics } = reportSchema.parse(JSON.parse(report));
  refused = JSON.stringify(diagnostics.map(({ location }) => location.path));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (path: string, index: number) => path.replace(/\.ts$/u, `-${index}.ts`);

describe("the walls between the rooms", () => {
  it.each(forbidden.map((probe, index) => [...probe, index] as const))(
    "refuse that %s imports %s",
    (path, _to, index) => {
      expect(refused).toContain(fileOf(path, index));
    },
  );

  it.each(allowed.map((probe, index) => [...probe, index] as const))("let %s import %s", (path, _to, index) => {
    expect(refused).not.toContain(fileOf(path, forbidden.length + index));
  });
});
