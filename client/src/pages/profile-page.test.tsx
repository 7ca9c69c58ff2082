import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs, signOut } from "#client/testing/signed-in.ts";
// So that their code is here before the first test waits for it.
import "./auth-page.tsx";
import "./profile-page.tsx";
import "./reset-password-page.tsx";

const profile = {
  ...signedInAs()["GET /api/user"].body,
  createdAt: "2026-11-01T00:00:00.000Z",
  lastLogin: null,
  emailConfirmed: true,
};

function open(answers: Parameters<typeof fakeApi>[0], at = "/profile") {
  const calls = fakeApi({ ...signedInAs(), "GET /api/profile": { body: profile }, ...answers });
  return { calls, ...renderScreen(<AppRoutes />, { at }) };
}

describe("My Profile", () => {
  it("changes name and e-mail, and the header follows", async () => {
    const { calls, person } = open({ "PATCH /api/profile": { body: { ...profile, name: "Ada Lovelace" } } });
    await person.clear(await screen.findByLabelText("Name optional"));
    await person.type(screen.getByLabelText("Name optional"), "Ada Lovelace");
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Profile saved")).toBeDefined();
    expect(calls.find((call) => call.method === "PATCH")?.body).toEqual({
      name: "Ada Lovelace",
      email: "grace@example.com",
    });
    expect(screen.getByRole("button", { name: "Account of Ada Lovelace, AL" }).textContent).toBe("AL");
  });

  it("asks for the password once the address is another one, and shows a wrong one at its field", async () => {
    const message = "Wrong password.";
    const { calls, person } = open({
      "PATCH /api/profile": { status: 403, body: { message, errors: { currentPassword: [message] } } },
    });
    const field = await screen.findByLabelText("Email");
    const password = "Current password (to change your email)";
    expect(screen.getByText("Confirmed")).toBeDefined();
    expect(screen.queryByLabelText(password)).toBeNull();
    await person.clear(field);
    await person.type(field, "grace@example.org");
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Enter your current password")).toBeDefined();
    expect(calls.some(({ method }) => method === "PATCH")).toBe(false);
    await person.type(screen.getByLabelText(password), "Wr0ng!pass");
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
      name: "Grace Adeyemi",
      email: "grace@example.org",
      currentPassword: "Wr0ng!pass",
    });
  });

  it("says that an address is not confirmed, and sends the link again", async () => {
    const { calls, person } = open({
      "GET /api/profile": { body: { ...profile, emailConfirmed: false } },
      "POST /api/profile/email-confirmation": { status: 202, body: {} },
    });
    expect(await screen.findByText("Not confirmed")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Send again" }));
    expect(await screen.findByText("Link sent")).toBeDefined();
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
    await person.click(screen.getByRole("button", { name: "Delete account..." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account" }));
    expect(dialog.queryByText(/unlocked with your email address/)).toBeNull();
  });

  it("shows a wrong current password at its field, and keeps what was typed", async () => {
    const message = "Wrong password.";
    const { person } = open({
      "POST /api/profile/password": { status: 403, body: { message, errors: { currentPassword: [message] } } },
    });
    await person.type(await screen.findByLabelText("Current password"), "Wr0ng!pass");
    await person.type(screen.getByLabelText("New password"), "N3w!password");
    await person.type(screen.getByLabelText("Confirm new password"), "N3w!password");
    await person.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("Couldn't change your password")).toBeDefined();
    expect(screen.getAllByText(message).length).toBeGreaterThan(1);
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("N3w!password");
  });

  it("leads to the sign-in once somebody signs out in another tab", async () => {
    let isOpen = true;
    open({
      "GET /api/profile": () => (isOpen ? { body: profile } : { status: 401, body: { message: "Please sign in" } }),
    });
    await screen.findByLabelText("Current password");
    isOpen = false;
    signOut();
    window.dispatchEvent(new StorageEvent("storage", { key: "userChangedAt" }));
    expect(await screen.findByRole("button", { name: "Login" })).toBeDefined();
    expect(screen.queryByLabelText("Current password")).toBeNull();
  });

  it("says what goes before the account does, asks for the password, and ends on the start page", async () => {
    const { calls, person } = open({ "DELETE /api/profile": { status: 204 } });
    await person.click(await screen.findByRole("button", { name: "Delete account..." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account" }));
    expect(dialog.getAllByRole("listitem").map((line) => line.textContent)).toContain("your saved letters");
    await person.click(dialog.getByRole("button", { name: "Delete account" }));
    expect(await dialog.findByText("Enter your current password")).toBeDefined();
    await person.type(dialog.getByLabelText("Password"), "Str0ng!pass");
    await person.click(dialog.getByRole("button", { name: "Delete account" }));
    expect(await screen.findByText("Account deleted")).toBeDefined();
    expect(calls.find((call) => call.method === "DELETE")?.body).toEqual({ password: "Str0ng!pass" });
    expect((await screen.findAllByRole("link", { name: "Sign In" })).length).toBeGreaterThan(0);
  });

  it("says when it cannot be loaded", async () => {
    open({ "GET /api/profile": { status: 503 } });
    expect(await screen.findByText("Couldn't load your profile")).toBeDefined();
  });
});

describe("the link of a reset mail", () => {
  const at = "/reset-password/abc-123";
  const VALIDATE = "GET /api/reset-password/abc-123/validate";

  it("asks for a new password and leads to Login", async () => {
    const { calls, person } = open(
      { [VALIDATE]: { body: { valid: true } }, "POST /api/reset-password": { body: {} } },
      at,
    );
    await person.type(await screen.findByLabelText("New password"), "N3w!password");
    await person.type(screen.getByLabelText("Confirm password"), "N3w!passwort");
    await person.click(screen.getByRole("button", { name: "Reset password" }));
    expect(await screen.findByText("Passwords do not match")).toBeDefined();
    await person.clear(screen.getByLabelText("Confirm password"));
    await person.type(screen.getByLabelText("Confirm password"), "N3w!password");
    await person.click(screen.getByRole("button", { name: "Reset password" }));
    expect((await screen.findByRole("link", { name: "Go to Login" })).getAttribute("href")).toBe("/auth");
    expect(calls.find((call) => call.method === "POST")?.body).toEqual({ token: "abc-123", password: "N3w!password" });
  });

  it.each([
    [at, { [VALIDATE]: { body: { valid: false } } }],
    ["/reset-password", {}],
  ])("that is no good says so and leads back (%s)", async (address, answers) => {
    open(answers, address);
    expect(await screen.findByRole("heading", { name: "Invalid or Expired Link" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Back to Login" }).getAttribute("href")).toBe("/auth");
  });

  it("says what the server says when the password was not set", async () => {
    const { person } = open(
      { [VALIDATE]: { body: { valid: true } }, "POST /api/reset-password": { status: 500, body: "" } },
      at,
    );
    await person.type(await screen.findByLabelText("New password"), "N3w!password");
    await person.type(screen.getByLabelText("Confirm password"), "N3w!password");
    await person.click(screen.getByRole("button", { name: "Reset password" }));
    expect(await screen.findByText("Failed to reset password")).toBeDefined();
  });
});
