import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type FakeAnswer, fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { AdminAuditPage } from "./admin-audit-page.tsx";
import { AdminPage } from "./admin-page.tsx";

const lead = {
  ...{ id: 4, name: "Rosa Lindqvist", email: "rosa@example.com", jobTitle: "Gardener", source: "Friend" },
  ...{ otherSource: null, createdAt: "2026-11-21T10:00:00.000Z" },
};
const list = { body: [lead], headers: { "X-Total-Count": "1" } };
const query = "page=1&limit=50&fields=summary&sort=-createdAt";
const stats = { total: 1, days: [], sources: [], jobTitles: [], waiting: 0 };

const admin = (isSuperAdmin: boolean) => ({
  ...signedInAs({ isAdmin: true, isSuperAdmin }),
  "GET /api/admin/lead-stats": { body: stats },
});

it("reads and deletes a super admin's leads by the super admin's calls, each text with its own failure", async () => {
  const resumes: FakeAnswer[] = [{ status: 500 }];
  const calls = fakeApi({
    ...admin(true),
    [`GET /api/admin/submissions?${query}`]: list,
    "GET /api/admin/submissions/4/cover-letter": { body: { content: "Dear team" } },
    "GET /api/admin/submissions/4/resume": () => resumes.shift() ?? { body: { content: "Six years of gardens" } },
    "DELETE /api/admin/submissions/4": { status: 204 },
  });
  const { person } = renderScreen(<AdminPage />, { at: "/admin" });
  await person.click((await screen.findAllByRole("button", { name: "View Rosa Lindqvist" }))[0] ?? document.body);
  const dialog = within(await screen.findByRole("dialog", { name: "Rosa Lindqvist" }));
  expect(await dialog.findByText("Dear team")).toBeDefined();
  expect(await dialog.findByText("Failed to retrieve resume")).toBeDefined();
  await person.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByText("Six years of gardens")).toBeDefined();
  await person.keyboard("{Escape}");

  await person.click(screen.getAllByRole("button", { name: "Delete Rosa Lindqvist" })[0] ?? document.body);
  await person.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1));
});

it("reads an admin's lead once, by the admin's call", async () => {
  const calls = fakeApi({
    ...admin(false),
    [`GET /api/admin/user-submissions?${query}`]: list,
    "GET /api/admin/user-submissions/4": { body: { ...lead, result: null, prompt: "Six years of gardens" } },
  });
  const { person } = renderScreen(<AdminPage />, { at: "/admin" });
  await person.click((await screen.findAllByRole("button", { name: "View Rosa Lindqvist" }))[0] ?? document.body);
  expect(await screen.findByText("Six years of gardens")).toBeDefined();
  expect(screen.getByText("None")).toBeDefined();
  expect(calls.filter(({ path }) => path === "/api/admin/user-submissions/4")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Export to CSV" })).toBeNull();
});

it("shows a posting and what the person told of themselves apart, where our page sent them", async () => {
  const none = { strengths: "", experience: "", wishes: "", linkedin: "" };
  const form = { ...none, posting: "Gardener wanted", company: "Fern", skills: "Pruning", highlights: "I dug ponds." };
  fakeApi({
    ...admin(true),
    [`GET /api/admin/submissions?${query}`]: list,
    "GET /api/admin/submissions/4/cover-letter": { body: { content: "Dear team" } },
    "GET /api/admin/submissions/4/resume": { body: { content: "Write a cover letter in this tone: formal", form } },
  });
  const { person } = renderScreen(<AdminPage />, { at: "/admin" });
  await person.click((await screen.findAllByRole("button", { name: "View Rosa Lindqvist" }))[0] ?? document.body);
  const dialog = within(await screen.findByRole("dialog", { name: "Rosa Lindqvist" }));
  expect((await dialog.findByRole("region", { name: "Posting" })).textContent).toContain("Gardener wanted");
  const details = dialog.getByRole("region", { name: "Details" });
  expect(within(details).getByText(/I dug ponds\.\s+Skills: Pruning/)).toBeDefined();
  expect(dialog.getByText("Fern")).toBeDefined();
  expect(dialog.queryByText(/Write a cover letter/)).toBeNull();
  expect(dialog.getByRole("link", { name: "rosa@example.com" }).getAttribute("href")).toContain("mailto:rosa");
});

it("shows pages only where there are more than one", async () => {
  fakeApi({ ...admin(true), [`GET /api/admin/submissions?${query}`]: list });
  renderScreen(<AdminPage />, { at: "/admin" });
  expect(await screen.findByText("1 to 1 of 1")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
});

it("says what will stand in an empty list, and counts nothing of it", async () => {
  fakeApi({ ...admin(true), [`GET /api/admin/submissions?${query}`]: { body: [], headers: { "X-Total-Count": "0" } } });
  renderScreen(<AdminPage />, { at: "/admin" });
  expect(await screen.findByText("Submissions appear here once people unlock a letter.")).toBeDefined();
  expect(screen.queryByText(/of 0/)).toBeNull();
});

it("names admin rights in the audit log as everywhere else", async () => {
  const entry = (id: number, action: string) => ({
    ...{
      id,
      actor: "admin",
      action,
      target: "dana",
      details: null,
      person: null,
      createdAt: "2026-11-21T10:00:00.000Z",
    },
  });
  const log = { body: [entry(1, "approve user"), entry(2, "decline user")], headers: { "X-Total-Count": "2" } };
  fakeApi({
    ...admin(true),
    "GET /api/admin/audit-log?page=1&limit=50&sort=-createdAt": log,
  });
  renderScreen(<AdminAuditPage />, { at: "/admin/audit-log" });
  const table = within(await screen.findByRole("table", { name: "Audit log" }));
  expect(table.getByText("Give admin rights")).toBeDefined();
  expect(table.getByText("Keep as user")).toBeDefined();
});

it("names the person of a submission in the audit log, while the submission is there", async () => {
  const entry = (id: number, person: object | null) => ({
    ...{ id, actor: "admin", action: "view letter", target: `submission ${id}`, details: null, person },
    createdAt: "2026-11-21T10:00:00.000Z",
  });
  const rows = [entry(4, { name: "Rosa Lindqvist", email: "rosa@example.com" }), entry(5, null)];
  fakeApi({
    ...admin(true),
    "GET /api/admin/audit-log?page=1&limit=50&sort=-createdAt": { body: rows, headers: { "X-Total-Count": "2" } },
  });
  renderScreen(<AdminAuditPage />, { at: "/admin/audit-log" });
  const table = within(await screen.findByRole("table", { name: "Audit log" }));
  expect(table.getByText("Rosa Lindqvist, rosa@example.com (submission 4)")).toBeDefined();
  expect(table.getByText("submission 5")).toBeDefined();
});

it("has the audit log one press away for super admins, and not for other admins", async () => {
  fakeApi({ ...admin(true), [`GET /api/admin/submissions?${query}`]: list });
  const { unmount } = renderScreen(<AdminPage />, { at: "/admin" });
  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Audit log" });
  expect(link.getAttribute("href")).toBe("/admin/audit-log");
  unmount();
  fakeApi({ ...admin(false), [`GET /api/admin/user-submissions?${query}`]: list });
  renderScreen(<AdminPage />, { at: "/admin" });
  await screen.findAllByText("Rosa Lindqvist");
  expect(screen.queryByRole("link", { name: "Audit log" })).toBeNull();
  renderScreen(<AdminAuditPage />, { at: "/admin/audit-log" });
  expect(await screen.findByRole("heading", { name: "Access Restricted" })).toBeDefined();
});

it("says that an export has begun, and of how much", async () => {
  fakeApi({ ...admin(true), [`GET /api/admin/submissions?${query}`]: list });
  const { person } = renderScreen(<AdminPage />, { at: "/admin" });
  await person.click(await screen.findByRole("button", { name: "Export to CSV" }));
  expect(await screen.findByText("Export started")).toBeDefined();
  expect(screen.getByText("1 submission as a CSV file, in your browser's downloads.")).toBeDefined();
});

it("lists a new account as such: nobody asked for admin rights", async () => {
  const dana = {
    ...{ id: 9, username: "dana", name: null, email: null, isAdmin: true, isSuperAdmin: false, isApproved: false },
    ...{ isActive: false, createdAt: "2026-11-21T10:00:00.000Z", lastLogin: null },
  };
  const calls = fakeApi({
    ...admin(true),
    "GET /api/admin/lead-stats": { body: { ...stats, waiting: 1 } },
    "GET /api/admin/users?page=1&limit=50&sort=-createdAt": { body: [dana], headers: { "X-Total-Count": "1" } },
    "PATCH /api/admin/users/9/decline": { body: { ...dana, isAdmin: false } },
  });
  const { person } = renderScreen(<AdminPage />, { at: "/admin?tab=users" });
  expect(await screen.findByRole("tab", { name: "Users (1 new)" })).toBeDefined();
  await person.click((await screen.findAllByRole("button", { name: "Review dana" }))[0] ?? document.body);
  const dialog = within(await screen.findByRole("dialog", { name: "Give dana admin rights?" }));
  expect(dialog.getByText(/^Registered on Nov 21, 2026\. .*This one didn't ask for admin rights\.$/)).toBeDefined();
  await person.click(dialog.getByRole("button", { name: "Keep as user" }));
  expect(await screen.findByText("Kept as user")).toBeDefined();
  expect(calls.some(({ method }) => method === "PATCH")).toBe(true);
  expect(document.body.textContent).not.toMatch(/request|Asked for/);
});

it("tells an admin when the server's disk is nearly full, and nothing while it isn't", async () => {
  const low = { status: 503, body: { message: "The disk of the data folder is nearly full." } };
  fakeApi({ ...admin(true), [`GET /api/admin/submissions?${query}`]: list, "GET /readyz": low });
  renderScreen(<AdminPage />, { at: "/admin" });
  expect((await screen.findByRole("alert")).textContent).toContain("The disk of the data folder is nearly full.");
});
