import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  fillForm,
  fillJob,
  generatorApi,
  press,
  prompts,
  reachPreview,
  sheet,
  type,
} from "#client/testing/generator-screen.ts";
import { previewAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { PromptPage } from "./prompt-page.tsx";

describe("the form", () => {
  it("says what is missing in the specification's words, step by step, with focus on the first", async () => {
    const calls = generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    press("Next: your facts");
    const box = screen.getByLabelText("Job posting");
    expect(await screen.findByText("Please provide more details about the job (minimum 10 characters)")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box));
    await fillJob();
    press(/^Next: /);
    for (const text of ["First name is required", "Last name is required", "Please provide at least one skill"])
      expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("First name")));
    expect(screen.queryByRole("button", { name: "Write my letter" })).toBeNull();
    expect(prompts(calls)).toEqual([]);
  });

  it("sends an empty company and LinkedIn as Unknown, and shows them empty", async () => {
    const calls = generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachPreview();
    expect(prompts(calls)[0]?.body).toMatchObject({
      email: "",
      letter: { form: { company: "Unknown", linkedin: "Unknown", tone: "professional", roleType: "full-time" } },
    });
    expect(document.body.textContent).not.toContain("Unknown");
  });

  it("begins with what the questionnaire was told, without a posting", async () => {
    const calls = generatorApi();
    window.localStorage.setItem("jobPosition", "Nurse Manager");
    window.localStorage.setItem("selectedSkills", '["Teaching"]');
    renderScreen(<PromptPage />, { at: "/prompt" });
    expect(screen.getByLabelText("Role")).toHaveProperty("value", "Nurse Manager");
    press("Next: your facts");
    expect(await screen.findByRole("listitem", { name: "Teaching" })).toBeDefined();
    type("First name", "Grace");
    type("Last name", "Adeyemi");
    press("Next: questions");
    fireEvent.click(await screen.findByRole("button", { name: "Write my letter" }));
    await screen.findByRole("heading", { name: "Read the whole letter" });
    expect(prompts(calls)[0]?.body).toMatchObject({
      letter: { form: { jobTitle: "Nurse Manager", skills: "Teaching" }, job: { role: "Nurse Manager" } },
    });
  });

  it("sends one call for two presses at once", async () => {
    const calls = generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await fillForm();
    const write = screen.getByRole("button", { name: "Write my letter" });
    fireEvent.click(write);
    fireEvent.click(write);
    await screen.findByRole("heading", { name: "Read the whole letter" });
    expect(prompts(calls)).toHaveLength(1);
  });

  it.each([
    [500, "Something broke.", "Failed to generate cover letter. Please try again."],
    [429, "Try again at 14:05.", "Try again at 14:05."],
  ])("tells a failure (%i) and keeps what was typed", async (status, message, shown) => {
    generatorApi({ preview: { status, body: { message } } });
    renderScreen(<PromptPage />, { at: "/prompt" });
    await fillForm();
    press("Write my letter");
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    if (status >= 500) press("Back to my details");
    press("Done: Your facts");
    expect(await screen.findByRole("listitem", { name: "telemetry" })).toBeDefined();
  });

  it("tells that the network is gone and keeps what was typed", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await fillForm();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    press("Write my letter");
    expect(
      await screen.findByText(/Failed to generate cover letter. Please try again. Couldn't reach the server/),
    ).toBeDefined();
    press("Back to my details");
    press("Done: Your facts");
    expect(await screen.findByRole("heading", { name: "Grace Adeyemi" })).toBeDefined();
  });

  it("puts what the server says of a field under that field", async () => {
    const errors = { "letter.form.firstName": ["Please shorten your name"] };
    generatorApi({ preview: { status: 400, body: { message: "Please check the form.", errors } } });
    renderScreen(<PromptPage />, { at: "/prompt" });
    await fillForm();
    press("Write my letter");
    expect(await screen.findByText("Please shorten your name")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("First name")));
  });
});

describe("streaming", () => {
  const events = (...list: object[]) => list.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  const stream = (text: string) => ({ body: text, headers: { "Content-Type": "text/event-stream" } });

  it("asks for events and takes the last one's answer", async () => {
    const text = events({ type: "text", delta: "Dear" }, { type: "done", answer: previewAnswer() });
    const calls = generatorApi({ preview: stream(text) });
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachPreview();
    expect(prompts(calls)[0]?.headers.get("Accept")).toBe("text/event-stream");
    expect(sheet().textContent).toContain("I have read telemetry for four years.");
  });

  it.each([
    ["cut off", events({ type: "text", delta: "Dear" })],
    ["broken", "data: {not json\n\n"],
    ["failed", events({ type: "error", status: 502, message: "The writing service did not answer." })],
  ])("keeps what came when the stream is %s, with a way to try again and one back to the form", async (how, text) => {
    generatorApi({ preview: stream(text) });
    renderScreen(<PromptPage />, { at: "/prompt" });
    await fillForm();
    press("Write my letter");
    expect(await screen.findByText(/Failed to generate cover letter. Please try again./)).toBeDefined();
    if (how === "cut off") expect(sheet().textContent).toContain("Dear");
    expect(screen.getByRole("button", { name: "Use the built-in writer" })).toBeDefined();
    press("Back to my details");
    press("Done: Your facts");
    expect(await screen.findByRole("heading", { name: "Grace Adeyemi" })).toBeDefined();
    press("Next: questions");
    generatorApi();
    press("Write my letter");
    expect(await screen.findByRole("heading", { name: "Read the whole letter" })).toBeDefined();
  });

  it("stops without a complaint", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await fillForm();
    vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
      return new Promise((_answer, fail) => {
        init.signal?.addEventListener("abort", () => fail(new DOMException("stopped", "AbortError")));
      });
    });
    press("Write my letter");
    fireEvent.click(await screen.findByRole("button", { name: "Stop" }));
    expect(await screen.findByRole("heading", { name: "New letter" })).toBeDefined();
    expect(screen.queryByText("Error")).toBeNull();
  });
});

describe("the preview", () => {
  it("covers the rest with words that are not the letter's and that nobody is read", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachPreview();
    expect(screen.getByText("The rest opens when you unlock")).toBeDefined();
    expect(document.body.textContent).not.toContain("Nobody may read this");
    const cover = screen.getByText(/^The reading room/).parentElement;
    expect(cover?.getAttribute("aria-hidden")).toBe("true");
  });

  it("asks for name, e-mail and source in the specification's words", async () => {
    const calls = generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachPreview();
    type("Name", " ");
    type("Email", "grace@");
    press("Unlock full letter");
    expect(await screen.findByText("Name is required")).toBeDefined();
    expect(screen.getByText("Invalid email address")).toBeDefined();
    expect(screen.getByText("Please select an option")).toBeDefined();
    expect(screen.queryByLabelText("Please specify")).toBeNull();
    type("How did you find us?", "Other");
    expect(screen.getByLabelText("Please specify")).toBeDefined();
    expect(prompts(calls)).toHaveLength(1);
  });

  it("stays, with what was typed, when the unlock fails", async () => {
    generatorApi({ unlock: { status: 500, body: { message: "No." } } });
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachPreview();
    type("Email", "grace@example.com");
    type("How did you find us?", "Friend");
    press("Unlock full letter");
    expect(await screen.findByText("Failed to unlock full cover letter. Please try again.")).toBeDefined();
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "grace@example.com");
  });
});
