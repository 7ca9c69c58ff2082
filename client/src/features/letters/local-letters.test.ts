import { describe, expect, it, vi } from "vitest";
import type { LocalLetter } from "./local-letter.schema.ts";
import {
  addLocalLetter,
  readLocalLetters,
  removeLocalLetter,
  subscribeToLocalLetters,
  updateLocalLetter,
} from "./local-letters.ts";

const KEY = "savedCoverLetters";

function letter(changes: Partial<LocalLetter> = {}): LocalLetter {
  return {
    id: "0123456789abcdef0123456789abcdef",
    title: "Charge nurse",
    content: "I am writing to apply.",
    jobTitle: null,
    company: null,
    templateId: null,
    promptInfo: null,
    authorName: null,
    createdAt: "2026-11-21T10:00:00.000Z",
    updatedAt: null,
    ...changes,
  };
}

function store(value: unknown): void {
  window.localStorage.setItem(KEY, typeof value === "string" ? value : JSON.stringify(value));
}

describe("the browser's letters", () => {
  it("gives back what was added, and the same list until something changes", () => {
    addLocalLetter(letter());
    expect(readLocalLetters()).toEqual([letter()]);
    expect(readLocalLetters()).toBe(readLocalLetters());
  });

  it("keeps one letter when the same one is added twice", () => {
    addLocalLetter(letter());
    addLocalLetter(letter({ title: "Charge nurse, nights" }));
    expect(readLocalLetters().map(({ title }) => title)).toEqual(["Charge nurse, nights"]);
  });

  it("reads the good letters beside damaged ones, and keeps the damaged ones where they are", () => {
    const damaged = [null, 7, "text", { title: "No words" }, { content: 5 }, []];
    store([...damaged, { id: 4, content: "Dear team" }, { ...letter(), createdAt: 12, promptInfo: "x" }]);
    expect(readLocalLetters().map(({ title, content, createdAt }) => [title, content, createdAt])).toEqual([
      ["Untitled letter", "Dear team", null],
      ["Charge nurse", "I am writing to apply.", null],
    ]);
    removeLocalLetter(letter().id);
    expect(JSON.parse(window.localStorage.getItem(KEY) ?? "")).toEqual([...damaged, { id: 4, content: "Dear team" }]);
  });

  it.each(["{", "null", "{}", "7", "\u0000", "<script>alert(1)</script>"])("reads %j as no letters", (text) => {
    store(text);
    expect(readLocalLetters()).toEqual([]);
  });

  it("puts an unreadable list aside before it writes a new one", () => {
    store('[{"title":"cut off');
    addLocalLetter(letter());
    expect(readLocalLetters()).toEqual([letter()]);
    expect(JSON.parse(window.localStorage.getItem(`${KEY}.damaged`) ?? "")).toBe('[{"title":"cut off');
  });

  it("tells two letters with one foreign id apart, and removes only the one meant", () => {
    store([
      { id: 1, title: "A", content: "first" },
      { id: 1, title: "B", content: "second" },
    ]);
    const [first, second] = readLocalLetters();
    expect(first?.id).not.toBe(second?.id);
    removeLocalLetter(first?.id ?? "");
    expect(readLocalLetters().map(({ title }) => title)).toEqual(["B"]);
  });

  it("changes the words of a letter under the same id", () => {
    addLocalLetter(letter());
    updateLocalLetter(letter().id, { content: "Other words." });
    expect(readLocalLetters().map(({ id, content }) => [id, content])).toEqual([[letter().id, "Other words."]]);
    updateLocalLetter("gone", { content: "Nobody's" });
    expect(readLocalLetters()).toHaveLength(1);
  });

  it("says so when the browser is full, and keeps what was there", () => {
    addLocalLetter(letter());
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(addLocalLetter(letter({ id: "f".repeat(32) }))).toBe(false);
    expect(updateLocalLetter(letter().id, { title: "B" })).toBe(false);
    full.mockRestore();
    expect(readLocalLetters()).toEqual([letter()]);
  });

  it("reads nothing and refuses to write where storage is blocked", () => {
    const blocked = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(readLocalLetters()).toEqual([]);
    expect(addLocalLetter(letter())).toBe(false);
    blocked.mockRestore();
  });

  it("tells of changes here and in another tab, until asked to stop", () => {
    const heard = vi.fn();
    const stop = subscribeToLocalLetters(heard);
    addLocalLetter(letter());
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    window.dispatchEvent(new StorageEvent("storage", { key: "other" }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    removeLocalLetter(letter().id);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
