import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { type FakeAnswer, fakeApi } from "#client/testing/fake-api.ts";
import { savedLetter } from "#client/testing/letters.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs, signOut } from "#client/testing/signed-in.ts";
// So that their code is here before the first test waits for it.
import "./auth-page.tsx";
import "./edit-letter-page.tsx";
import "./history-page.tsx";

const AT = "/api/saved-cover-letters/5";
const loaded = { body: savedLetter(), headers: { ETag: '"one"' } };

function open(answers: Parameters<typeof fakeApi>[0], at = "/edit-letter/5") {
  const calls = fakeApi({ ...signedInAs(), "GET /api/saved-cover-letters": { body: [] }, ...answers });
  return { calls, ...renderScreen(<AppRoutes />, { at }) };
}

async function openForm(answers: Parameters<typeof fakeApi>[0] = {}) {
  const view = open({ [`GET ${AT}`]: loaded, ...answers });
  await screen.findByLabelText("Content");
  return view;
}

function content(): HTMLTextAreaElement {
  return screen.getByLabelText<HTMLTextAreaElement>("Content");
}

async function retype(person: Awaited<ReturnType<typeof openForm>>["person"], label: string, text: string) {
  await person.clear(screen.getByLabelText(label));
  if (text) await person.type(screen.getByLabelText(label), text);
}

describe("editing a letter", () => {
  it("saves the words over the version that was read, empty fields as null", async () => {
    const saved = savedLetter({ title: "Night nurse", company: null });
    const { calls, person } = await openForm({ [`PUT ${AT}`]: { body: saved, headers: { ETag: '"two"' } } });
    await retype(person, "Title", "Night nurse");
    await retype(person, "Company optional", "");
    await person.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    const put = calls.find((call) => call.method === "PUT");
    expect(put?.headers.get("If-Match")).toBe('"one"');
    expect(put?.body).toEqual({
      title: "Night nurse",
      content: savedLetter().content,
      jobTitle: "Charge Nurse",
      company: null,
    });
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("heading", { name: "History" })).toBeDefined();
  });

  it("ends with a sign-out in another tab, with what was typed", async () => {
    const { person } = await openForm();
    await retype(person, "Content", "Dear nobody else");
    signOut();
    window.dispatchEvent(new StorageEvent("storage", { key: "userChangedAt" }));
    expect(await screen.findByRole("button", { name: "Login" })).toBeDefined();
    expect(document.body.innerHTML).not.toContain("Dear nobody else");
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain("Dear nobody else");
  });

  it.each([
    ["Title", "Title is required"],
    ["Content", "Content is required"],
  ])("needs a %s", async (label, message) => {
    const { calls, person } = await openForm();
    await retype(person, label, "");
    await person.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(calls.filter((call) => call.method === "PUT")).toEqual([]);
  });

  it("brings an earlier text back into the form, and undoes that", async () => {
    const earlier = { id: 1, content: "Dear team,\n\nOld words.", made: "translate", at: "2026-11-01T08:00:00.000Z" };
    const { person } = await openForm({ [`GET ${AT}/versions`]: { body: [earlier] } });
    const before = content().value;
    await person.click(screen.getByRole("button", { name: "Versions" }));
    const dialog = await screen.findByRole("dialog", { name: "Versions of this letter" });
    expect(await within(dialog).findByText("1. Translated")).toBeDefined();
    await person.click(within(dialog).getByRole("button", { name: "Restore version 1" }));
    expect(content().value).toBe(earlier.content);
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    expect(content().value).toBe(before);
  });

  it("says when the earlier texts cannot be had, and tries again", async () => {
    const versions: FakeAnswer = { status: 500 };
    const { person } = await openForm({ [`GET ${AT}/versions`]: versions });
    await person.click(screen.getByRole("button", { name: "Versions" }));
    expect(await screen.findByText(/Couldn't load the earlier versions/)).toBeDefined();
    Object.assign(versions, { status: 200, body: [] });
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/There's only one version so far/)).toBeDefined();
  });

  it("says what failed and keeps what was typed", async () => {
    const { person } = await openForm({
      [`PUT ${AT}`]: { status: 503, body: { message: "The server is going down." } },
    });
    await retype(person, "Content", "New words.");
    await person.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Failed to update cover letter")).toBeDefined();
    expect(screen.getByText("The server is going down.")).toBeDefined();
    expect(content().value).toBe("New words.");
  });

  it("asks before it drops changes, and finds them again where the person only went away", async () => {
    const { person, unmount } = await openForm();
    await retype(person, "Content", "Half a sen");
    await person.click(screen.getByRole("button", { name: "Back" }));
    await person.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(content().value).toBe("Half a sen");
    unmount();

    const again = await openForm();
    expect(content().value).toBe("Half a sen");
    expect(screen.getByText("We restored your unsaved changes.")).toBeDefined();
    await again.person.click(screen.getByRole("button", { name: "Cancel" }));
    await again.person.click(await screen.findByRole("button", { name: "Discard changes" }));
    await screen.findByRole("heading", { name: "History" });
    again.unmount();

    await openForm();
    expect(content().value).toBe(savedLetter().content);
  });
});

describe("a letter that was saved elsewhere meanwhile", () => {
  const other = { body: savedLetter({ title: "Other title", content: "Other words." }), headers: { ETag: '"two"' } };

  async function openConflict() {
    const puts: FakeAnswer[] = [{ status: 412, body: { message: "This letter was changed in the meantime." } }];
    let current = loaded;
    const view = await openForm({
      [`GET ${AT}`]: () => current,
      [`PUT ${AT}`]: () => puts.shift() ?? { body: savedLetter({ content: "Mine." }), headers: { ETag: '"three"' } },
    });
    await retype(view.person, "Content", "My words.");
    current = other;
    await view.person.click(screen.getByRole("button", { name: "Save Changes" }));
    const dialog = within(await screen.findByRole("dialog", { name: "This letter was changed elsewhere" }));
    return { ...view, dialog };
  }

  it("shows both texts and writes nothing", async () => {
    const { calls, dialog } = await openConflict();
    expect(dialog.getByLabelText<HTMLTextAreaElement>("Your version, not saved").value).toBe("My words.");
    expect(dialog.getByText("Other words.")).toBeDefined();
    expect(dialog.getByText("yours “Charge nurse, Saint Brigid”, the other “Other title”")).toBeDefined();
    expect(calls.filter((call) => call.method === "PUT")).toHaveLength(1);
  });

  it("takes one's own words, brought together by hand, over the version that was shown", async () => {
    const { calls, dialog, person } = await openConflict();
    await person.type(dialog.getByLabelText("Your version, not saved"), " Other words.");
    await person.click(dialog.getByRole("button", { name: "Save my version" }));
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    const last = calls.filter((call) => call.method === "PUT").at(-1);
    expect(last?.headers.get("If-Match")).toBe('"two"');
    expect(last?.body).toMatchObject({ content: "My words. Other words." });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("takes the other one, with a way back to one's own", async () => {
    const { dialog, person } = await openConflict();
    await person.click(dialog.getByRole("button", { name: "Use the other version" }));
    expect(content().value).toBe("Other words.");
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    expect(content().value).toBe("My words.");
  });

  it("asks again where the decision is put off", async () => {
    const { dialog, person } = await openConflict();
    await person.click(dialog.getByRole("button", { name: "Decide later" }));
    expect(content().value).toBe("My words.");
  });
});

describe("a letter that cannot be edited", () => {
  it.each([
    ["/edit-letter", "No ID provided"],
    ["/edit-letter/abc", "Invalid ID format"],
    ["/edit-letter/-1", "Invalid ID format"],
    ["/edit-letter/99999999999999999999", "Invalid ID format"],
  ])("%s says %s", async (at, reason) => {
    open({}, at);
    expect(await screen.findByText(reason)).toBeDefined();
    expect(screen.getByText("We couldn't find this cover letter")).toBeDefined();
    expect(screen.getByRole("link", { name: "Back to History" }).getAttribute("href")).toBe("/history");
  });

  it("is not there, or not mine", async () => {
    open({ [`GET ${AT}`]: { status: 404, body: { message: "We couldn't find this cover letter" } } });
    expect(
      await screen.findByText("The cover letter you're looking for might have been deleted or doesn't exist."),
    ).toBeDefined();
  });

  it("could not be fetched: that is said, and tried again on demand", async () => {
    const answers: FakeAnswer[] = [{ status: 503 }];
    const { person } = open({ [`GET ${AT}`]: () => answers.shift() ?? loaded });
    expect(await screen.findByText("Failed to fetch cover letter")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("Content")).toBeDefined();
  });

  it("was deleted while it was edited: its words become a letter of their own", async () => {
    const { calls, person } = await openForm({
      [`PUT ${AT}`]: { status: 404, body: { message: "We couldn't find this cover letter" } },
      "POST /api/saved-cover-letters": { status: 201, body: savedLetter({ id: 6 }) },
      "GET /api/saved-cover-letters/6": { body: savedLetter({ id: 6 }) },
    });
    await retype(person, "Content", "Still here.");
    await person.click(screen.getByRole("button", { name: "Save Changes" }));
    await person.click(await screen.findByRole("button", { name: "Save as a new letter" }));
    await waitFor(() => expect(calls.some((call) => call.path.endsWith("/6"))).toBe(true));
    expect(calls.find((call) => call.method === "POST")?.body).toMatchObject({ content: "Still here." });
  });

  it("asks a visitor to sign in, and comes back afterwards", async () => {
    fakeApi({
      "POST /api/login": { ...signedInAs()["GET /api/user"] },
      [`GET ${AT}`]: loaded,
    });
    signOut();
    const { person } = renderScreen(<AppRoutes />, { at: "/edit-letter/5" });
    expect(await screen.findByText("Login required")).toBeDefined();
    expect(screen.getByText("Please sign in to edit cover letters")).toBeDefined();
    await person.type(await screen.findByLabelText("Username"), "grace");
    await person.type(screen.getByLabelText("Password"), "Str0ng!pass");
    await person.click(screen.getByRole("button", { name: "Login" }));
    expect(await screen.findByLabelText("Content")).toBeDefined();
  });
});

describe("a session that ends over an open letter", () => {
  const expired = { status: 401, body: { message: "Please sign in." } };

  it("is taken up again with the password, and the save goes on", async () => {
    const puts: FakeAnswer[] = [expired];
    const { calls, person } = await openForm({
      [`PUT ${AT}`]: () => puts.shift() ?? { body: savedLetter({ content: "Kept." }), headers: { ETag: '"two"' } },
      "POST /api/login": signedInAs()["GET /api/user"],
    });
    await retype(person, "Content", "Kept.");
    await person.click(screen.getByRole("button", { name: "Save Changes" }));
    const dialog = within(await screen.findByRole("dialog", { name: "You've been signed out" }));
    await person.type(dialog.getByLabelText("Password"), "Str0ng!pass");
    await person.click(dialog.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    expect(calls.find((call) => call.path === "/api/login")?.body).toEqual({
      username: "grace",
      password: "Str0ng!pass",
    });
  });

  it("takes nothing of what was typed when it is not", async () => {
    const { person } = await openForm({ [`PUT ${AT}`]: expired });
    await retype(person, "Content", "Kept.");
    await person.click(screen.getByRole("button", { name: "Save Changes" }));
    await person.click(await screen.findByRole("button", { name: "Stay signed out" }));
    expect(await screen.findByText("Failed to update cover letter")).toBeDefined();
    expect(content().value).toBe("Kept.");
    await person.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Login required")).toBeDefined();
    expect(await screen.findByRole("tab", { name: "Login" })).toBeDefined();
  });
});
