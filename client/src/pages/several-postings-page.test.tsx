import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { gardenReading } from "#client/testing/postings.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signOut } from "#client/testing/signed-in.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";
import { SeveralPostingsPage } from "./several-postings-page.tsx";

const { completions: _completions, ties: _ties, ...noFacts } = emptyMaterial;
const gardener = {
  ...{ id: "gardener", name: "English", language: "en", updatedAt: "2026-11-01T08:00:00.000Z", versions: [] },
  facts: {
    ...noFacts,
    person: { ...noFacts.person, firstName: "Ada", lastName: "Voss", email: "ada@example.org" },
    plain: [{ id: "p1", origin: { from: "typed" }, confirmed: true, text: "I pruned 300 apple trees." }],
  },
};
const postings = ["Head Gardener wanted at Aldercombe House", "Orchard Keeper wanted", "Park Ranger wanted"];
const keptApplications = (): { unopened: boolean; status: string }[] =>
  JSON.parse(localStorage.getItem("applications") ?? "[]");

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("myFacts", JSON.stringify([gardener]));
});
afterEach(() => {
  cleanup();
  signOut();
  vi.restoreAllMocks();
});

async function pasteAll() {
  const { person } = renderScreen(<SeveralPostingsPage />);
  await person.click(await screen.findByLabelText("Links and postings"));
  await person.paste(postings.join("\n---\n"));
  await person.click(await screen.findByRole("button", { name: "Write the letters" }));
  return person;
}

describe("several postings", () => {
  it("are written one after the other, and a cancelled rest keeps what was pasted for another try", async () => {
    const held = Promise.withResolvers<never>();
    let written = 0;
    fakeApi({
      "POST /api/postings/read": { body: gardenReading },
      "POST /api/prompts": async () => {
        written += 1;
        if (written === 2) await held.promise;
        return { body: wholeAnswer() };
      },
    });
    const person = await pasteAll();
    expect(await screen.findByText("1 of 3 written")).toBeTruthy();
    await waitFor(() => expect(written).toBe(2));
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    held.reject(new DOMException("The call was ended", "AbortError"));
    expect(await screen.findAllByText("Cancelled")).toHaveLength(2);
    expect(screen.getByText("1 of 3 written")).toBeTruthy();
    expect(written).toBe(2);
    await person.click(await screen.findByRole("button", { name: /^Try again.*Park Ranger/ }));
    expect(await screen.findByText("2 of 3 written")).toBeTruthy();
    expect(keptApplications().every(({ unopened, status }) => unopened && status === "draft")).toBe(true);
  });

  it("that can't be saved say so, and not that details are missing", async () => {
    fakeApi({ "POST /api/postings/read": { body: gardenReading }, "POST /api/prompts": { body: wholeAnswer() } });
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (/letter/i.test(key)) throw new DOMException("full", "QuotaExceededError");
      write.call(this, key, value);
    });
    await pasteAll();
    expect(await screen.findAllByText(/^The letter couldn't be saved\./)).toHaveLength(3);
  });
});
