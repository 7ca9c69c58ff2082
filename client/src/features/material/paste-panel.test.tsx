import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import { PastePanel } from "./paste-panel.tsx";

const entry = { origin: { from: "pasted" as const }, confirmed: true };
const { completions: _none, ties: __none, ...none } = emptyMaterial;
const sorted: Facts = {
  ...none,
  jobs: [
    {
      ...entry,
      id: "job",
      title: "Gardener",
      employer: "Ivelmere Gardens",
      place: "",
      from: "2014",
      to: "2019",
      lines: [{ ...entry, id: "line", text: "I pruned the rose walk." }],
    },
  ],
  plain: [
    { ...entry, id: "diary", text: "I kept the frost diary.", confirmed: false },
    { ...entry, id: "greeting", text: "Dear Ms Farrant,", confirmed: false },
  ],
};

function renderPanel() {
  const taken: Facts[] = [];
  let closed = 0;
  const view = renderScreen(
    <PastePanel
      onTake={(facts) => taken.push(facts)}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  return { ...view, taken, closed: () => closed };
}

it("sorts what is pasted and takes what was not crossed out; only ticked rows are confirmed", async () => {
  const calls = fakeApi({
    "POST /api/material/sort": { body: { facts: sorted, doubtful: ["diary", "greeting"], leftover: ["EXPERIENCE"] } },
  });
  const { person, taken, closed } = renderPanel();
  await person.type(screen.getByRole("textbox", { name: "Paste anything about you" }), "Gardener, 2014 to 2019");
  await person.click(screen.getByRole("button", { name: "Sort it" }));
  expect(calls[0]?.body).toEqual({ text: "Gardener, 2014 to 2019" });
  await screen.findByText("2 of 4 ticked, 2 to answer");
  expect(screen.getByText("to Gardener, Ivelmere Gardens")).toBeDefined();
  expect(screen.getAllByText("We couldn't sort this. Keep it as a line?")).toHaveLength(2);
  await person.click(screen.getByRole("button", { name: "Leave out: Dear Ms Farrant," }));
  await person.click(screen.getByRole("button", { name: "Show them" }));
  expect(screen.getByText("EXPERIENCE")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Add 3 facts" }));
  expect(taken[0]?.jobs[0]).toMatchObject({
    confirmed: true,
    lines: [{ text: "I pruned the rose walk.", confirmed: true }],
  });
  expect(taken[0]?.plain).toMatchObject([{ text: "I kept the frost diary.", confirmed: false }]);
  expect(closed()).toBe(1);
});

it("keeps the lines of a job whose head was crossed out", async () => {
  fakeApi({ "POST /api/material/sort": { body: { facts: sorted, doubtful: [], leftover: [] } } });
  const { person, taken } = renderPanel();
  await person.type(screen.getByRole("textbox"), "Gardener");
  await person.click(screen.getByRole("button", { name: "Sort it" }));
  await person.click(await screen.findByRole("button", { name: "Leave out: Gardener, Ivelmere Gardens" }));
  await person.click(screen.getByRole("button", { name: /^Add/ }));
  expect(taken[0]?.jobs).toEqual([]);
  expect(taken[0]?.plain.map(({ text }) => text)).toContain("I pruned the rose walk.");
});

it("keeps the text where sorting fails, and says why", async () => {
  fakeApi({ "POST /api/material/sort": { status: 429, body: { message: "That was a lot of text to sort." } } });
  const { person } = renderPanel();
  await person.type(screen.getByRole("textbox"), "Gardener");
  await person.click(screen.getByRole("button", { name: "Sort it" }));
  expect(await screen.findByText("That was a lot of text to sort.")).toBeDefined();
  expect(screen.getByDisplayValue("Gardener")).toBeDefined();
});
