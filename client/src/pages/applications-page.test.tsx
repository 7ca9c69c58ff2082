import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { addDays, format } from "date-fns";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { gardenReading } from "#client/testing/postings.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs, signOut } from "#client/testing/signed-in.ts";
import { type Application, emptyApplication } from "#shared/applications/application.schema.ts";
import { countStatuses } from "#shared/applications/find-applications.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";
import { ApplicationPage } from "./application-page.tsx";
import { ApplicationsPage } from "./applications-page.tsx";

const keyOf = (digit: string) => digit.repeat(32);
const day = (days: number) => format(addDays(new Date(), days), "yyyy-MM-dd");
const stored = () => JSON.parse(localStorage.getItem("applications") ?? "[]");

function application(digit: string, changes: Partial<Application>): Application {
  const at = "2026-11-01T08:00:00.000Z";
  const made = { ...emptyApplication, key: keyOf(digit), version: 1, createdAt: at, updatedAt: at, letters: [] };
  return { ...made, role: `Role ${digit}`, ...changes };
}

const { completions: _completions, ties: _ties, ...noFacts } = emptyMaterial;
const cook = {
  ...{ id: "cook", name: "English", language: "en", updatedAt: "2026-11-01T08:00:00.000Z", versions: [] },
  facts: {
    ...noFacts,
    plain: [{ id: "p1", origin: { from: "typed" }, confirmed: true, text: "I cook for forty guests." }],
  },
};

const screens = (
  <Routes>
    <Route path="/applications" element={<ApplicationsPage />} />
    <Route path="/applications/:key" element={<ApplicationPage />} />
  </Routes>
);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  signOut();
});

describe("a visitor's applications", () => {
  beforeEach(() => {
    const kept = [
      application("a", { role: "Head Gardener", company: "Aldercombe", closesOn: day(2) }),
      application("b", { role: "Kitchen Gardener", status: "no" }),
      application("c", { role: "Gardener", status: "sent", statusDates: { sent: day(-14) } }),
    ];
    localStorage.setItem("applications", JSON.stringify([...kept, "damaged", { key: "x" }]));
    fakeApi({});
  });
  const rolesShown = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

  it("stand in the order of what comes next, are filtered and found", async () => {
    const { person } = renderScreen(screens, { at: "/applications" });
    await waitFor(() => expect(rolesShown()).toEqual(["Gardener", "Head Gardener", "Kitchen Gardener"]));
    expect(screen.getAllByText("in 2 days").length).toBeGreaterThan(0);
    await person.click(screen.getByRole("button", { name: "No 1" }));
    expect(rolesShown()).toEqual(["Kitchen Gardener"]);
    await person.click(screen.getByRole("button", { name: "All 3" }));
    await person.type(screen.getByRole("searchbox"), "aldercombe");
    await waitFor(() => expect(rolesShown()).toEqual(["Head Gardener"]));
  });

  it("come back as they were after a deletion, and damaged ones are left alone", async () => {
    const { person } = renderScreen(screens, { at: "/applications" });
    const before = stored();
    await person.click((await screen.findAllByRole("button", { name: "More for Gardener" }))[0] ?? document.body);
    await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(rolesShown()).toEqual(["Head Gardener", "Kitchen Gardener"]));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(rolesShown()).toContain("Gardener"));
    expect(stored()).toHaveLength(before.length);
    expect(stored()).toContain("damaged");
  });

  it("change their status with the day of it", async () => {
    const { person } = renderScreen(screens, { at: "/applications" });
    const [menu] = await screen.findAllByRole("button", { name: /change the status of Head Gardener/ });
    await person.click(menu ?? document.body);
    await person.click(await screen.findByRole("menuitem", { name: "Sent" }));
    await waitFor(() => expect(stored()[0]).toMatchObject({ status: "sent", statusDates: { sent: day(0) } }));
  });

  it("keep what is typed into a field, and say what cannot be kept", async () => {
    const { person } = renderScreen(screens, { at: `/applications/${keyOf("a")}` });
    const link = await screen.findByLabelText(/^Link/);
    await person.type(link, "javascript:alert(1)");
    await person.tab();
    expect(await screen.findByText(/Enter a web address/)).toBeTruthy();
    expect(link).toHaveProperty("value", "javascript:alert(1)");
    expect(stored()[0].link).toBe("");
    await person.clear(link);
    await person.type(link, "https://example.org/jobs/1");
    await person.tab();
    await waitFor(() => expect(stored()[0].link).toBe("https://example.org/jobs/1"));
  });

  it("say what is left on the checklist of their posting until they are sent", async () => {
    fakeApi({ "POST /api/postings/read": { body: gardenReading } });
    const posting = "We look for a head gardener who knows how to lead a team in the open.";
    localStorage.setItem(
      "applications",
      JSON.stringify([
        application("a", { posting }),
        application("c", { posting, status: "sent", statusDates: { sent: day(0) } }),
      ]),
    );
    localStorage.setItem("myFacts", JSON.stringify([cook]));
    const { unmount } = renderScreen(screens, { at: `/applications/${keyOf("a")}` });
    const card = await screen.findByRole("region", { name: "Checklist" });
    expect(within(card).getByText("4 left on its checklist")).toBeTruthy();
    expect(within(card).getByText("Missing: Leading a team")).toBeTruthy();
    unmount();
    renderScreen(screens, { at: `/applications/${keyOf("c")}` });
    await screen.findByRole("region", { name: "Letters" });
    expect(screen.queryByRole("region", { name: "Checklist" })).toBeNull();
  });

  it("are added by hand, with a role at least", async () => {
    const { person } = renderScreen(screens, { at: "/applications" });
    await person.click(await screen.findByRole("button", { name: "Add manually" }));
    const dialog = await screen.findByRole("dialog");
    await person.click(within(dialog).getByRole("button", { name: "Add application" }));
    expect(within(dialog).getByText("Enter the role")).toBeTruthy();
    await person.type(within(dialog).getByLabelText("Role"), "Forester");
    await person.click(within(dialog).getByRole("button", { name: "Add application" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Forester" })).toBeTruthy();
    expect(stored().at(-1)).toMatchObject({ role: "Forester", status: "sent", statusDates: { sent: day(0) } });
  });
});

describe("an account's applications", () => {
  const row = application("a", { role: "Head Gardener" });
  const path = `/api/applications/${row.key}`;
  const page = (applications: Application[]) => ({ applications, counts: countStatuses(applications), next: null });
  const unsent = () => JSON.parse(localStorage.getItem("unsentApplications") ?? "{}");

  async function markSent(person: ReturnType<typeof renderScreen>["person"]) {
    const [menu] = await screen.findAllByRole("button", { name: /change the status of Head Gardener/ });
    await person.click(menu ?? document.body);
    await person.click(await screen.findByRole("menuitem", { name: "Sent" }));
  }

  it("keep a change made without a network, show it, and send it when the network is back", async () => {
    let online = false;
    const sent: unknown[] = [];
    fakeApi({
      ...signedInAs(),
      "GET /api/saved-cover-letters": { body: [] },
      "GET /api/applications?sort=next": () => ({ body: page([row]) }),
      [`PATCH ${path}`]: ({ body }) => {
        if (!online) throw new TypeError("no network");
        sent.push(body);
        return { body: { ...row, status: "sent", statusDates: { sent: day(0) }, version: 2 } };
      },
    });
    const { person } = renderScreen(screens, { at: "/applications" });
    await markSent(person);
    expect(await screen.findByText("Saved in this browser")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sent 1" })).toBeTruthy();
    expect(unsent()[row.key].changes.status).toBe("sent");
    online = true;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(sent).toEqual([{ status: "sent", statusDates: { sent: day(0) } }]));
    await waitFor(() => expect(unsent()).toEqual({}));
  });

  it("join with what another device changed, and ask only about the same field", async () => {
    const theirs = { ...row, version: 2, notes: "Theirs", status: "interview" as const };
    const merged: unknown[] = [];
    fakeApi({
      ...signedInAs(),
      "GET /api/saved-cover-letters": { body: [] },
      "GET /api/applications?sort=next": { body: page([row]) },
      [`PATCH ${path}`]: ({ body, headers }) => {
        if (headers.get("If-Match")?.endsWith('-1"'))
          return { status: 412, body: { message: "", application: theirs } };
        merged.push(body);
        return { body: { ...theirs, version: 3, status: "sent" } };
      },
    });
    const { person } = renderScreen(screens, { at: "/applications" });
    await markSent(person);
    const dialog = await screen.findByRole("dialog", { name: "Changed on another device too" });
    expect(within(dialog).getByText("Other device: interview")).toBeTruthy();
    expect(merged).toEqual([]);
    await person.click(within(dialog).getByRole("button", { name: "Keep this device's" }));
    await waitFor(() => expect(merged).toMatchObject([{ status: "sent" }]));
  });

  it("say what went wrong where they cannot be loaded", async () => {
    fakeApi({ ...signedInAs(), "GET /api/applications?sort=next": { status: 503, body: { message: "Busy" } } });
    renderScreen(screens, { at: "/applications" });
    expect(await screen.findByRole("alert")).toHaveProperty("textContent", expect.stringContaining("Nothing was lost"));
  });
});
