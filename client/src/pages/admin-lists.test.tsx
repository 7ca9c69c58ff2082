import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation, useNavigate } from "react-router-dom";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { AdminPage } from "./admin-page.tsx";

const lead = {
  ...{ id: 4, name: "Rosa Lindqvist", email: "rosa@example.com", jobTitle: "Gardener", source: "Friend" },
  ...{ otherSource: null, createdAt: "2026-11-21T10:00:00.000Z" },
};
const list = { body: [lead], headers: { "X-Total-Count": "1" } };
const query = "page=1&limit=50&fields=summary&sort=-createdAt";
const none = { body: [], headers: { "X-Total-Count": "0" } };

const admin = () => ({
  ...signedInAs({ isAdmin: true }),
  "GET /api/admin/lead-stats": { body: { total: 1, days: [], sources: [], jobTitles: [], waiting: 0 } },
  [`GET /api/admin/user-submissions?${query}`]: list,
});

/** The page with the browser's back button, and its address. */
function AdminWithBack() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <AdminPage />
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <output>{pathname + search}</output>
    </>
  );
}

it("deletes once on a double click", async () => {
  const calls = fakeApi({ ...admin(), "DELETE /api/admin/user-submissions/4": { status: 204 } });
  const { person } = renderScreen(<AdminPage />, { at: "/admin" });
  await person.click((await screen.findAllByRole("button", { name: "Delete Rosa Lindqvist" }))[0] ?? document.body);
  const button = within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText("The submission was deleted.")).toBeDefined();
  expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

it("closes an open submission with the back button, and stays on the page", async () => {
  const text = { body: { ...lead, result: "Dear team", prompt: "" } };
  const found = query.replace("&sort", "&q=rosa&sort");
  fakeApi({
    ...admin(),
    [`GET /api/admin/user-submissions?${found}`]: list,
    "GET /api/admin/user-submissions/4": text,
  });
  const { person } = renderScreen(<AdminWithBack />, { at: "/admin?q=rosa" });
  const open = async () => {
    await person.click((await screen.findAllByRole("button", { name: "View Rosa Lindqvist" }))[0] ?? document.body);
    return screen.findByRole("dialog", { name: "Rosa Lindqvist" });
  };
  await open();
  fireEvent.click(screen.getByText("Back"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.querySelector("output")?.textContent).toBe("/admin?q=rosa");
  await open();
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.querySelector("output")?.textContent).toBe("/admin?q=rosa");
});

it("begins each page with no row selected", async () => {
  const second = { ...lead, id: 5, name: "Second" };
  const total = { "X-Total-Count": "51" };
  fakeApi({
    ...admin(),
    [`GET /api/admin/user-submissions?${query}`]: { body: [lead], headers: total },
    [`GET /api/admin/user-submissions?${query.replace("=1&", "=2&")}`]: { body: [second], headers: total },
  });
  const { person } = renderScreen(<AdminPage />, { at: "/admin" });
  await person.click(await screen.findByRole("checkbox", { name: "Select row 4" }));
  expect(screen.getByRole("button", { name: "Delete 1" })).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Next" }));
  await screen.findAllByText("Second");
  expect(screen.queryByRole("button", { name: "Delete 1" })).toBeNull();
});

it("says why a reversed range finds nothing", async () => {
  const reversed = "page=1&limit=50&fields=summary&sort=-createdAt&from=2026-11-29&to=2026-11-28";
  fakeApi({ ...admin(), [`GET /api/admin/user-submissions?${reversed}`]: none });
  renderScreen(<AdminPage />, { at: "/admin?from=2026-11-29&to=2026-11-28" });
  expect(await screen.findByText("The From date is after the To date. Change one of them.")).toBeDefined();
  expect(screen.getByLabelText("From").getAttribute("aria-invalid")).toBe("true");
});

it("filters by the date that its field shows", async () => {
  const calls = fakeApi(admin());
  renderScreen(<AdminWithBack />, { at: "/admin?from=2026-11-01" });
  const field = await screen.findByLabelText<HTMLInputElement>("From");
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const filter = () => new URLSearchParams(document.querySelector("output")?.textContent?.split("?")[1]).get("from");
  type("0002-11-15");
  expect(filter()).toBe("2026-11-01");
  expect(field.value).toBe("0002-11-15");
  type("0026-11-15");
  fireEvent.blur(field);
  await waitFor(() => expect(filter()).toBe("2026-11-15"));
  expect(field.value).toBe("2026-11-15");
  type("2302-11-15");
  fireEvent.blur(field);
  expect(field.value).toBe("2026-11-15");
  expect(screen.getByText("Enter a whole date, 2000 to 2099.")).toBeDefined();
  type("2025-01-02");
  await waitFor(() => expect(filter()).toBe("2025-01-02"));
  type("");
  await waitFor(() => expect(filter()).toBeNull());
  expect(calls.some(({ path }) => /from=(0|23)/.test(path))).toBe(false);
});

it("goes to the last page where an address or deletions lead beyond it", async () => {
  const total = { "X-Total-Count": "51" };
  const page = (number: number) => `GET /api/admin/user-submissions?${query.replace("=1&", `=${number}&`)}`;
  fakeApi({ ...admin(), [page(9)]: { body: [], headers: total }, [page(2)]: { body: [lead], headers: total } });
  renderScreen(<AdminWithBack />, { at: "/admin?page=9" });
  expect(await screen.findByText("51 to 51 of 51")).toBeDefined();
  expect(document.querySelector("output")?.textContent).toBe("/admin?page=2");
});

it("takes a submission that another tab deleted as deleted", async () => {
  fakeApi({ ...admin(), "DELETE /api/admin/user-submissions/4": { status: 404 } });
  const { person } = renderScreen(<AdminPage />, { at: "/admin" });
  await person.click((await screen.findAllByRole("button", { name: "Delete Rosa Lindqvist" }))[0] ?? document.body);
  await person.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("The submission was deleted.")).toBeDefined();
});

it("sorts by time with the newest first, and by name from A to Z", async () => {
  const calls = fakeApi({
    ...admin(),
    [`GET /api/admin/user-submissions?${query.replace("-createdAt", "name")}`]: list,
  });
  const { person } = renderScreen(<AdminPage />, { at: "/admin?sort=name" });
  const orders = within(await screen.findByLabelText("Sort by"));
  expect(orders.getByRole<HTMLOptionElement>("option", { name: "Name, A to Z" }).selected).toBe(true);
  expect(orders.getByRole("option", { name: "Submitted, newest first" })).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Submitted" }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith("sort=-createdAt"))).toBe(true));
});

it("goes from one open submission to the next, which the back button closes, and deletes from there", async () => {
  const second = { ...lead, id: 5, name: "Second" };
  const calls = fakeApi({
    ...admin(),
    [`GET /api/admin/user-submissions?${query}`]: { body: [lead, second], headers: { "X-Total-Count": "2" } },
    "GET /api/admin/user-submissions/4": { body: { ...lead, result: "Dear team", prompt: "" } },
    "GET /api/admin/user-submissions/5": { body: { ...second, result: "Dear others", prompt: "" } },
    "DELETE /api/admin/user-submissions/5": { status: 204 },
  });
  const { person } = renderScreen(<AdminWithBack />, { at: "/admin" });
  const open = async () => {
    await person.click((await screen.findAllByRole("button", { name: "View Rosa Lindqvist" }))[0] ?? document.body);
    await person.click(await screen.findByRole("button", { name: "Next submission" }));
    return within(await screen.findByRole("dialog", { name: "Second" }));
  };
  expect(await (await open()).findByText("Dear others")).toBeDefined();
  fireEvent.click(screen.getByText("Back"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await person.click((await open()).getByRole("button", { name: "Delete" }));
  const sure = within(await screen.findByRole("dialog", { name: "Delete this submission?" }));
  await person.click(sure.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("The submission was deleted.")).toBeDefined();
  expect(calls.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual([
    "/api/admin/user-submissions/5",
  ]);
});
