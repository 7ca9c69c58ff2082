import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { emptyGeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { putAside, readLastDesks } from "#client/features/generator/last-desks.ts";
import { addVersion } from "#client/features/generator/letter-versions.ts";
import { readGeneratorState, writeGeneratorState } from "#client/features/generator/stored-generator-state.ts";
import { type FakeAnswer, fakeApi } from "#client/testing/fake-api.ts";
import { keepInBrowser, localLetter, savedLetter } from "#client/testing/letters.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs, signOut } from "#client/testing/signed-in.ts";
import { emptyJobHead } from "#shared/postings/posting-reading.schema.ts";
// So that their code is here before the first test waits for it.
import "./history-page.tsx";
import "./local-history-page.tsx";
import "./my-cover-letters-page.tsx";

const LIST = "GET /api/saved-cover-letters";

function open(at: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi(answers);
  return { calls, ...renderScreen(<AppRoutes />, { at }) };
}

function BrowsersBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      The browser's Back
    </button>
  );
}

async function choose(person: ReturnType<typeof open>["person"], title: string, action: string) {
  await person.click(await screen.findByRole("button", { name: `More for ${title}` }));
  await person.click(await screen.findByRole("menuitem", { name: action }));
}

const { title } = savedLetter();

describe("My Cover Letters", () => {
  it("tells a visitor without letters what goes here", async () => {
    open("/my-cover-letters");
    expect(await screen.findByText("Letters you save appear here.")).toBeDefined();
    const create = screen.getAllByRole("link", { name: "Create New" });
    expect(create.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining(["/", "/cover-letter-wizard"]),
    );
  });

  it("shows a visitor's letters with what is at risk, beside damaged entries", async () => {
    keepInBrowser(localLetter(), null, { id: 3 }, { id: 4, content: "Dear B", title: "B", createdAt: "soon" });
    open("/my-cover-letters");
    expect(await screen.findByText("These two letters are saved in this browser only.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/admin");
    expect(screen.getByText(/^Charge Nurse.* · Nov 20, 2026$/)).toBeDefined();
    expect(screen.getByText("Unknown date")).toBeDefined();
  });

  it("opens a letter, and closes it with Back", async () => {
    const recipient = ["Mr. Dale Whitaker, Facilities Manager", "Saint Brigid, Columbus, OH"];
    keepInBrowser(localLetter({ promptInfo: { company: "Saint Brigid", recipient } }));
    const { person } = open("/my-cover-letters");
    await person.click(await screen.findByRole("button", { name: new RegExp(`^View ${title}`) }));
    const dialog = within(await screen.findByRole("dialog", { name: title }));
    expect(dialog.getByText("I am writing to apply.")).toBeDefined();
    for (const line of recipient) expect(dialog.getByText(line)).toBeDefined();
    expect(dialog.getByRole("button", { name: "Download" })).toBeDefined();
    await person.click(dialog.getByRole("button", { name: "Back" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("closes an open letter with the browser's Back, and opens one by its title too", async () => {
    keepInBrowser(localLetter());
    fakeApi({});
    const screens = (
      <>
        <AppRoutes />
        <BrowsersBack />
      </>
    );
    const { person } = renderScreen(screens, { at: "/my-cover-letters" });
    await person.click(await screen.findByRole("button", { name: title }));
    expect(await screen.findByRole("dialog", { name: title })).toBeDefined();
    fireEvent.click(screen.getByText("The browser's Back"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("heading", { name: "My Cover Letters" })).toBeDefined();
  });

  it("shows a letter of the generator that was never saved, and leads back to it", async () => {
    const nurse = { ...emptyGeneratorState, job: { ...emptyJobHead, role: "Nurse", company: "Northgate" } };
    const cook = { ...emptyGeneratorState, job: { ...emptyJobHead, role: "Cook", company: "Harbour House" } };
    writeGeneratorState(addVersion(nurse, wholeAnswer(), "generate"));
    putAside(addVersion(cook, wholeAnswer(), "generate"));
    const { person } = open("/my-cover-letters");
    const unsaved = within(await screen.findByRole("region", { name: "Letters you haven't saved" }));
    expect(unsaved.getByText("Nurse, Northgate")).toBeDefined();
    await person.click(unsaved.getByRole("button", { name: "Open: Cook, Harbour House" }));
    expect(readGeneratorState()?.job.role).toBe("Cook");
    expect(readLastDesks().map(({ job }) => job.role)).toEqual(["Nurse"]);
  });

  it("shows the account's letters; only effective admins see the Admin Dashboard", async () => {
    const { unmount } = open("/my-cover-letters", { ...signedInAs(), [LIST]: { body: [savedLetter()] } });
    expect(await screen.findByRole("heading", { name: title })).toBeDefined();
    expect(screen.getByRole("button", { name: "Sign out" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Admin Dashboard" })).toBeNull();
    unmount();
    open("/my-cover-letters", { ...signedInAs({ isAdmin: true }), [LIST]: { body: [] } });
    const links = await screen.findAllByRole("link", { name: "Admin Dashboard" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/admin", "/admin"]);
  });

  it("says when the account's letters cannot be loaded, and tries again", async () => {
    const answers: FakeAnswer[] = [{ status: 503 }];
    const { person } = open("/my-cover-letters", {
      ...signedInAs(),
      [LIST]: () => answers.shift() ?? { body: [savedLetter()] },
    });
    expect(await screen.findByText("Could not load your saved letters")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: title })).toBeDefined();
  });

  it("keeps a letter that could not be moved in view, with another try", async () => {
    keepInBrowser(localLetter());
    // A move also begins by itself, sooner or later.
    let answer: FakeAnswer = { status: 503 };
    const { person } = open("/my-cover-letters", {
      ...signedInAs(),
      [LIST]: { body: [] },
      "POST /api/saved-cover-letters": () => answer,
    });
    expect(await screen.findByText("One letter is still in this browser only.")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Move to your account" }));
    expect(await screen.findByText(/couldn't be reached/)).toBeDefined();
    answer = { status: 201, body: savedLetter() };
    await person.click(screen.getByRole("button", { name: "Move to your account" }));
    await waitFor(() => expect(window.localStorage.getItem("savedCoverLetters")).toBe("[]"));
  });

  it("signs out: the cached letters, the token and the user go", async () => {
    window.localStorage.setItem("token", "old");
    const { person } = open("/my-cover-letters", {
      ...signedInAs(),
      [LIST]: { body: [savedLetter()] },
      "POST /api/logout": { status: 204 },
    });
    await person.click(await screen.findByRole("button", { name: "Sign out" }));
    expect(await screen.findByText("You have been logged out successfully.")).toBeDefined();
    expect((await screen.findAllByRole("link", { name: "Sign In" })).length).toBeGreaterThan(0);
    expect(window.localStorage.getItem("token")).toBeNull();
    expect(screen.queryByRole("heading", { name: title })).toBeNull();
  });

  it("goes with a sign-out in another tab", async () => {
    open("/my-cover-letters", { ...signedInAs(), [LIST]: { body: [savedLetter()] } });
    await screen.findByRole("heading", { name: title });
    signOut();
    window.dispatchEvent(new StorageEvent("storage", { key: "userChangedAt" }));
    expect(await screen.findByText("Letters you save appear here.")).toBeDefined();
    expect(screen.queryByRole("heading", { name: title })).toBeNull();
  });
});

describe("deleting a letter", () => {
  const account = { [LIST]: { body: [savedLetter()] } };

  it("asks first, and does nothing without a yes", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
    const { calls, person } = open("/history", { ...signedInAs(), ...account });
    await choose(person, title, "Delete");
    expect(confirm).toHaveBeenCalledWith("Are you sure you want to delete this cover letter?");
    expect(calls.filter((call) => call.method === "DELETE")).toEqual([]);
    confirm.mockRestore();
  });

  it("can be undone: the letter comes back with its address, words and date", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(true);
    let letters = [savedLetter()];
    const { calls, person } = open("/history", {
      ...signedInAs(),
      [LIST]: () => ({ body: letters }),
      "DELETE /api/saved-cover-letters/5": () => {
        letters = [];
        return { status: 204 };
      },
      "POST /api/saved-cover-letters": () => {
        letters = [savedLetter()];
        return { status: 201, body: savedLetter() };
      },
    });
    await choose(person, title, "Delete");
    expect(await screen.findByText("Cover letter deleted successfully")).toBeDefined();
    expect(await screen.findByText("Letters you save appear here.")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("heading", { name: title })).toBeDefined();
    const { id, userId, content, createdAt } = savedLetter();
    const posted = calls.find((call) => call.method === "POST")?.body;
    expect(posted).toMatchObject({ id, userId, title, content, createdAt });
    confirm.mockRestore();
  });

  it("says so when it fails, and keeps the letter", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(true);
    const { person } = open("/history", {
      ...signedInAs(),
      ...account,
      "DELETE /api/saved-cover-letters/5": { status: 503 },
    });
    await choose(person, title, "Delete");
    expect(await screen.findByText("Failed to delete letter")).toBeDefined();
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
    confirm.mockRestore();
  });

  it("works in the browser alike, undo included", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(true);
    keepInBrowser(localLetter());
    const { person } = open("/local-history");
    await choose(person, title, "Delete");
    expect(await screen.findByText("Cover letter deleted successfully")).toBeDefined();
    expect(window.localStorage.getItem("savedCoverLetters")).toBe("[]");
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("heading", { name: title })).toBeDefined();
    confirm.mockRestore();
  });
});

describe("History", () => {
  it("asks a visitor to sign in, and leads to the browser's letters", async () => {
    open("/history");
    expect(await screen.findByText("Sign in to see your history")).toBeDefined();
    expect(screen.getByRole("link", { name: "Letters in this browser" }).getAttribute("href")).toBe("/local-history");
  });

  it("tells a visitor how many letters are in this browser", async () => {
    keepInBrowser(localLetter());
    open("/history");
    expect(await screen.findByText(/You have 1 letter in this browser\./)).toBeDefined();
  });

  it("shows purchases with two decimals and the currency in capitals", async () => {
    const purchase = {
      id: 1,
      templateId: "tech",
      templateName: "Tech Industry Template",
      amount: 399,
      currency: "usd",
      purchasedAt: "2026-11-03T12:00:00.000Z",
      stripeSessionId: "cs_test_1",
    };
    const { person } = open("/history", {
      ...signedInAs(),
      [LIST]: { body: [] },
      "GET /api/purchased-templates": { body: [purchase] },
    });
    await person.click(await screen.findByRole("tab", { name: "Template Purchases" }));
    expect(await screen.findByText("3.99 USD")).toBeDefined();
    expect(screen.getByText("Nov 3, 2026")).toBeDefined();
  });

  it("opens the generator with a bought template chosen", async () => {
    const bought = {
      amount: 399,
      currency: "usd",
      purchasedAt: "2026-11-03T12:00:00.000Z",
      stripeSessionId: "cs_test_1",
    };
    const { person } = open("/history?tab=purchases", {
      ...signedInAs(),
      [LIST]: { body: [] },
      "GET /api/purchased-templates": {
        body: [
          { ...bought, id: 1, templateId: "tech", templateName: "Tech Industry Template" },
          { ...bought, id: 2, templateId: "style-bundle", templateName: "Style Bundle" },
        ],
      },
    });
    expect((await screen.findByRole("link", { name: "Choose a template" })).getAttribute("href")).toBe("/templates");
    await person.click(screen.getByRole("button", { name: "Use template: Tech Industry Template" }));
    await waitFor(() =>
      expect(JSON.parse(window.localStorage.getItem("generatorState") ?? "{}")).toMatchObject({ templateId: "tech" }),
    );
  });

  it.each([
    [{ body: [] }, "No purchases yet."],
    [{ status: 500 }, "Failed to fetch purchases"],
  ])("tells no purchases from purchases that could not be fetched (%#)", async (answer, text) => {
    open("/history?tab=purchases", { ...signedInAs(), [LIST]: { body: [] }, "GET /api/purchased-templates": answer });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it("says Failed to fetch cover letters when they cannot be", async () => {
    open("/history", { ...signedInAs(), [LIST]: { status: 500 } });
    expect(await screen.findByText("Failed to fetch cover letters")).toBeDefined();
  });
});
