import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { generatorApi, press, type } from "#client/testing/generator-screen.ts";
import { gardenReading } from "#client/testing/postings.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { emptyMaterial, type Job, type Material, type MaterialLine } from "#shared/material/material.schema.ts";
import { PromptPage } from "./prompt-page.tsx";

const line = (id: string, text: string): MaterialLine => ({ id, origin: { from: "pasted" }, confirmed: true, text });
const person = { firstName: "Marian", lastName: "Holloway", email: "", phone: "", place: "" };

/** The questions of somebody with these lines under no job. */
async function openQuestions(...texts: string[]) {
  await openWith({ plain: texts.map((text, at) => line(`n${at}`, text)) });
}

async function openWith(facts: Partial<Material>) {
  const material = { ...emptyMaterial, person, ...facts };
  window.localStorage.setItem("generatorState", JSON.stringify({ material, desk: { withoutSaved: true } }));
  generatorApi({ reading: gardenReading });
  renderScreen(<PromptPage />, { at: "/prompt" });
  type("Job posting", "Head Gardener, Aldercombe House");
  fireEvent.blur(screen.getByLabelText("Job posting"));
  await screen.findByRole("heading", { name: "Read from the posting" });
  press("Next: your facts");
  await screen.findByRole("heading", { name: "Jobs" });
  press("Next: questions");
  await screen.findByRole("radio", { name: "Friendly" });
}

const write = (note: RegExp, sentence: string) =>
  fireEvent.change(screen.getByLabelText(note), { target: { value: sentence } });
const keptLine = () => JSON.parse(window.localStorage.getItem("generatorState") ?? "{}").material.plain[0];

it("names a job that is to be introduced with its dates in words, as the details do", async () => {
  const dates = { from: "2018-09", to: "now", period: "" };
  const origin = { from: "typed" as const };
  const about = { title: "Gardener", employer: "Marlpit House", place: "Ashcott" };
  const job: Job = { id: "j1", origin, confirmed: true, ...about, ...dates, lines: [line("l1", "I keep bees.")] };
  await openWith({ jobs: [job] });
  const more = screen.queryByRole("button", { name: /^More questions/ });
  if (more) fireEvent.click(more);
  expect(screen.getByLabelText(/Gardener, Marlpit House, Ashcott, Sep 2018 – now/)).toBeDefined();
  expect(screen.queryByText(/2018-09/)).toBeNull();
});

describe("notes that are no sentences", () => {
  it("are shown with a box each, and whole sentences are not", async () => {
    await openQuestions("ran the rose garden for two years", "I look after six acres.");
    const notes = within(screen.getByRole("region", { name: "Put these notes into sentences" }));
    expect(notes.getAllByRole("textbox")).toHaveLength(1);
    expect(notes.getByLabelText(/ran the rose garden/)).toHaveProperty("value", "");
  });

  it("stand open as far as they help most, and the others under a press that says how many", async () => {
    await openQuestions("ran the rose garden", "rose garden, 400 bushes", "two greenhouses", "bees, six hives");
    const count = () => screen.getAllByRole("textbox").length;
    // The posting's own question, and three of ours.
    expect(count()).toBe(4);
    expect(screen.getByRole("textbox", { name: /^Why this job/ })).toBeDefined();
    const more = screen.getByRole("button", { name: /^More questions \(\d+\)$/, expanded: false });
    const folded = Number(/\d+/.exec(more.textContent)?.[0]);
    fireEvent.click(more);
    expect(count()).toBe(4 + folded);
    write(/bees, six hives/, "I keep six hives of bees.");
    fireEvent.click(more);
    expect(count()).toBe(4);
    // Nothing has changed its place meanwhile.
    expect(screen.queryByText(/I keep six hives of bees/)).toBeNull();
    fireEvent.click(more);
    expect(screen.getByText(/I keep six hives of bees/)).toBeDefined();
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
  const question = within(await screen.findByRole("region", { name: /what you would do with the long border/ }));
  expect(question.getByRole("button", { name: `Use “${sentence}”` })).toBeDefined();
  expect(screen.queryByRole("button", { name: /90 metres/ })).toBeNull();
});

it("a beginning that is typed again is not doubled, and the box says so", async () => {
  await openQuestions("I look after six acres.");
  const box = screen.getByRole("textbox", { name: /^Why this job/ });
  fireEvent.change(box, { target: { value: "I am applying because I know the garden" } });
  expect(box).toHaveProperty("value", "I know the garden");
  expect(screen.getByText("“I am applying because” is already there, so we don't repeat it.")).toBeDefined();
  expect(screen.getAllByText("I am applying because I know the garden.").length).toBeGreaterThan(0);
});
