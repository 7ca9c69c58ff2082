import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { beforeAll, expect, it } from "vitest";
import { StepHistory } from "#client/features/generator/generator.tsx";
import { fillForm, generatorApi, press, reachPreview } from "#client/testing/generator-screen.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { PromptPage } from "./prompt-page.tsx";

let go: (steps: number) => void = () => undefined;
let reload: () => void = () => undefined;

/** The page with the browser's back and forward buttons. */
function PromptInBrowser() {
  const navigate = useNavigate();
  go = (steps) => navigate(steps);
  const [loads, setLoads] = useState(0);
  reload = () => setLoads(loads + 1);
  const { pathname, state } = useLocation();
  return (
    <>
      <PromptPage key={loads} />
      <output>{[pathname, ...(state?.trail ?? [])].join(" ")}</output>
    </>
  );
}

beforeAll(StepHistory.fetch);

const browser = (steps: number) => act(async () => go(steps));
/** The browser has the entry of what is shown. */
const arrived = (...trail: string[]) => screen.findByText(["/prompt", ...trail].join(" "));

it("goes back step by step with the browser's back button, and forward again", async () => {
  generatorApi();
  renderScreen(<PromptInBrowser />, { at: "/prompt" });
  await fillForm();
  await arrived("job", "facts", "questions");
  await browser(-1);
  expect(await screen.findByRole("button", { name: "Next: questions" })).toBeDefined();
  await browser(-1);
  expect(await screen.findByLabelText("Job posting")).toBeDefined();
  await browser(1);
  await browser(1);
  expect(await screen.findByText("Tone")).toBeDefined();
  expect(await arrived("job", "facts", "questions")).toBeDefined();
});

it("goes back from the letter to the questions, and forward to the letter", async () => {
  generatorApi();
  renderScreen(<PromptInBrowser />, { at: "/prompt" });
  await reachPreview();
  await arrived("job", "facts", "questions", "letter");
  await browser(-1);
  expect(await screen.findByText("Tone")).toBeDefined();
  await browser(1);
  expect(await screen.findByRole("heading", { name: "Read the whole letter" })).toBeDefined();
});

it("leaves no entry behind where the person goes back on the page", async () => {
  generatorApi();
  renderScreen(<PromptInBrowser />, { at: "/prompt" });
  await fillForm();
  await arrived("job", "facts", "questions");
  press("Step back");
  expect(await screen.findByRole("button", { name: "Next: questions" })).toBeDefined();
  await arrived("job", "facts");
  await browser(-1);
  expect(await screen.findByLabelText("Job posting")).toBeDefined();
});

it("goes back through the steps after a reload as well", async () => {
  generatorApi();
  renderScreen(<PromptInBrowser />, { at: "/prompt" });
  await fillForm();
  await arrived("job", "facts", "questions");
  window.dispatchEvent(new Event("pagehide"));
  await act(async () => reload());
  expect(await screen.findByText("Tone")).toBeDefined();
  await browser(-1);
  expect(await screen.findByRole("button", { name: "Next: questions" })).toBeDefined();
});
