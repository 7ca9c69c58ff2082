import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type FakeAnswer, fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { readLocalLetters, updateLocalLetter } from "./local-letters.ts";
import { moveLetters } from "./move-letters.ts";
import { type LetterToSave, useSaveLetter } from "./use-save-letter.ts";

const letter: LetterToSave = {
  title: " Charge nurse ",
  content: "I am writing to apply.",
  jobTitle: "Charge Nurse",
  company: null,
  templateId: null,
  promptInfo: { firstName: "Grace", lastName: "Adeyemi", tone: "friendly" },
};

const saved = {
  ...letter,
  id: 5,
  userId: 1,
  authorName: "Grace Adeyemi",
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
};

function SaveButton({ signedIn, toSave = letter }: { signedIn: boolean; toSave?: LetterToSave }) {
  const { saveLetter } = useSaveLetter({ userId: signedIn ? 1 : null });
  return (
    <button type="button" onClick={() => void saveLetter(toSave)}>
      Save
    </button>
  );
}

function SaveButtons({ letters }: { letters: LetterToSave[] }) {
  const { saveLetter } = useSaveLetter({ userId: null });
  return letters.map((toSave) => (
    <button key={toSave.content} type="button" onClick={() => void saveLetter(toSave)}>
      Save
    </button>
  ));
}

function answers(...list: FakeAnswer[]) {
  return fakeApi({ "POST /api/saved-cover-letters": () => list.shift() ?? { status: 201, body: saved } });
}

describe("saving a letter", () => {
  it("keeps a visitor's letter in the browser, once, however often it is saved", async () => {
    const calls = answers();
    const { person } = renderScreen(<SaveButton signedIn={false} />);
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Cover letter saved locally")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(readLocalLetters().map(({ title, content, authorName }) => [title, content, authorName])).toEqual([
      ["Charge nurse", "I am writing to apply.", "Grace Adeyemi"],
    ]);
    expect(calls).toEqual([]);
  });

  it("keeps two letters that differ by a word", async () => {
    const { person } = renderScreen(<SaveButtons letters={[letter, { ...letter, content: "Other words." }]} />);
    for (const button of screen.getAllByRole("button", { name: "Save" })) await person.click(button);
    expect(readLocalLetters()).toHaveLength(2);
  });

  it("sends a signed-in person's letter to the account, repeats with the same key", async () => {
    const calls = answers({ status: 503, body: { message: "The server is going down." } });
    const { person } = renderScreen(<SaveButton signedIn />);
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Failed to save cover letter. Please try again.")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Cover letter saved")).toBeDefined();
    const keys = calls.map((call) => call.headers.get("Idempotency-Key"));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}:[0-9a-f]{16}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(calls[1]?.body).toEqual({ userId: 1, ...letter, title: "Charge nurse" });
    expect(readLocalLetters()).toEqual([]);
  });

  it("knows the letter that was saved in the browser and has moved to the account", async () => {
    answers();
    const first = renderScreen(<SaveButton signedIn={false} />);
    await first.person.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(readLocalLetters()).toHaveLength(1));
    first.unmount();
    const calls = answers();
    await moveLetters(1);
    const { person } = renderScreen(<SaveButton signedIn />);
    await person.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    const [moved, again] = calls.map((call) => call.headers.get("Idempotency-Key"));
    expect(again).toBe(moved);
  });

  it("makes another letter of words whose saved letter was edited since", async () => {
    const { person } = renderScreen(<SaveButton signedIn={false} />);
    await person.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(readLocalLetters()).toHaveLength(1));
    updateLocalLetter(readLocalLetters()[0]?.id ?? "", { content: "Edited since." });
    await person.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(readLocalLetters()).toHaveLength(2));
    const calls = answers({ status: 201, body: { ...saved, content: "Edited since." } });
    cleanup();
    const account = renderScreen(<SaveButton signedIn />);
    await account.person.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it("keeps the letter in the browser when the session has ended", async () => {
    answers({ status: 401, body: { message: "Please sign in." } });
    const { person } = renderScreen(<SaveButton signedIn />);
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/You've been signed out/)).toBeDefined();
    expect(readLocalLetters().map(({ title }) => title)).toEqual(["Charge nurse"]);
  });

  it("says so when the browser cannot keep it", async () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { person } = renderScreen(<SaveButton signedIn={false} />);
    await person.click(screen.getByRole("button", { name: "Save" }));
    full.mockRestore();
    expect(await screen.findByText("Storage error")).toBeDefined();
  });

  it.each([
    [{ ...letter, title: "   " }, "Title required"],
    [{ ...letter, content: "\n" }, "No content to save"],
  ])("refuses to save nothing (%#)", async (toSave, title) => {
    const calls = answers();
    const { person } = renderScreen(<SaveButton signedIn toSave={toSave} />);
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(title)).toBeDefined();
    expect(calls).toEqual([]);
  });
});
