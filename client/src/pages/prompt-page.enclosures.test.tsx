import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { generatorApi, press, reachLetter, sheet } from "#client/testing/generator-screen.ts";
import { readingOf } from "#client/testing/postings.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { PromptPage } from "./prompt-page.tsx";

const german = wholeAnswer({ language: "de", closing: "Mit freundlichen Grüßen", greeting: "Guten Tag," });
const asked = ["Lebenslauf", "Zeugnisse"].map((value) => ({
  kind: "document" as const,
  text: value,
  value,
  lines: [3],
}));

async function openLetter() {
  generatorApi({ reading: readingOf({ smallPrint: asked }), unlock: { status: 201, body: german } });
  renderScreen(<PromptPage />, { at: "/prompt" });
  await reachLetter();
}

const open = () => screen.queryAllByRole("button", { name: "I attach it: list it under “Anlagen”" });

function addFirst() {
  const [first] = open();
  if (!first) throw new Error("no paper is left to attach");
  fireEvent.click(first);
}

describe("the papers that a posting asks for", () => {
  it("are not said to be attached until the person says so", async () => {
    await openLetter();
    await screen.findByText("2 left");
    expect(open()).toHaveLength(2);
    expect(sheet().textContent).not.toContain("Anlage");
  });

  it("are listed under the letter, one by one, and are done then", async () => {
    await openLetter();
    await screen.findByText("2 left");
    addFirst();
    expect(await within(sheet()).findByText("Anlage Lebenslauf")).toBeDefined();
    expect(screen.queryByRole("checkbox", { name: "Done: Attach your resume" })).toBeNull();
    expect(screen.getByText("In the letter. Posting, line 3.")).toBeDefined();
    expect(open()).toHaveLength(1);
    addFirst();
    expect(await within(sheet()).findByText("Anlagen Lebenslauf Zeugnisse")).toBeDefined();
    expect(screen.getByText("Nothing left")).toBeDefined();
  });

  it("stay in the letter's text when it is edited", async () => {
    await openLetter();
    await screen.findByText("2 left");
    addFirst();
    press("Edit");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /letter/i }).value).toMatch(
      /Adeyemi\n\nAnlage\nLebenslauf$/,
    );
  });
});
