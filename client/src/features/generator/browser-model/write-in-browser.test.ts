import { afterEach, expect, it, vi } from "vitest";
import type { OwnOrder } from "#client/features/generator/own-chatbot/own-prompt.ts";
import { fakeApi } from "#client/testing/fake-api.ts";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { writeInBrowser } from "./write-in-browser.ts";

const structure = "Structure (Healthcare Template): Licences first, then patients.";
const letter = [
  "Your posting asks for telemetry, and I read it for four to five patients every night on the ward where I work now.",
  "I know it well enough to teach it to those who are new, and teaching them is the other half of what I do on nights.",
  "I would like to bring both of them to your unit, and to talk about the shifts that I can work whenever it suits you.",
].join("\n\n");

const order: OwnOrder = {
  order: {
    form: promptFormSchema.parse({
      ...{ firstName: "Grace", lastName: "Adeyemi", skills: "telemetry" },
      prompt: "We need a nurse.\nTelemetry required.",
    }),
    prompt: "We need a nurse.",
    language: "en",
    templateId: "healthcare",
  },
  ...{ reading: null, versions: [], front: null, change: null },
};

/** Stands for the browser's model, and keeps what it is asked. */
function addModel(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("LanguageModel", {
    availability: async () => "available",
    create: async ({ initialPrompts }: { initialPrompts: unknown[] }) => ({
      promptStreaming: (messages: unknown[]) => {
        asked.push(JSON.stringify([initialPrompts, messages]));
        return new ReadableStream({
          start(controller) {
            controller.enqueue(letter);
            controller.close();
          },
        });
      },
      destroy: () => {},
    }),
  });
  return asked;
}

const options = () => ({ signal: new AbortController().signal, onEvent: () => {} });

afterEach(() => vi.unstubAllGlobals());

it("asks the browser's model for the structure of the template that the person owns", async () => {
  const asked = addModel();
  fakeApi({ "GET /api/template-briefs/healthcare": { body: { structure } } });
  const answer = await writeInBrowser(order, options());
  expect(answer.result).toContain("I know it well enough");
  expect(asked[0]).toContain(structure);
});

it.each([
  ["is not theirs", { status: 402, body: { message: "Buy it." } }],
  ["cannot be asked for", () => Promise.reject(new TypeError("Failed to fetch"))],
])("writes without a structure that %s", async (_why, brief) => {
  const asked = addModel();
  fakeApi({ "GET /api/template-briefs/healthcare": brief });
  await writeInBrowser(order, options());
  expect(asked[0]).toContain("Telemetry required.");
  expect(asked[0]).not.toContain("Structure (");
});

it("asks for nothing once it is given up", async () => {
  const asked = addModel();
  const given = new AbortController();
  fakeApi({
    "GET /api/template-briefs/healthcare": () => {
      given.abort(new Error("given up"));
      return Promise.reject(new TypeError("aborted"));
    },
  });
  await expect(writeInBrowser(order, { ...options(), signal: given.signal })).rejects.toThrow("given up");
  expect(asked).toEqual([]);
});
