import { fireEvent, screen } from "@testing-library/react";
import { promptRequestSchema } from "#shared/generator/prompt.schema.ts";
import { type FakeAnswer, type FakeCall, fakeApi } from "./fake-api.ts";
import { previewAnswer, wholeAnswer } from "./prompt-answers.ts";
import type { renderScreen } from "./render.tsx";

type Answers = { preview?: FakeAnswer; unlock?: FakeAnswer; change?: FakeAnswer | Promise<FakeAnswer> };

/** A server that previews, unlocks, regenerates and translates; calls it cannot read fail the test. */
export function generatorApi(
  { preview, unlock, change }: Answers = {},
  others: Record<string, FakeAnswer | (() => FakeAnswer)> = {},
): FakeCall[] {
  return fakeApi({
    ...others,
    "POST /api/prompts": ({ body }) => {
      const request = promptRequestSchema.parse(body);
      if (request.letter?.task !== "generate") return change ?? { body: wholeAnswer({ greeting: "Hello again," }) };
      if (request.email === "") return preview ?? { body: previewAnswer() };
      return unlock ?? { status: 201, body: wholeAnswer() };
    },
  });
}

export const prompts = (calls: FakeCall[]) => calls.filter(({ path }) => path === "/api/prompts");
export const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

export function fillForm(): void {
  type("First name", "Grace");
  type("Last name", "Adeyemi");
  type("Job posting", "We need a nurse.\nTelemetry required.\nCCRN preferred.");
  type("Skills", "telemetry");
}

export async function reachPreview(): Promise<void> {
  fillForm();
  press("Generate Cover Letter");
  await screen.findByRole("heading", { name: "Read the whole letter" });
}

export async function reachLetter(): Promise<void> {
  await reachPreview();
  type("E-mail", "grace@example.com");
  type("How did you find us?", "Friend");
  press("Unlock full letter");
  await screen.findByText(/Congratulations Grace Adeyemi!/);
}

export async function choose(
  person: ReturnType<typeof renderScreen>["person"],
  menu: string,
  entry: string,
): Promise<void> {
  await person.click(screen.getByRole("button", { name: menu }));
  await person.click(await screen.findByRole("menuitem", { name: entry }));
}

export const sheet = () => screen.getByRole("article");
