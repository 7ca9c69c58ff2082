import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { choose, generatorApi, reachLetter } from "#client/testing/generator-screen.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { PromptPage } from "./prompt-page.tsx";

const READ = "POST /api/letter-files/read";
const read = { name: "Grace Adeyemi", email: "grace@example.com", phone: "", text: wholeAnswer().result ?? "" };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a file that was downloaded", () => {
  async function downloadWord(answer: object) {
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:letter", revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    generatorApi({}, { [READ]: answer });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await choose(person, "Other formats", "Word (DOCX)");
    return person;
  }

  it("is read back, and the person sees what comes out right", async () => {
    const person = await downloadWord({ body: read });
    expect(
      await screen.findByText("Word file checked: your name, email and the whole text can be read."),
    ).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Close this note" }));
    expect(screen.queryByText(/Word file checked/)).toBeNull();
  });

  it("says so for a while only", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await downloadWord({ body: read });
    await screen.findByText(/^Word file checked/);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByText(/Word file checked/)).toBeNull();
  });

  it("is not passed off as right where it is not", async () => {
    await downloadWord({ body: { ...read, name: "Hiring Team", email: "" } });
    expect(await screen.findByText("Programs may misread this Word file")).toBeDefined();
    expect(screen.getByText(/read “Hiring Team” instead/)).toBeDefined();
  });

  it("is saved all the same where it cannot be read back", async () => {
    await downloadWord({ status: 503, body: { message: "busy" } });
    expect(await screen.findByText(/is saved. Couldn't check how programs read it/)).toBeDefined();
  });
});
