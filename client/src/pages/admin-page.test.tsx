import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type FakeAnswer, fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
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
  expect(await dialog.findByDisplayValue("Dear team")).toBeDefined();
  expect(await dialog.findByText("Failed to retrieve resume")).toBeDefined();
  await person.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByDisplayValue("Six years of gardens")).toBeDefined();
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
  expect(await screen.findByDisplayValue("Six years of gardens")).toBeDefined();
  expect(screen.getByDisplayValue("None")).toBeDefined();
  expect(calls.filter(({ path }) => path === "/api/admin/user-submissions/4")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Export to CSV" })).toBeNull();
});
