import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { generatorApi, press, type } from "#client/testing/generator-screen.ts";
import { gardenReading } from "#client/testing/postings.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { emptyMaterial, type MaterialLine } from "#shared/material/material.schema.ts";
import { PromptPage } from "./prompt-page.tsx";

const line = (id: string, text: string): MaterialLine => ({ id, origin: { from: "pasted" }, confirmed: true, text });
const person = { firstName: "Marian", lastName: "Holloway", email: "", phone: "", place: "" };

/** The questions of somebody with these lines under no job. */
async function openQuestions(...texts: string[]) {
  const material = { ...emptyMaterial, person, plain: texts.map((text, at) => line(`n${at}`, text)) };
  window.localStorage.setItem("generatorState", JSON.stringify({ material, desk: { withoutSaved: true } }));
  generatorApi({ reading: gardenReading });
  renderScreen(<PromptPage />, { at: "/prompt" });
  type("Job posting", "Head Gardener, Aldercombe House");
  fireEvent.blur(screen.getByLabelText("Job posting"));
  await screen.findByRole("heading", { name: "Read from the posting" });
  press("Next: your facts");
  await screen.findByRole("heading", { name: "Jobs" });
  press("Next: two questions");
  await screen.findByRole("radio", { name: "Friendly" });
}

const write = (note: RegExp, sentence: string) =>
  fireEvent.change(screen.getByLabelText(note), { target: { value: sentence } });
const keptLine = () => JSON.parse(window.localStorage.getItem("generatorState") ?? "{}").material.plain[0];

describe("notes that are no sentences", () => {
  it("are shown with a box each, and whole sentences are not", async () => {
    await openQuestions("ran the rose garden for two years", "I look after six acres.");
    const notes = within(screen.getByRole("region", { name: "Put these notes into sentences" }));
    expect(notes.getAllByRole("textbox")).toHaveLength(1);
    expect(notes.getByLabelText(/ran the rose garden/)).toHaveProperty("value", "");
  });

  it("keep the sentence that was written in their place", async () => {
    await openQuestions("two years rose garden, 400 bushes");
    write(/two years rose garden/, "I ran the rose garden with its 400 bushes for two years.");
    await waitFor(() =>
      expect(keptLine()).toMatchObject({
        text: "two years rose garden, 400 bushes",
        said: { en: "I ran the rose garden with its 400 bushes for two years." },
      }),
    );
    write(/two years rose garden/, "");
    await waitFor(() => expect(keptLine().said).toEqual({}));
  });

  it("take the offered sentence with one press, and say when a box holds none", async () => {
    await openQuestions("ran the rose garden for two years");
    press("Use “I ran the rose garden for two years”");
    expect(screen.getByLabelText(/ran the rose garden/)).toHaveProperty("value", "I ran the rose garden for two years");
    write(/ran the rose garden/, "rose garden, two years");
    await screen.findByText(/Make it a sentence, or the letter leaves it out/);
  });

  it("are no part of the page where there are none", async () => {
    await openQuestions("I look after six acres.");
    expect(screen.queryByRole("region", { name: "Put these notes into sentences" })).toBeNull();
  });
});

it("the posting's question is offered sentences that speak of it, and no notes", async () => {
  const sentence = "I would replant the long border with asters.";
  await openQuestions("long border, 90 metres", sentence, "I would explain everything in a letter to you.");
  await screen.findByRole("button", { name: `Use “${sentence}”` });
  expect(screen.queryByRole("button", { name: /90 metres/ })).toBeNull();
});
