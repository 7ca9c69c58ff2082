import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { choose, generatorApi, press, prompts, reachLetter, sheet, type } from "#client/testing/generator-screen.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import type { SentRecord } from "#shared/generator/sent-record.schema.ts";
import { PromptPage } from "./prompt-page.tsx";

describe("versions of the letter", () => {
  it("stand side by side with what differs marked, come back, and survive a reload", async () => {
    generatorApi();
    const { person, unmount } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    press("Edit");
    type("Text of the letter", "Dear Hiring Team,\n\nMy own words.\n\nKind regards,\nGrace Adeyemi");
    press("Done");
    await choose(person, "Tone", "Friendly");
    await person.click(await screen.findByRole("button", { name: "Write it again" }));
    await within(sheet()).findByText("Hello again,");

    press("Compare");
    const dialog = await screen.findByRole("dialog", { name: "Versions of this letter" });
    const choices = within(dialog).getAllByRole("radio");
    expect(choices.map((choice) => choice.closest("label")?.textContent)).toEqual([
      expect.stringMatching(/^2\. Edited by you/),
      expect.stringMatching(/^1\. Written/),
    ]);
    const pane = within(dialog).getByRole("region", { name: "Version 2" });
    expect([...pane.querySelectorAll("mark")].map((mark) => mark.textContent).join("")).toContain("My own words.");
    await person.click(within(dialog).getByRole("button", { name: "Restore version 2" }));
    expect(sheet().textContent).toContain("My own words.");
    expect(screen.getByText("Version 2 of 3")).toBeDefined();

    unmount();
    renderScreen(<PromptPage />, { at: "/prompt" });
    expect(sheet().textContent).toContain("My own words.");
    expect(screen.getByText("Version 2 of 3")).toBeDefined();
  });
});

describe("the focus of who works by keyboard", () => {
  const button = (name: string) => screen.getByRole("button", { name });

  it("returns to Edit when an edit is done or left", async () => {
    generatorApi();
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    for (const way of ["Done", "Cancel"]) {
      button("Edit").focus();
      await person.keyboard("{Enter}");
      expect(document.activeElement).toBe(screen.getByLabelText("Text of the letter"));
      button(way).focus();
      await person.keyboard("{Enter}");
      expect(document.activeElement).toBe(button("Edit"));
    }
  });

  it("stays on the button that has led to the first version or the last", async () => {
    generatorApi();
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await choose(person, "Tone", "Friendly");
    await within(sheet()).findByText("Hello again,");
    button("Earlier version").focus();
    await person.keyboard("{Enter}");
    expect(screen.getByText("Version 1 of 2")).toBeDefined();
    expect(document.activeElement).toBe(button("Earlier version"));
    expect(button("Earlier version").getAttribute("aria-disabled")).toBe("true");
    await person.keyboard("{Enter}");
    expect(screen.getByText("Version 1 of 2")).toBeDefined();
  });
});

describe("another length", () => {
  it("is asked for in one touch, and kept for the versions after it", async () => {
    const calls = generatorApi();
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await choose(person, "Tone", "Shorter");
    await within(sheet()).findByText("Hello again,");
    expect(prompts(calls).at(-1)?.body).toMatchObject({
      letter: { task: "regenerate", tone: "professional", form: { length: "short" } },
    });
    await choose(person, "Tone", "Change instructions or details");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Short" }).checked).toBe(true);
  });
});

describe("what was sent to a language model", () => {
  const record: SentRecord = {
    version: 1,
    at: "2026-11-21T08:00:00.000Z",
    host: "llm.example.com",
    model: "small-model",
    messages: [
      { role: "system", content: "You write letters." },
      { role: "user", content: "HIDDENNAME1 is a nurse." },
    ],
    hidden: [{ placeholder: "HIDDENNAME1", text: "Grace Adeyemi" }],
  };
  const answer = { ...wholeAnswer(), writer: "model" as const, sent: { version: 1, host: record.host } };
  const recordPath = `GET /api/prompts/${answer.draftId}/sent`;

  it("can be opened word for word beside the letter", async () => {
    generatorApi({ unlock: { status: 201, body: answer } }, { [recordPath]: { body: [record] } });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await person.click(screen.getByRole("button", { name: "See what was sent to llm.example.com" }));
    const dialog = await screen.findByRole("dialog", { name: "What was sent" });
    expect(await within(dialog).findByText("HIDDENNAME1 is a nurse.")).toBeDefined();
    expect(within(dialog).getByText("You write letters.")).toBeDefined();
    expect(within(dialog).getByText("Grace Adeyemi")).toBeDefined();
  });

  it("says so when it is no longer kept, and tries again when it could not be loaded", async () => {
    const trouble = { status: 500, body: { message: "No" } };
    generatorApi({ unlock: { status: 201, body: answer } }, { [recordPath]: trouble });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await person.click(screen.getByRole("button", { name: "See what was sent to llm.example.com" }));
    expect(await screen.findByText("Couldn't load the record.")).toBeDefined();
    trouble.status = 404;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/record was deleted/)).toBeDefined();
  });
});
