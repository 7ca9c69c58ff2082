import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { addDays, format } from "date-fns";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MoveBrowserApplications } from "#client/app/move-browser-applications.tsx";
import { MoveBrowserLetters } from "#client/app/move-browser-letters.tsx";
import { readLocalLetters } from "#client/features/letters/local-letters.ts";
import { fakeApi } from "#client/testing/fake-api.ts";
import { keepInBrowser, localLetter, savedLetter } from "#client/testing/letters.ts";
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

/** A posting that is read, and the letter of application "a" that answers a part of it. */
function checklistOf({ ticked }: { ticked: string[] }) {
  const smallPrint = [
    { kind: "reference", text: "quote AH-HG-27", value: "AH-HG-27", lines: [3] },
    { kind: "document", text: "a full CV", value: "CV", lines: [4] },
  ] as const;
  fakeApi({ "POST /api/postings/read": { body: { ...gardenReading, smallPrint } } });
  const row = { origin: { from: "typed" as const }, confirmed: true };
  const asked = { key: "q1", kind: "question" as const, language: "en" as const, point: "q1", postingLines: [14] };
  const answer = { ...asked, beginning: "" };
  const material = {
    ...emptyMaterial,
    plain: [{ ...row, id: "n1", text: "I am leading a team of three in the gardens." }],
    completions: [{ ...answer, ending: "I would replant the long border with asters." }],
  };
  const about = { facts: [], about: [], posting: "", role: "", company: "", language: "en" as const, known: [] };
  const letter = localLetter({
    id: "d".repeat(32),
    applicationKey: keyOf("a"),
    content: "Re: Head Gardener, AH-HG-27\n\nDear team,\n\nI would replant the long border with asters.",
    promptInfo: { sources: { ...about, material, ticked } },
  });
  return { posting: "We look for a head gardener who knows how to lead a team in the open.", letter };
}

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
    expect(within(card).getByText("4 left")).toBeTruthy();
    const missing = within(within(card).getByRole("region", { name: "Missing" }));
    expect(missing.getByText("Leading a team")).toBeTruthy();
    unmount();
    renderScreen(screens, { at: `/applications/${keyOf("c")}` });
    await screen.findByRole("region", { name: "Letters" });
    expect(screen.queryByRole("region", { name: "Checklist" })).toBeNull();
  });

  it("have the checklist of their newest letter, and tick it there as beside the letter", async () => {
    const { posting, letter } = checklistOf({ ticked: [] });
    const letters = [{ id: letter.id, title: "Mine", createdAt: null }];
    localStorage.setItem("applications", JSON.stringify([application("a", { posting, letters })]));
    keepInBrowser(letter);
    const { person, unmount } = renderScreen(screens, { at: `/applications/${keyOf("a")}` });
    const card = within(await screen.findByRole("region", { name: "Checklist" }));
    expect(card.queryByText(/long border|Leading a team/)).toBeNull();
    expect(card.queryByRole("checkbox", { name: /AH-HG-27/ })).toBeNull();
    const left = Number.parseInt(card.getByText(/^\d+ left$/).textContent, 10);
    await person.click(card.getByRole("checkbox", { name: "Done: Attach your resume" }));
    expect(await card.findByText(left === 1 ? "Nothing left" : `${left - 1} left`)).toBeTruthy();
    expect(readLocalLetters()[0]?.promptInfo?.sources?.ticked).toEqual(["document CV"]);
    unmount();
    const again = renderScreen(screens, { at: `/applications/${keyOf("a")}` });
    const box = await screen.findByRole("checkbox", { name: "Done: Attach your resume", checked: true });
    await again.person.click(box);
    expect(await screen.findByText(`${left} left`)).toBeTruthy();
    expect(readLocalLetters()[0]?.promptInfo?.sources?.ticked).toEqual([]);
  });

  it("tick the letter that is open at the generator with them", async () => {
    const { posting, letter } = checklistOf({ ticked: [] });
    localStorage.setItem("applications", JSON.stringify([application("a", { posting })]));
    localStorage.setItem("myFacts", JSON.stringify([cook]));
    const { material } = letter.promptInfo?.sources ?? {};
    const state = { material, desk: { applicationKey: keyOf("a") }, ticked: [] };
    localStorage.setItem("generatorState", JSON.stringify(state));
    const { person } = renderScreen(screens, { at: `/applications/${keyOf("a")}` });
    await person.click(await screen.findByRole("checkbox", { name: "Done: Attach your resume" }));
    expect(screen.getByRole("checkbox", { name: "Done: Attach your resume", checked: true })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem("generatorState") ?? "{}").ticked).toEqual(["document CV"]);
  });

  it("have nothing to tick where no letter could keep it", async () => {
    const { posting } = checklistOf({ ticked: [] });
    localStorage.setItem("applications", JSON.stringify([application("a", { posting })]));
    localStorage.setItem("myFacts", JSON.stringify([cook]));
    renderScreen(screens, { at: `/applications/${keyOf("a")}` });
    expect(await screen.findByText("Attach your resume")).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: /Attach your resume/ })).toBeNull();
  });

  it("are sent from their page: an email to the contact, then the status", async () => {
    fakeApi({});
    const contact = "Donna Whitlock, Production Manager, jobs@larkfield.example";
    const line = { ...application("a", { status: "ready", contact }), version: undefined };
    localStorage.setItem("applications", JSON.stringify([line]));
    keepInBrowser(localLetter({ applicationKey: keyOf("a"), content: "Re: Line Lead\n\nDear Donna,\n\nI pack." }));
    const { person } = renderScreen(screens, { at: `/applications/${keyOf("a")}` });
    const card = within(await screen.findByRole("region", { name: "Send it" }));
    const mail = card.getByRole("link", { name: "Email jobs@larkfield.example" }).getAttribute("href");
    expect(mail).toContain("mailto:jobs@larkfield.example?subject=Line%20Lead&body=Re%3A%20Line%20Lead");
    await person.click(card.getByRole("button", { name: "Mark as sent" }));
    expect(stored()[0]).toMatchObject({ status: "sent" });
    expect(screen.queryByRole("region", { name: "Send it" })).toBeNull();
  });

  it("say so where one is gone, with the way back", async () => {
    renderScreen(screens, { at: `/applications/${keyOf("f")}` });
    expect(await screen.findByRole("heading", { name: "We couldn't find this application" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to applications" }).getAttribute("href")).toBe("/applications");
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

  it("have their letters, also those that arrive after the list", async () => {
    const letters: { id: number; title: string; createdAt: string }[] = [];
    const listed: number[] = [];
    const letter = savedLetter();
    fakeApi({
      ...signedInAs(),
      "GET /api/saved-cover-letters": { body: [] },
      "GET /api/fact-sets": { body: [] },
      "GET /api/applications?sort=next": () => {
        listed.push(letters.length);
        return { body: page([{ ...row, letters: [...letters] }]) };
      },
      "POST /api/saved-cover-letters": async () => {
        await waitFor(() => expect(listed).toEqual([0]));
        letters.push({ id: letter.id, title: letter.title, createdAt: letter.createdAt });
        return { status: 201, body: letter };
      },
    });
    keepInBrowser(localLetter({ applicationKey: row.key }));
    const moving = (
      <>
        {screens}
        <MoveBrowserLetters userId={1} />
      </>
    );
    renderScreen(moving, { at: "/applications" });
    expect(await screen.findAllByRole("link", { name: new RegExp(`^${letter.title}`) })).not.toEqual([]);
    expect(readLocalLetters()).toEqual([]);
  });

  it("are on their way from the browser before anything is said of them, a failure only after a try", async () => {
    const kept = application("f", { role: "Gardener" });
    localStorage.setItem("applications", JSON.stringify([kept]));
    let fail = () => {};
    const answer = new Promise<{ status: number }>((resolve) => {
      fail = () => resolve({ status: 503 });
    });
    fakeApi({
      ...signedInAs(),
      "GET /api/saved-cover-letters": { body: [] },
      "GET /api/applications?sort=next": { body: page([]) },
      "POST /api/applications": () => answer,
    });
    const moving = (
      <>
        {screens}
        <MoveBrowserApplications />
      </>
    );
    renderScreen(moving, { at: "/applications" });
    expect(await screen.findByText("Moving your applications to your account")).toBeDefined();
    expect(screen.queryByText(/couldn't be reached/)).toBeNull();
    fail();
    expect(await screen.findByText(/couldn't be reached/)).toBeDefined();
  });

  it("say what went wrong where they cannot be loaded", async () => {
    fakeApi({ ...signedInAs(), "GET /api/applications?sort=next": { status: 503, body: { message: "Busy" } } });
    renderScreen(screens, { at: "/applications" });
    expect(await screen.findByRole("alert")).toHaveProperty("textContent", expect.stringContaining("Nothing was lost"));
  });
});
