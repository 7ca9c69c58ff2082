import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { z } from "zod";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import type { AdminUser } from "#shared/admin/admin.schema.ts";
import { AdminPage } from "./admin-page.tsx";

const stats = { total: 0, days: [], sources: [], jobTitles: [], waiting: 2 };

function account(changes: Partial<AdminUser>): AdminUser {
  return {
    ...{ id: 9, username: "dana", name: null, email: null, isAdmin: false, isSuperAdmin: false, isApproved: false },
    ...{ isActive: false, createdAt: "2026-11-21T10:00:00.000Z", lastLogin: null },
    ...changes,
  };
}

function listOf(...users: AdminUser[]) {
  return {
    ...signedInAs({ isAdmin: true, isSuperAdmin: true }),
    "GET /api/admin/lead-stats": { body: stats },
    "GET /api/admin/users?page=1&limit=50&sort=-createdAt": {
      body: users,
      headers: { "X-Total-Count": String(users.length) },
    },
  };
}

async function openMenu(of: string) {
  const { person } = renderScreen(<AdminPage />, { at: "/admin?tab=users" });
  await person.click((await screen.findAllByRole("button", { name: `Actions for ${of}` }))[0] ?? document.body);
  return person;
}

const admin = { isAdmin: true, isApproved: true, isActive: true };

it.each([
  ["a user", account({}), "You can activate the account again at any time."],
  ["a new account", account({ isAdmin: true }), "You can activate the account again at any time."],
  ["an admin", account(admin), "You can activate the account again at any time, with the same admin rights."],
])("deactivates %s, asked first and told what it does", async (_who, user, promise) => {
  const calls = fakeApi({
    ...listOf(user),
    "PATCH /api/admin/users/9/toggle-active": { body: { ...user, isApproved: true, isActive: false } },
  });
  const person = await openMenu("dana");
  await person.click(await screen.findByRole("menuitem", { name: "Deactivate account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Deactivate dana?" }));
  expect(dialog.getByText(/Their schedules and webhooks stop\./)).toBeDefined();
  expect(dialog.getByText(promise)).toBeDefined();
  expect(calls.some(({ method }) => method === "PATCH")).toBe(false);
  await person.dblClick(dialog.getByRole("button", { name: "Deactivate account" }));
  expect(await screen.findByText("Account deactivated")).toBeDefined();
  expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([{ isActive: false }]);
});

it("lets who was deactivated in again", async () => {
  const user = account({ isApproved: true });
  fakeApi({ ...listOf(user), "PATCH /api/admin/users/9/toggle-active": { body: { ...user, isActive: true } } });
  const person = await openMenu("dana");
  expect(screen.getAllByText("Deactivated").length).toBeGreaterThan(1);
  await person.click(await screen.findByRole("menuitem", { name: "Activate account" }));
  expect(await screen.findByText("Account activated")).toBeDefined();
});

it("asks before it removes admin rights", async () => {
  const calls = fakeApi({ ...listOf(account(admin)), "PATCH /api/admin/users/9/revoke": { body: account({}) } });
  const person = await openMenu("dana");
  await person.click(await screen.findByRole("menuitem", { name: "Remove admin rights" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove dana's admin rights?" }));
  await person.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.some(({ method }) => method === "PATCH")).toBe(false);
});

it("calls an admin Admin, and an account that was activated without rights a user", async () => {
  fakeApi(listOf(account(admin), account({ ...admin, id: 8, username: "jonas", isAdmin: false })));
  renderScreen(<AdminPage />, { at: "/admin?tab=users" });
  const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(`^${name}`) }));
  expect((await row("dana")).getByText("Admin")).toBeDefined();
  expect((await row("jonas")).getByText("User")).toBeDefined();
});

it("suggests keeping a new account as a user", async () => {
  fakeApi(listOf(account({ isAdmin: true })));
  const { person } = renderScreen(<AdminPage />, { at: "/admin?tab=users" });
  await person.click((await screen.findAllByRole("button", { name: "Review dana" }))[0] ?? document.body);
  const buttons = within(await screen.findByRole("dialog")).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Cancel", "Give admin rights", "Keep as user", ""]);
  expect(buttons[2]?.className).toContain("bg-accent");
  expect(buttons[1]?.className).not.toContain("bg-accent");
});

it("keeps all new accounts of a page as users at once", async () => {
  const fresh = [account({ isAdmin: true }), account({ isAdmin: true, id: 10, username: "ines" })];
  const calls = fakeApi({
    ...listOf(...fresh, account({ ...admin, id: 11, username: "jonas" })),
    "PATCH /api/admin/users/9/decline": { body: account({}) },
    "PATCH /api/admin/users/10/decline": { body: account({ id: 10 }) },
  });
  const { person } = renderScreen(<AdminPage />, { at: "/admin?tab=users" });
  await person.click(await screen.findByRole("button", { name: "Keep 2 new as users" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Keep 2 new accounts as users?" }));
  expect(dialog.getByText("dana, ines")).toBeDefined();
  await person.click(dialog.getByRole("button", { name: "Keep as users" }));
  expect(await screen.findByText("Kept as users")).toBeDefined();
  expect(calls.filter(({ method }) => method === "PATCH").map(({ path }) => path)).toEqual([
    "/api/admin/users/9/decline",
    "/api/admin/users/10/decline",
  ]);
});

it("counts what is kept of a person before it is deleted, and says when there is nothing", async () => {
  const counts: Record<string, object> = {
    "rosa@example.com": { submissions: 2, drafts: 1 },
    "nobody@example.com": { submissions: 0, drafts: 0 },
  };
  const calls = fakeApi({
    ...listOf(),
    "GET /api/admin/users?page=1&limit=50&sort=-createdAt&role=admin": { body: [] },
    "POST /api/admin/submissions/count-person": ({ body }) => ({
      body: counts[z.object({ email: z.string() }).parse(body).email],
    }),
    "POST /api/admin/submissions/forget": { body: counts["rosa@example.com"] },
  });
  const { person } = renderScreen(<AdminPage />, { at: "/admin?tab=admin" });
  const field = await screen.findByLabelText("Email");
  const ask = screen.getByRole("button", { name: "Delete data" });
  await person.type(field, "nobody@example.com");
  await person.click(ask);
  expect(await screen.findByText("No submission has the email address nobody@example.com.")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
  await person.clear(field);
  await person.type(field, "rosa@example.com");
  expect(screen.queryByText(/^No submission/)).toBeNull();
  await person.click(ask);
  const dialog = within(await screen.findByRole("dialog", { name: "Delete the data of rosa@example.com?" }));
  const words = "2 submissions with their letters and 1 draft";
  expect(dialog.getByText(`This deletes ${words}. It can't be undone.`)).toBeDefined();
  expect(calls.some(({ path }) => path.endsWith("/forget"))).toBe(false);
  await person.click(dialog.getByRole("button", { name: "Delete data" }));
  expect(await screen.findByText(`Deleted ${words}.`)).toBeDefined();
});

it("generates a password that meets the checklist, for an admin to pass on", async () => {
  const user = account({});
  const calls = fakeApi({ ...listOf(user), "PATCH /api/admin/users/9/reset-password": { body: user } });
  const person = await openMenu("dana");
  await person.click(await screen.findByRole("menuitem", { name: "Reset password" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reset the password of dana" }));
  expect(dialog.queryByRole("button", { name: "Copy password" })).toBeNull();
  await person.click(dialog.getByRole("button", { name: "Generate password" }));
  const { value: newPassword } = dialog.getByLabelText<HTMLInputElement>("New password");
  expect(newPassword).toMatch(/^(?:\w{4}-){3}\w{4}$/);
  expect(dialog.getByRole("button", { name: "Copy password" })).toBeDefined();
  await person.click(dialog.getByRole("button", { name: "Reset password" }));
  await waitFor(() => expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ newPassword }));
});
