import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { writeStartFacts } from "#client/lib/start-facts.ts";
import { writeStartJob } from "#client/lib/start-job.ts";
import type { FakeAnswer } from "#client/testing/fake-api.ts";
import {
  choose,
  generatorApi,
  press,
  prompts,
  reachLetter,
  reachPreview,
  sheet,
  type,
} from "#client/testing/generator-screen.ts";
import { read, readingOf } from "#client/testing/postings.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";
import { PromptPage } from "./prompt-page.tsx";

describe("the unlocked letter", () => {
  it("congratulates for five seconds", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachPreview();
    type("Email", "grace@example.com");
    type("How did you find us?", "Friend");
    vi.useFakeTimers();
    await act(async () => press("Unlock full letter"));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText("Congratulations Grace Adeyemi! Your cover letter is ready!")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText(/Congratulations/)).toBeNull();
  });

  it("shows where a sentence comes from", async () => {
    generatorApi();
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    const sentence = within(sheet()).getByRole("button", { name: "I have read telemetry for four years." });
    sentence.focus();
    await person.keyboard("{Enter}");
    const card = screen.getByRole("region", { name: "Where this sentence comes from" });
    expect(within(card).getByText("Telemetry required.")).toBeDefined();
    expect(within(card).getByText("The posting, line 2")).toBeDefined();
    expect(sentence.getAttribute("aria-describedby")).toBe(card.id);
    expect(within(sheet()).queryByRole("button", { name: "I would like to go on." })).toBeNull();
  });

  it("shows Copied for two seconds", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    const copied: string[] = [];
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    vi.useFakeTimers();
    await act(async () => press("Copy"));
    expect(screen.getByRole("button", { name: "Copied" })).toBeDefined();
    expect(copied).toEqual([wholeAnswer().result]);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole("button", { name: "Copy" })).toBeDefined();
  });

  it("offers a plain link when no e-mail app comes in front", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    const opened: string[] = [];
    const open = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.href);
    });
    vi.useFakeTimers();
    await act(async () => press("Email"));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText("Opening Email Client")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    open.mockRestore();
    expect(screen.getByText("If your email app didn't open, please try the copy button instead.")).toBeDefined();
    const link = screen.getByRole("link", { name: "Open the letter in your email app" });
    expect(opened).toEqual([link.getAttribute("href")]);
    expect(new URL(opened[0] ?? "").searchParams.get("body")).toContain("I have read telemetry for four years.");
  });

  it("stops saying that an email app opens once one is in front", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    const open = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    press("Email");
    await screen.findByText("Opening Email Client");
    act(() => void window.dispatchEvent(new Event("blur")));
    open.mockRestore();
    await waitFor(() => expect(screen.queryByText("Opening Email Client")).toBeNull());
  });

  it("regenerates in a tone and brings the earlier version back", async () => {
    const calls = generatorApi();
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await choose(person, "Tone", "Formal");
    expect(await screen.findByText("Cover Letter Regenerated")).toBeDefined();
    expect(sheet().textContent).toContain("Hello again,");
    expect(prompts(calls).at(-1)?.body).toMatchObject({
      name: "Grace Adeyemi",
      email: "grace@example.com",
      letter: { task: "regenerate", tone: "formal" },
    });
    press("Undo");
    expect(sheet().textContent).toContain("Dear Hiring Team,");
    expect(screen.getByText("Version 1 of 2")).toBeDefined();
  });

  it("lets nothing else start while it translates", async () => {
    let answer: (given: FakeAnswer) => void = () => {};
    const calls = generatorApi({ change: new Promise((settle) => (answer = settle)) });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await choose(person, "Translate", "German");
    expect(screen.getByRole("progressbar", { name: "Translating to German" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Tone" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("button", { name: "Translate" })).toHaveProperty("disabled", true);
    answer({ body: wholeAnswer({ language: "de", greeting: "Sehr geehrte Damen und Herren," }) });
    expect(await screen.findByText("Cover Letter Translated")).toBeDefined();
    expect(sheet().textContent).toContain("Sehr geehrte");
    expect(prompts(calls)).toHaveLength(3);
  });

  it.each([
    ["Tone", "Formal", "Failed to regenerate cover letter. Please try again."],
    ["Translate", "French", "Failed to translate cover letter. Please try again."],
  ])("keeps the letter when %s fails", async (menu, entry, text) => {
    generatorApi({ change: { status: 500, body: { message: "No." } } });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await choose(person, menu, entry);
    expect(await screen.findByText(text)).toBeDefined();
    expect(sheet().textContent).toContain("Dear Hiring Team,");
  });

  it("says in the server's words why a translation cannot be had", async () => {
    generatorApi({ change: { status: 422, body: { message: "A translation of an edited letter needs a model." } } });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await choose(person, "Translate", "Spanish");
    expect((await screen.findAllByText("A translation of an edited letter needs a model.")).length).toBeGreaterThan(0);
  });

  it("is edited in place; Cancel leaves it, Done keeps it and marks it", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    press("Edit");
    type("Text of the letter", "Gone.");
    press("Cancel");
    expect(sheet().textContent).toContain("Dear Hiring Team,");
    press("Edit");
    type("Text of the letter", (wholeAnswer().result ?? "").replace("I would like to go on.", "I go on."));
    press("Done");
    expect(sheet().textContent).toContain("I go on. (edited by you)");
  });

  it("says on a phone which sentences a translation is without, and leads to them", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("max-width"),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const toSay = [{ row: "r1", text: "Ich leite zwei Auszubildende an." }];
    generatorApi({ unlock: { status: 201, body: { ...wholeAnswer(), toSay } } });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await person.click(screen.getByRole("button", { name: /^1 of your sentences isn't in it yet/ }));
    expect(await screen.findByRole("heading", { name: "Say it in English" })).toBeDefined();
    vi.unstubAllGlobals();
  });

  it("is translated into any language but its own", async () => {
    const german = { language: "de" as const, greeting: "Sehr geehrte Damen und Herren," };
    generatorApi({ unlock: { status: 201, body: wholeAnswer(german) } });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await person.click(screen.getByRole("button", { name: "Translate" }));
    const entries = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
    expect(entries).toEqual(["English", "Spanish", "French"]);
  });

  it("has the form of the posting's country, and keeps its subject a subject when it is edited", async () => {
    generatorApi({ reading: readingOf({ head: { role: read("Nurse"), place: read("Bristol") } }) });
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    expect(navigator.language).toBe("en-US");
    expect(await screen.findByRole("button", { name: "Letter form: United Kingdom" })).toBeDefined();
    expect(sheet().textContent).toMatch(/\d{1,2} [A-Z][a-z]+ 20\d\d/);
    const before = screen.getByText("Registered Nurse", { selector: "article p" }).className;
    press("Edit");
    const box = screen.getByLabelText<HTMLTextAreaElement>("Text of the letter");
    type("Text of the letter", box.value.replace("I would like to go on.", "I go on."));
    press("Done");
    expect(screen.getByText("Registered Nurse", { selector: "article p" }).className).toBe(before);
    press("Save");
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(JSON.parse(window.localStorage.getItem("savedCoverLetters") ?? "[]")).toMatchObject([
        { promptInfo: { convention: "gb" } },
      ]),
    );
  });

  it("makes its application ready once it is saved", async () => {
    const contact = { ...read("Donna Whitlock"), title: "Ms.", gender: "female" as const, post: "Ward Manager" };
    const head = { role: read("Nurse"), contact, replyTo: read("jobs@northgate.example") };
    generatorApi({ reading: readingOf({ head }) });
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    const kept = () => JSON.parse(window.localStorage.getItem("applications") ?? "[]");
    const whom = "Ms. Donna Whitlock, Ward Manager, jobs@northgate.example";
    await waitFor(() => expect(kept()).toMatchObject([{ status: "draft", contact: whom }]));
    press("Save");
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(kept()).toMatchObject([{ status: "ready" }]));
  });

  it("is saved in the browser by a visitor, and the title must not be empty", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    press("Save");
    const dialog = await screen.findByRole("dialog");
    const save = within(dialog).getByRole("button", { name: "Save" });
    type("Title", "   ");
    expect(save).toHaveProperty("disabled", true);
    type("Title", "Northgate");
    fireEvent.click(save);
    expect(await screen.findByText("Cover letter saved locally")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(JSON.parse(window.localStorage.getItem("savedCoverLetters") ?? "")).toMatchObject([
      { title: "Northgate", content: wholeAnswer().result, company: null, templateId: null },
    ]);
    expect(screen.queryByText(/aren't saved/)).toBeNull();

    press("Edit");
    type("Text of the letter", `${wholeAnswer().result} One more line.`);
    press("Done");
    expect(screen.getByText(/^Changes since your last save aren't saved/)).toBeDefined();
    press("Save again");
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByText(/aren't saved/)).toBeNull());
    expect(JSON.parse(window.localStorage.getItem("savedCoverLetters") ?? "")).toHaveLength(2);
  });

  it("is saved on the account of who is signed in; a failure keeps the dialog", async () => {
    const calls = generatorApi(
      {},
      {
        ...signedInAs(),
        "POST /api/saved-cover-letters": { status: 500, body: { message: "No." } },
      },
    );
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    press("Save");
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Failed to save cover letter. Please try again.")).toBeDefined();
    expect(screen.getByLabelText("Title")).toBeDefined();
    expect(calls.at(-1)?.body).toMatchObject({ promptInfo: { firstName: "Grace", tone: "professional" } });
  });

  it("opens for who is signed in without asking for name and address again", async () => {
    const calls = generatorApi({}, signedInAs());
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachPreview();
    await screen.findByRole("button", { name: "Change" });
    expect(screen.queryByLabelText("Name")).toBeNull();
    press("Change");
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Grace Adeyemi");
    type("How did you find us?", "Friend");
    press("Unlock full letter");
    await screen.findByText(/Congratulations Grace Adeyemi!/);
    expect(prompts(calls).at(-1)?.body).toMatchObject({ email: "grace@example.com" });
  });

  it("gives way to empty forms on New Letter, which says whether it is kept, and comes back on request", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    press("New Letter");
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "");
    expect(await screen.findByText("Your last letter wasn't saved.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(sheet().textContent).toContain("Dear Hiring Team,");
    press("Save");
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
    await screen.findByText("Cover letter saved locally");
    press("New Letter");
    expect(await screen.findByText("The letter you saved is in My Cover Letters.")).toBeDefined();
  });

  it.each([
    ["for a job of the list", () => writeStartJob({ role: "Arborist", company: "City of Elmsford" })],
    ["with facts that were chosen", () => writeStartFacts({ key: "", facts: emptyMaterial })],
  ])("comes back on request when the next one is started %s before it was saved", async (_, start) => {
    generatorApi();
    const { unmount } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    unmount();
    start();
    renderScreen(<PromptPage />, { at: "/prompt" });
    expect(await screen.findByText("Your last letter wasn't saved.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(sheet().textContent).toContain("Dear Hiring Team,");
  });

  it("is not asked for when the next one is started after it was saved", async () => {
    generatorApi();
    const { unmount } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    press("Save");
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
    await screen.findByText("Cover letter saved locally");
    unmount();
    writeStartJob({ role: "Arborist" });
    renderScreen(<PromptPage />, { at: "/prompt" });
    expect(await screen.findByLabelText("Role")).toHaveProperty("value", "Arborist");
    expect(screen.queryByText(/^New letter started/)).toBeNull();
  });

  it("takes more details for the same posting as another version", async () => {
    const calls = generatorApi({ unlock: { body: { ...wholeAnswer(), hints: ["Add a figure."] } } });
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    press("Add to your details");
    fireEvent.click(
      await screen
        .findByRole("region", { name: "Experience and achievements" })
        .then((card) => within(card).getByRole("button", { name: "Add a line" })),
    );
    type("New line: I …", "trained eleven colleagues");
    press(/^Next: /);
    fireEvent.click(await screen.findByRole("button", { name: "Write my letter" }));
    expect(await screen.findByText("Cover Letter Regenerated")).toBeDefined();
    expect(prompts(calls).at(-1)?.body).toMatchObject({
      letter: { task: "regenerate", form: { highlights: "I trained eleven colleagues" } },
    });
  });
});
