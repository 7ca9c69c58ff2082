import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
// So that their code is here before the first test waits for it.
import "./confirm-email-page.tsx";
import "./mail-request-page.tsx";
import "./stop-mails-page.tsx";
import "./take-back-email-page.tsx";

const account = { valid: true, email: "mara@example.org", username: "mara" };
const sender = { name: "Mara", email: "mara@example.org" };
const request = { valid: true, address: "ann@example.com", sender, workflow: "Weekly numbers" };
const stop = { valid: true, address: "ann@example.com", sender, stopped: false };

function open(at: string, answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi(answers);
  const changes = () => calls.filter(({ method }) => method !== "GET");
  return { changes, ...renderScreen(<AppRoutes />, { at }) };
}

describe("the link of a mail", () => {
  it("that confirms an address changes nothing before the button is pressed", async () => {
    const { changes, person } = open("/confirm-email/t-1", {
      "GET /api/email-confirmations/t-1": { body: account },
      "POST /api/email-confirmations/t-1": { body: {} },
    });
    const button = await screen.findByRole("button", { name: "Confirm address" });
    expect(changes()).toEqual([]);
    await person.click(button);
    expect(await screen.findByRole("heading", { name: "Address confirmed" })).toBeDefined();
    expect(changes()).toHaveLength(1);
  });

  it("that takes an address back says what else it does, and leads to a new password", async () => {
    const { changes, person } = open("/take-back-email/t-1", {
      "GET /api/email-changes/t-1": { body: account },
      "POST /api/email-changes/t-1": { body: { email: account.email, username: "mara", resetToken: "r-1" } },
    });
    expect(await screen.findByText(/signs out every device/)).toBeDefined();
    expect(changes()).toEqual([]);
    await person.click(screen.getByRole("button", { name: "Undo the change" }));
    const next = await screen.findByRole("link", { name: "Choose a new password" });
    expect(next.getAttribute("href")).toBe("/reset-password/r-1");
  });

  it.each([
    ["Yes, email me", "yes", "You'll get these emails"],
    ["Never ask me again", "never", "You won't get these emails"],
    ["Block all requests", "nobody", "You won't get these emails"],
  ])("that asks for mails takes “%s”", async (name, answer, heading) => {
    const { changes, person } = open("/mail-request/t-1", {
      "GET /api/mail-requests/t-1": { body: request },
      "POST /api/mail-requests/t-1": { body: { answer } },
    });
    await person.click(await screen.findByRole("button", { name }));
    expect(await screen.findByRole("heading", { name: heading })).toBeDefined();
    expect(changes()).toMatchObject([{ body: { answer } }]);
  });

  it("that stops mails does so by its button, and says it where they are stopped already", async () => {
    const { person, unmount } = open("/stop-mails/1.x", {
      "GET /api/mail-stops/1.x/state": { body: stop },
      "POST /api/mail-stops/1.x": { body: {} },
    });
    await person.click(await screen.findByRole("button", { name: "Stop emails" }));
    expect(await screen.findByRole("heading", { name: "Emails stopped" })).toBeDefined();
    unmount();
    open("/stop-mails/1.x", { "GET /api/mail-stops/1.x/state": { body: { ...stop, stopped: true } } });
    expect(await screen.findByRole("heading", { name: "Emails stopped" })).toBeDefined();
  });

  it.each([
    ["/confirm-email/t", "GET /api/email-confirmations/t", { valid: false, email: null, username: null }],
    ["/take-back-email/t", "GET /api/email-changes/t", { valid: false, email: null, username: null }],
    ["/mail-request/t", "GET /api/mail-requests/t", { valid: false, address: null, sender: null, workflow: null }],
    ["/stop-mails/t", "GET /api/mail-stops/t/state", { valid: false, address: null, sender: null, stopped: false }],
  ])("that is no good any more says so (%s)", async (at, call, body) => {
    open(at, { [call]: { body } });
    expect(await screen.findByRole("heading", { name: /^Invalid/ })).toBeDefined();
  });

  it("that is pressed too late keeps its page and says what the server says", async () => {
    const message = "This link is no longer valid.";
    const { person } = open("/confirm-email/t-1", {
      "GET /api/email-confirmations/t-1": { body: account },
      "POST /api/email-confirmations/t-1": { status: 422, body: { message } },
    });
    await person.click(await screen.findByRole("button", { name: "Confirm address" }));
    expect(await screen.findByText(message)).toBeDefined();
  });
});
