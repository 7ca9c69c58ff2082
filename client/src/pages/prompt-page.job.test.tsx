import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { generatorApi, press, sheet, type } from "#client/testing/generator-screen.ts";
import { gardenReading, read, readingOf } from "#client/testing/postings.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { PromptPage } from "./prompt-page.tsx";

const READ = "/api/postings/read";

function typePosting(text: string): void {
  type("Job posting", text);
  fireEvent.blur(screen.getByLabelText("Job posting"));
}

async function openDesk(reading = gardenReading) {
  const calls = generatorApi({ reading });
  const view = renderScreen(<PromptPage />, { at: "/prompt" });
  typePosting("Head Gardener, Aldercombe House. Apply by 12 January.");
  await screen.findByRole("heading", { name: "Read from the posting" });
  await screen.findByRole("combobox", { name: "Language" });
  return { ...view, calls };
}

const row = (name: RegExp) => screen.getByRole("button", { name });

describe("the job", () => {
  it("is read when the box is left, and stands in rows and on the sheet", async () => {
    const { calls } = await openDesk();
    expect(calls.filter(({ path }) => path === READ)).toHaveLength(1);
    expect(row(/^Role Head Gardener/)).toBeDefined();
    expect(row(/^Reply to Judith Farrant, Estate Manager/)).toBeDefined();
    expect(row(/^Job type Not in the posting/)).toBeDefined();
    await waitFor(() => expect(sheet().textContent).toMatch(/\d{1,2} [A-Z][a-z]+ 20\d\d/));
    expect(sheet().textContent).toContain("Judith Farrant, Estate ManagerAldercombe House, near Totnes, Devon");
    await waitFor(() => expect(sheet().textContent).toContain("Re: Head Gardener, reference AH-HG-27"));
  });

  it("is read shortly after a paste, without leaving the box", async () => {
    const calls = generatorApi({ reading: gardenReading });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await person.click(screen.getByLabelText("Job posting"));
    await person.paste("Head Gardener, Aldercombe House");
    expect(calls.filter(({ path }) => path === READ)).toHaveLength(0);
    expect(await screen.findByRole("heading", { name: "Read from the posting" })).toBeDefined();
  });

  it("is read though the box is never left, as when it was filled before the page was live", async () => {
    const calls = generatorApi({ reading: gardenReading });
    renderScreen(<PromptPage />, { at: "/prompt" });
    type("Job posting", "Head Gardener, Aldercombe House");
    const heading = await screen.findByRole("heading", { name: "Read from the posting" }, { timeout: 10_000 });
    expect(heading).toBeDefined();
    expect(calls.filter(({ path }) => path === READ)).toHaveLength(1);
  });

  it("asks in place for what was read unsurely, and the answer folds into the row", async () => {
    await openDesk();
    expect(screen.getByText("1 to check")).toBeDefined();
    expect(screen.getByText("The posting gives no year.")).toBeDefined();
    press("Yes, 2027");
    await waitFor(() => expect(screen.queryByText("1 to check")).toBeNull());
    expect(row(/^Closing date January 12, 2027/)).toBeDefined();
  });

  it("stops the first press on Next at an employer in doubt, and reminds of it before the letter", async () => {
    const company = read("Northgate General", false);
    const { person } = await openDesk(readingOf({ head: { role: read("Nurse"), company } }));
    press("Next: your facts");
    expect(screen.getByText("Check the company first, or press Next again.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Yes, it is" }));
    press("Next: your facts");
    await screen.findByLabelText("First name");
    type("First name", "Grace");
    type("Last name", "Adeyemi");
    type("Add a skill", "telemetry");
    press("Next: questions");
    await person.click(await screen.findByRole("button", { name: "Check the company" }));
    await person.click(await screen.findByRole("button", { name: "Yes, it is" }));
    press("Next: your facts");
    expect(await screen.findByRole("heading", { name: "Jobs" })).toBeDefined();
  });

  it("uses no name in doubt on the letter before the person says yes", async () => {
    const contact = { ...read("Judith Farrant", false), title: "", gender: null, post: "" };
    await openDesk(readingOf({ head: { role: read("Gardener"), contact } }));
    expect(sheet().textContent).not.toContain("Judith");
    press("Yes, it is");
    await waitFor(() => expect(sheet().textContent).toContain("Judith Farrant"));
  });

  it("asks once which form of a title is the person's, and uses that", async () => {
    const forms = ["Verkäufer", "Verkäuferin"];
    const role = { ...read("Verkäufer/in", false), forms };
    await openDesk(readingOf({ language: "de", head: { role } }));
    await waitFor(() => expect(sheet().textContent).toContain("Verkäufer/in"));
    expect(screen.queryByText("1 to check")).toBeNull();
    fireEvent.click(within(screen.getByRole("group", { name: "Which form is yours?" })).getByText("Verkäuferin"));
    expect(row(/^Role Verkäuferin/)).toBeDefined();
    expect(document.activeElement).toBe(row(/^Role Verkäuferin/));
    expect(screen.queryByText("Which form is yours?")).toBeNull();
    expect(sheet().textContent).toContain("Verkäuferin");
  });

  it("shows that it reads where that takes longer than a moment", async () => {
    const reading = Promise.withResolvers<void>();
    generatorApi(
      {},
      {
        [`POST ${READ}`]: async () => {
          await reading.promise;
          return { body: gardenReading };
        },
      },
    );
    const { container } = renderScreen(<PromptPage />, { at: "/prompt" });
    typePosting("Head Gardener, Aldercombe House");
    expect(await screen.findByText("Reading the posting")).toBeDefined();
    await waitFor(() => expect(container.querySelector("[data-skeleton]")).not.toBeNull());
    reading.resolve();
    expect(await screen.findByRole("heading", { name: "Read from the posting" })).toBeDefined();
    expect(container.querySelector("[data-skeleton]")).toBeNull();
  });

  it("says that it reads a pasted posting from the paste on", async () => {
    const { container } = renderScreen(<PromptPage />, { at: "/prompt" });
    const box = screen.getByLabelText("Job posting");
    fireEvent.paste(box);
    fireEvent.change(box, { target: { value: "Head Gardener, Aldercombe House" } });
    expect(screen.getByText("Reading the posting").closest("[role=status]")).not.toBeNull();
    await waitFor(() => expect(container.querySelector("[data-skeleton]")).not.toBeNull());
  });

  it("keeps a corrected row over another posting, and takes the others anew", async () => {
    let reading = gardenReading;
    generatorApi({}, { [`POST ${READ}`]: () => ({ body: reading }) });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    typePosting("Head Gardener, Aldercombe House");
    await person.click(await screen.findByRole("button", { name: /^Company/ }));
    const field = screen.getByLabelText("Company");
    await waitFor(() => expect(document.activeElement).toBe(field));
    await person.clear(field);
    await person.keyboard("Aldercombe Gardens{Enter}");
    expect(document.activeElement).toBe(row(/^Company Aldercombe Gardens/));
    reading = readingOf({ head: { role: read("Gardener"), company: read("Ivelmere") } });
    typePosting("Gardener, Ivelmere, to start at once");
    await screen.findByRole("button", { name: /^Role Gardener/ });
    expect(row(/^Company Aldercombe Gardens/)).toBeDefined();
    expect(row(/^Reference Not in the posting/)).toBeDefined();
  });

  it("shows of the job type only what the posting or the person said", async () => {
    const jobLocation = { ...read("remote"), value: "remote" as const };
    const { person } = await openDesk(readingOf({ head: { role: read("Nurse"), company: read("Hill"), jobLocation } }));
    await person.click(row(/^Job type Remote Change it/));
    const type = screen.getByRole<HTMLSelectElement>("combobox", { name: "Job type" });
    expect(type.value).toBe("");
    await person.selectOptions(type, "full-time");
    press("Keep");
    expect(row(/^Job type Full-time, remote/)).toBeDefined();
  });

  it("keeps a text that is too long whole, uses its beginning, and says so", async () => {
    const { calls } = await openDesk();
    const text = `${"Gardener wanted. ".repeat(3_530).slice(0, 60_000)}Send three references to us.`;
    typePosting(text);
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", text);
    expect(await screen.findByText(/isn't read, from “Send three references to us\.”/)).toBeDefined();
    await waitFor(() => expect(calls.filter(({ path }) => path === READ)).toHaveLength(2));
    expect(calls.at(-1)?.body).toEqual({ posting: text.slice(0, 60_000) });
  });

  it("says that a text has no job in it, and leaves the rows to the person", async () => {
    await openDesk(readingOf());
    expect(await screen.findByText(/^We found no job in this text/)).toBeDefined();
    expect(row(/^Company Not in the posting/)).toBeDefined();
  });

  it("brings back with Esc what stood in a row", async () => {
    const { person } = await openDesk();
    await person.click(row(/^Reply to/));
    await person.clear(screen.getByLabelText("Name"));
    await person.keyboard("Mrs Ann Rye{Escape}");
    expect(document.activeElement).toBe(row(/^Reply to Judith Farrant, Estate Manager/));
  });

  it("lists must-haves and nice-to-haves on demand, and quotes the question", async () => {
    const { person } = await openDesk();
    const opener = row(/^2 must-haves, 1 nice-to-have$/);
    expect(opener.getAttribute("aria-expanded")).toBe("false");
    await person.click(opener);
    expect(within(screen.getByRole("list", { name: "Must have" })).getByText("Leading a team")).toBeDefined();
    expect(screen.getByText(/“In your letter, please explain what you would do with the long border.”/)).toBeDefined();
  });

  it("opens a link, and puts the posting of its page in its place with what the page says of the job", async () => {
    const page = { link: "https://jobs.example/view/3381", how: "job", role: "Forester", company: "Hallam Wood" };
    const calls = generatorApi(
      {},
      {
        "POST /api/postings/fetch": {
          body: { ...page, place: "", closesOn: "2027-01-12", posting: "Forester\nWe plant." },
        },
      },
    );
    renderScreen(<PromptPage />, { at: "/prompt" });
    typePosting(page.link);
    expect(
      await screen.findByText(/^Taken from jobs\.example: role, company, closing date, 18 characters/),
    ).toBeDefined();
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "Forester\nWe plant.");
    expect(screen.getByRole("button", { name: /^Role Forester/ })).toBeDefined();
    expect(calls.filter(({ path }) => path === "/api/postings/fetch")).toHaveLength(1);
  });

  it("says why a link gives no posting, keeps it, and asks for the text", async () => {
    const message = "jobs.example wants you to sign in. Open the page, copy its text and paste it instead.";
    const calls = generatorApi({}, { "POST /api/postings/fetch": { status: 422, body: { message } } });
    renderScreen(<PromptPage />, { at: "/prompt" });
    typePosting("https://jobs.example/view/3381");
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "https://jobs.example/view/3381");
    expect(calls.filter(({ path }) => path === READ)).toEqual([]);
  });

  it("asks for the role where there is no posting", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    press("No posting? Write without one");
    await screen.findByRole("button", { name: /^Location/ });
    expect(screen.queryByText("Not in the posting")).toBeNull();
    press("Next: your facts");
    expect(await screen.findByText("Enter the role")).toBeDefined();
    type("Role", "Plumber");
    type("Company optional", "Pipes & Co");
    await waitFor(() => expect(sheet().textContent).toContain("Re: Plumber"));
    press("Next: your facts");
    expect(await screen.findByLabelText("First name")).toBeDefined();
  });

  it("says that a posting is unread, keeps it, and reads it when the network is back", async () => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine");
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
    let isDown = true;
    generatorApi(
      {},
      {
        [`POST ${READ}`]: () => {
          if (isDown) throw new TypeError("Failed to fetch");
          return { body: gardenReading };
        },
      },
    );
    renderScreen(<PromptPage />, { at: "/prompt" });
    typePosting("Head Gardener, Aldercombe House");
    expect(await screen.findByText(/^You're offline. We'll read the posting/)).toBeDefined();
    isDown = false;
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByRole("heading", { name: "Read from the posting" })).toBeDefined();
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "Head Gardener, Aldercombe House");
    Reflect.deleteProperty(navigator, "onLine");
    expect(online).toBeDefined();
  });
});
