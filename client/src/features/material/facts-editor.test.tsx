import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { emptyMaterial, type Facts, type Job } from "#shared/material/material.schema.ts";
import { FactsEditor } from "./facts-editor.tsx";

const entry = { origin: { from: "typed" as const }, confirmed: true };

const gardener: Job = {
  ...entry,
  id: "job-1",
  title: "Senior Gardener",
  employer: "Marlpit House",
  place: "Somerset",
  from: "2019-03",
  to: "now",
  lines: ["I look after six acres.", "I lead two gardeners.", "I run a group of volunteers."].map((text, index) => ({
    ...entry,
    id: `line-${index + 1}`,
    text,
  })),
};

const facts: Facts = { ...emptyMaterial, jobs: [gardener] };

let current: Facts;

function Screen({ start }: { start: Facts }) {
  const [state, setState] = useState(start);
  current = state;
  return (
    <FactsEditor
      setKey="browser-1"
      facts={state}
      onChange={setState}
      language="en"
      remarkOf={(id) => (id === "line-2" ? "In 3 letters" : null)}
    />
  );
}

const lineTexts = () => current.jobs[0]?.lines.map(({ text }) => text);
const jobsCard = () => within(screen.getByRole("region", { name: "Jobs" }));
const row = (name: RegExp) => screen.getByRole("button", { name });

it("lets people complete a line that begins with I", async () => {
  const { person } = renderScreen(<Screen start={facts} />);
  await person.click(jobsCard().getByRole("button", { name: "Add a line" }));
  await person.type(screen.getByRole("textbox", { name: "New line: I …" }), "keep the bees{Enter}");
  expect(current.jobs[0]?.lines.at(-1)).toMatchObject({ text: "I keep the bees", confirmed: true });
});

it("notices a half sentence and offers the smallest mend", async () => {
  const { person } = renderScreen(<Screen start={facts} />);
  await person.click(row(/^I look after six acres/));
  const box = screen.getByRole("textbox", { name: /^Line/ });
  await person.clear(box);
  await person.type(box, "{Backspace}never had a formal complaint");
  const mend = await screen.findByRole("button", { name: "I never had a formal complaint" });
  await person.click(mend);
  expect(lineTexts()?.[0]).toBe("I never had a formal complaint");
});

it("takes the beginning away where the person wants another", async () => {
  const { person } = renderScreen(<Screen start={facts} />);
  await person.click(jobsCard().getByRole("button", { name: "Add a line" }));
  await person.type(screen.getByRole("textbox", { name: "New line: I …" }), "{Backspace}We raise 4,000 plants{Enter}");
  expect(lineTexts()?.at(-1)).toBe("We raise 4,000 plants");
});

it("restores a line with Escape, and leaves nothing of a new one", async () => {
  const { person } = renderScreen(<Screen start={facts} />);
  await person.click(row(/^I look after six acres/));
  await person.type(screen.getByRole("textbox", { name: /^Line/ }), " Daily.{Escape}");
  expect(lineTexts()).toEqual(facts.jobs[0]?.lines.map(({ text }) => text));
  await waitFor(() => expect(document.activeElement).toBe(row(/^I look after six acres/)));
  await person.click(jobsCard().getByRole("button", { name: "Add a line" }));
  await person.type(screen.getByRole("textbox", { name: /^New line/ }), "keep{Escape}");
  expect(lineTexts()).toHaveLength(3);
});

it("keeps what is being typed through a reload", async () => {
  const { person, unmount } = renderScreen(<Screen start={facts} />);
  await person.click(jobsCard().getByRole("button", { name: "Add a line" }));
  await person.type(screen.getByRole("textbox", { name: /^New line/ }), "keep the be");
  unmount();
  renderScreen(<Screen start={facts} />);
  expect(screen.getByRole("textbox", { name: /^New line/ })).toHaveProperty("value", "keep the be");
});

it("moves a line by Alt and arrow, says where it is and keeps the focus on it", async () => {
  const { person } = renderScreen(<Screen start={facts} />);
  row(/^I run a group of volunteers/).focus();
  await person.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(lineTexts()).toEqual(["I look after six acres.", "I run a group of volunteers.", "I lead two gardeners."]);
  expect(screen.getByText("Line 2 of 3")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(row(/^I run a group/)));
});

it("removes a line by key and brings it back to its place, with what was typed meanwhile", async () => {
  const { person } = renderScreen(<Screen start={facts} />);
  row(/^I lead two gardeners/).focus();
  await person.keyboard("{Delete}");
  expect(lineTexts()).toEqual(["I look after six acres.", "I run a group of volunteers."]);
  await waitFor(() => expect(document.activeElement).toBe(row(/^I run a group/)));
  await person.click(jobsCard().getByRole("button", { name: "Add a line" }));
  await person.type(screen.getByRole("textbox", { name: /^New line/ }), "keep bees{Enter}");
  await person.click(screen.getByRole("button", { name: "Undo" }));
  expect(lineTexts()).toEqual([
    "I look after six acres.",
    "I lead two gardeners.",
    "I run a group of volunteers.",
    "I keep bees",
  ]);
});

it("says with a line in how many letters it is", () => {
  renderScreen(<Screen start={facts} />);
  expect(row(/^I lead two gardeners\.,\s?In 3 letters/)).toBeDefined();
});

it("counts doubts and takes a tick or a cross for each", async () => {
  const doubt = { ...gardener, lines: gardener.lines.map((line) => ({ ...line, confirmed: line.id !== "line-2" })) };
  const skills = [{ ...entry, id: "s", text: "Topiary", confirmed: false }];
  const { person } = renderScreen(<Screen start={{ ...facts, jobs: [doubt], skills }} />);
  expect(jobsCard().getByText("1 to check")).toBeDefined();
  await person.click(jobsCard().getByRole("button", { name: "Keep: I lead two gardeners." }));
  expect(jobsCard().queryByText("1 to check")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(row(/^I lead two gardeners/)));
  await person.click(screen.getByRole("button", { name: "Remove Topiary" }));
  expect(current.skills).toEqual([]);
});

it("reads a job's time as it is typed and keeps what it cannot read", async () => {
  const { person } = renderScreen(<Screen start={facts} />);
  await person.click(row(/^Senior Gardener/));
  const when = screen.getByRole("textbox", { name: "Dates" });
  await person.clear(when);
  await person.type(when, "Sep 2014 - Feb 2019");
  expect(screen.getByText("Read as Sep 2014 – Feb 2019")).toBeDefined();
  await person.keyboard("{Enter}");
  expect(current.jobs[0]).toMatchObject({ from: "2014-09", to: "2019-02" });
  await person.click(row(/^Senior Gardener/));
  await person.clear(screen.getByRole("textbox", { name: "Dates" }));
  await person.type(screen.getByRole("textbox", { name: "Dates" }), "every summer{Enter}");
  expect(current.jobs[0]).toMatchObject({ from: "", to: "", period: "every summer" });
});

it("gives the focus back to the button that began a new row", async () => {
  const { person } = renderScreen(<Screen start={facts} />);
  await person.click(screen.getByRole("button", { name: "Add a job" }));
  await person.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a job" })));
});

it("takes a new job with its time, and goes on with its first line", async () => {
  const { person } = renderScreen(<Screen start={facts} />);
  await person.click(screen.getByRole("button", { name: "Add a job" }));
  await person.type(screen.getByRole("textbox", { name: "Job title" }), "Baker");
  await person.type(screen.getByRole("textbox", { name: /^Dates/ }), "2010 - 2013{Enter}");
  expect(current.jobs[0]).toMatchObject({ title: "Baker", from: "2010", to: "2013" });
  expect(screen.getByRole("textbox", { name: "New line: I …" })).toBeDefined();
});

it("puts a line without a job under one", async () => {
  const plain = [{ ...entry, id: "p", text: "I kept the frost diary." }];
  const { person } = renderScreen(<Screen start={{ ...facts, plain }} />);
  await person.click(row(/^I kept the frost diary/));
  await person.selectOptions(screen.getByRole("combobox", { name: "Belongs to" }), "Senior Gardener, Marlpit House");
  expect(current.plain).toEqual([]);
  expect(lineTexts()?.at(-1)).toBe("I kept the frost diary.");
});

it("adds skills one by one or as a list, none twice", async () => {
  const { person } = renderScreen(<Screen start={facts} />);
  await person.type(screen.getByRole("textbox", { name: "Add a skill" }), "Pruning, Topiary, pruning{Enter}");
  await person.type(screen.getByRole("textbox", { name: "Add a skill" }), "pruning{Enter}");
  expect(current.skills.map(({ text }) => text)).toEqual(["pruning", "Topiary"]);
});
