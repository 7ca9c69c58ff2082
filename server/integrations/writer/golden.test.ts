import { mkdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toModelMessages } from "#shared/model/model-messages.ts";
import { briefTask } from "./brief-task.ts";
import { goldenTasks } from "./testing/golden-tasks.ts";

const folder = new URL("golden/", import.meta.url);
mkdirSync(folder, { recursive: true });

/** Whoever changes a prompt runs this file with `-u` and reads the difference: it is all that a model would get. */
describe("the whole prompt", () => {
  it.each(Object.entries(goldenTasks))("for %s is as it stands in golden/", async (name, task) => {
    const messages = toModelMessages(briefTask(task), (text) => text, "mark");
    const text = messages.map(({ role, content }) => `===== ${role} =====\n${content}\n`).join("\n");
    await expect(text).toMatchFileSnapshot(new URL(`${name}.txt`, folder).pathname);
    expect(text).not.toMatch(/undefined|null|\[object|NaN/u);
  });
});
