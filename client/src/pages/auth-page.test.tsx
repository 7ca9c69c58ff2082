import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { keepForAccount } from "#client/lib/personal-data.ts";
import { fakeApi } from "#client/testing/fake-api.ts";
import { keepInBrowser, localLetter, savedLetter } from "#client/testing/letters.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs, signOut } from "#client/testing/signed-in.ts";
// So that their code is here before the first test waits for it.
import "./auth-page.tsx";
import "./my-cover-letters-page.tsx";

const grace = { id: 1, username: "grace", name: null, email: "g@example.com", isAdmin: false, isSuperAdmin: false };
const noLetters = { "GET /api/saved-cover-letters": { body: [] } };
const password = "Str0ng!pass";

function open(at = "/auth") {
  return renderScreen(<AppRoutes />, { at });
}

async function logIn(person: ReturnType<typeof open>["person"]) {
  await person.type(await screen.findByLabelText("Username"), "grace");
  await person.type(screen.getByLabelText("Password"), password);
  await person.click(screen.getByRole("button", { name: "Login" }));
}

describe("signing in", () => {
  it("greets and goes to the letters", async () => {
    const calls = fakeApi({ "POST /api/login": { body: grace }, ...noLetters });
    const { person } = open();
    await logIn(person);
    expect(await screen.findByRole("heading", { name: "My Cover Letters" })).toBeDefined();
    expect(await screen.findByText("Login successful")).toBeDefined();
    expect(screen.getByText("Welcome back!")).toBeDefined();
    expect(calls.find((call) => call.path === "/api/login")?.body).toEqual({ username: "grace", password });
  });

  it("says what it is for where the admin area led here, and nothing elsewhere", async () => {
    fakeApi(noLetters);
    const { unmount } = open("/auth?from=/admin/audit-log");
    expect(await screen.findByText("Sign in to open the admin area.")).toBeDefined();
    unmount();
    open("/auth?from=/my-cover-letters");
    await screen.findByLabelText("Username");
    expect(screen.queryByText("Sign in to open the admin area.")).toBeNull();
  });

  it("names the person where the name is known, and then says Welcome back!", async () => {
    fakeApi({ "POST /api/login": { body: { ...grace, name: "Grace" } }, ...noLetters });
    const { person } = open();
    await logIn(person);
    expect(await screen.findByText("Welcome back, Grace!")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Close" }));
    expect(await screen.findByText("Welcome back!")).toBeDefined();
  });

  it("greets though the form is gone by the time the server has answered", async () => {
    const answered = Promise.withResolvers<{ body: typeof grace }>();
    fakeApi({ "POST /api/login": () => answered.promise, ...noLetters });
    const { person } = open();
    await logIn(person);
    await person.click(screen.getByRole("tab", { name: "Register" }));
    answered.resolve({ body: grace });
    expect(await screen.findByText("Login successful")).toBeDefined();
  });

  it("sends an account what its ended session left in the browser, and nobody else", async () => {
    const changed = {
      made: null,
      changes: { notes: "Ask for 60,000" },
      before: { notes: "" },
      version: 1,
      removed: false,
    };
    for (const [before, sent] of [
      [grace.id + 1, 0],
      [grace.id, 1],
    ] as const) {
      keepForAccount(before);
      window.localStorage.setItem("unsentApplications", JSON.stringify({ ["a".repeat(32)]: changed }));
      window.localStorage.setItem("workflowDraft.2.12", "{}");
      const calls = fakeApi({
        "POST /api/login": { body: grace },
        [`PATCH /api/applications/${"a".repeat(32)}`]: { status: 404 },
        ...noLetters,
      });
      const { person, unmount } = open();
      await logIn(person);
      await screen.findByRole("heading", { name: "My Cover Letters" });
      await waitFor(() => expect(window.localStorage.getItem("unsentApplications") ?? "{}").toBe("{}"));
      expect(calls.filter(({ method }) => method === "PATCH")).toHaveLength(sent);
      expect(window.localStorage.getItem("workflowDraft.2.12")).toBe(sent === 0 ? null : "{}");
      unmount();
      signOut();
    }
  });

  it("leaves letters and applications in the browser where an admin signs in, who can move them", async () => {
    keepInBrowser(localLetter());
    const kept = { key: "a".repeat(32), role: "Cook", createdAt: "2026-11-01T08:00:00.000Z" };
    window.localStorage.setItem("applications", JSON.stringify([kept]));
    const calls = fakeApi({
      "POST /api/login": { body: { ...grace, isAdmin: true } },
      "POST /api/saved-cover-letters": { status: 201, body: savedLetter() },
      ...noLetters,
    });
    const { person } = open("/auth?from=/my-cover-letters");
    await logIn(person);
    const banner = within(await screen.findByRole("region", { name: "Letters in this browser" }));
    expect(banner.getByText(/If it's yours, move it to your account\./)).toBeDefined();
    expect(calls.filter(({ method }) => method !== "GET").map(({ path }) => path)).toEqual(["/api/login"]);
    expect(JSON.parse(window.localStorage.getItem("applications") ?? "")).toEqual([kept]);
    await person.click(banner.getByRole("button", { name: "Move to your account" }));
    await waitFor(() => expect(window.localStorage.getItem("savedCoverLetters")).toBe("[]"));
    window.localStorage.clear();
  });

  it("goes back to where the person came from, on this site only", async () => {
    fakeApi({ "POST /api/login": { body: grace } });
    const { person, unmount } = open("/auth?from=/sign-out-guide");
    await logIn(person);
    expect(await screen.findByRole("heading", { name: "How to sign out" })).toBeDefined();
    unmount();

    fakeApi({ "POST /api/login": { body: grace }, ...noLetters });
    open("/auth?from=//evil.example");
    await logIn(person);
    expect(await screen.findByRole("heading", { name: "My Cover Letters" })).toBeDefined();
  });

  it("sends an effective admin to the admin area", async () => {
    fakeApi({ "POST /api/login": { body: { ...grace, isAdmin: true } } });
    const { person } = open();
    await logIn(person);
    await waitFor(() => expect(screen.queryByLabelText("Password")).toBeNull());
    expect(screen.queryByRole("heading", { name: "My Cover Letters" })).toBeNull();
  });

  it("says what the server says when it fails, and keeps what was typed", async () => {
    fakeApi({ "POST /api/login": { status: 401, body: { message: "Wrong username or password." } } });
    const { person } = open();
    await logIn(person);
    expect(await screen.findByText("Login failed")).toBeDefined();
    expect(screen.getByText("Wrong username or password.")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Username").value).toBe("grace");
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe(password);
  });

  it("spares the call for what cannot be right, and shows the password on demand", async () => {
    const calls = fakeApi({});
    const { person } = open();
    await person.type(await screen.findByLabelText("Username"), "ab");
    await person.type(screen.getByLabelText("Password"), "short");
    await person.click(screen.getByRole("button", { name: "Login" }));
    expect(await screen.findByText("Username must be at least 3 characters")).toBeDefined();
    expect(screen.getByText("Password must be at least 8 characters")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("Username"));
    expect(calls).toEqual([]);
    await person.click(screen.getByRole("button", { name: "Show password" }));
    expect(screen.getByLabelText<HTMLInputElement>("Password").type).toBe("text");
  });

  it("is skipped by who is signed in", async () => {
    fakeApi({ ...signedInAs(), ...noLetters });
    open();
    expect(await screen.findByRole("heading", { name: "My Cover Letters" })).toBeDefined();
  });
});

describe("registering", () => {
  async function register(person: ReturnType<typeof open>["person"], typed: Record<string, string> = {}) {
    await person.click(await screen.findByRole("tab", { name: "Register" }));
    const fields = {
      Username: "grace",
      Email: "grace@example.com",
      Password: password,
      "Confirm password": password,
      ...typed,
    };
    for (const [label, value] of Object.entries(fields)) {
      await person.clear(screen.getByLabelText(label));
      if (value) await person.type(screen.getByLabelText(label), value);
    }
    await person.click(screen.getByRole("button", { name: "Register" }));
  }

  it("asks for admin rights on the wire, and moves the browser's letters", async () => {
    keepInBrowser(localLetter());
    const calls = fakeApi({
      "POST /api/register": { status: 201, body: grace },
      "POST /api/saved-cover-letters": { status: 201, body: savedLetter() },
      "GET /api/saved-cover-letters": { body: [savedLetter()] },
    });
    const { person } = open();
    expect(await screen.findByText("The letter in this browser moves to your account.")).toBeDefined();
    await register(person);
    expect(await screen.findByText("Registration successful")).toBeDefined();
    expect(screen.getByText("Your account has been created.")).toBeDefined();
    expect(calls[0]?.body).toEqual({ username: "grace", password, email: "grace@example.com", isAdmin: true });
    await waitFor(() => expect(window.localStorage.getItem("savedCoverLetters")).toBe("[]"));
    await person.click(screen.getByRole("button", { name: "Close" }));
    expect(await screen.findByText("1 letter moved to your account")).toBeDefined();
  });

  it("says that the account was made though the form is gone by then", async () => {
    const answered = Promise.withResolvers<{ status: number; body: typeof grace }>();
    fakeApi({ "POST /api/register": () => answered.promise, ...noLetters });
    const { person } = open();
    await register(person);
    await person.click(screen.getByRole("tab", { name: "Login" }));
    answered.resolve({ status: 201, body: grace });
    expect(await screen.findByText("Registration successful")).toBeDefined();
  });

  it.each([
    [{ Username: "ab" }, "Username must be at least 3 characters"],
    [{ Email: "grace@" }, "Please enter a valid email address"],
    [{ Password: "Sh0rt!" }, "Password must be at least 8 characters"],
    [{ Password: "str0ng!pass" }, "Password must contain at least one uppercase letter"],
    [{ Password: "Strong!pass" }, "Password must contain at least one number"],
    [{ Password: "Str0ngpass" }, "Password must contain at least one special character"],
    [{ "Confirm password": "Str0ng!past" }, "Passwords do not match"],
  ])("refuses %j", async (typed, message) => {
    const calls = fakeApi({});
    const { person } = open();
    await register(person, typed);
    expect(await screen.findByText(message)).toBeDefined();
    expect(calls).toEqual([]);
  });

  it("shows a taken name at its field, and in the toast", async () => {
    const message = "This username is taken. Choose another.";
    fakeApi({ "POST /api/register": { status: 409, body: { message, errors: { username: [message] } } } });
    const { person } = open();
    await register(person);
    expect(await screen.findByText("Registration failed")).toBeDefined();
    expect(screen.getAllByText(message).length).toBeGreaterThan(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Username")));
  });

  it("ticks the rules off as the password grows", async () => {
    fakeApi({});
    const { person } = open();
    await person.click(await screen.findByRole("tab", { name: "Register" }));
    const rules = within(screen.getByRole("list", { name: "Password rules" }));
    expect(rules.getAllByText(": to do")).toHaveLength(4);
    await person.type(screen.getByLabelText("Password"), "Abcdef1");
    expect(rules.getAllByText(": done")).toHaveLength(2);
  });
});

describe("a forgotten password", () => {
  it("is asked for by username, and answered in the server's words", async () => {
    const message = "If the username exists, a password reset link has been sent to the associated email address.";
    const calls = fakeApi({ "POST /api/forgot-password": { body: { message } } });
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Forgot password?" }));
    const dialog = within(await screen.findByRole("dialog"));
    await person.click(dialog.getByRole("button", { name: "Send reset link" }));
    expect(await dialog.findByText("Username must be at least 3 characters")).toBeDefined();
    await person.type(dialog.getByLabelText("Username"), "grace");
    await person.click(dialog.getByRole("button", { name: "Send reset link" }));
    expect(await dialog.findByText(message)).toBeDefined();
    expect(calls[0]?.body).toEqual({ username: "grace" });
  });

  it("says so when the mail cannot be sent", async () => {
    fakeApi({ "POST /api/forgot-password": { status: 502, body: "" } });
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Forgot password?" }));
    const dialog = within(await screen.findByRole("dialog"));
    await person.type(dialog.getByLabelText("Username"), "grace");
    await person.click(dialog.getByRole("button", { name: "Send reset link" }));
    expect(await screen.findByText("Failed to send password reset email")).toBeDefined();
  });
});
