import { fireEvent, screen } from "@testing-library/react";
import { fetchLetterViews } from "#client/features/generator/letter-views.tsx";
import { promptRequestSchema } from "#shared/generator/prompt.schema.ts";
import type { PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { type FakeAnswer, type FakeCall, fakeApi } from "./fake-api.ts";
import { readingOf } from "./postings.ts";
import { previewAnswer, wholeAnswer } from "./prompt-answers.ts";
import type { renderScreen } from "./render.tsx";

type Answers = {
  reading?: PostingReading;
  preview?: FakeAnswer;
  unlock?: FakeAnswer;
  change?: FakeAnswer | Promise<FakeAnswer>;
};

/** A server that reads postings, previews, unlocks, regenerates and translates; calls it cannot read fail the test. */
export function generatorApi(
  { reading = readingOf(), preview, unlock, change }: Answers = {},
  others: Parameters<typeof fakeApi>[0] = {},
): FakeCall[] {
  return fakeApi({
    "POST /api/postings/read": { body: reading },
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
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

const posting = "We need a nurse.\nTelemetry required.\nCCRN preferred.";

/** Step 1 to the end: the posting is typed and the box left. */
export async function fillJob(): Promise<void> {
  type("Job posting", posting);
  fireEvent.blur(screen.getByLabelText("Job posting"));
  press("Next: your facts");
  await screen.findByLabelText("First name");
}

/** All three steps, up to the button that writes the letter. */
export async function fillForm(): Promise<void> {
  await fillJob();
  type("First name", "Grace");
  type("Last name", "Adeyemi");
  type("Add a skill", "telemetry");
  press("Next: questions");
  await screen.findByText("Tone");
}

export async function reachPreview(): Promise<void> {
  await fetchLetterViews();
  await fillForm();
  press("Write my letter");
  await screen.findByRole("heading", { name: "Read the whole letter" });
}

export async function reachLetter(): Promise<void> {
  await reachPreview();
  // Nobody who is signed in is asked for it.
  if (screen.queryByLabelText("Email")) type("Email", "grace@example.com");
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
