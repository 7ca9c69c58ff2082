import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { readExecutionSettings } from "#client/lib/execution-settings.ts";
import { readSettings } from "#client/lib/settings.ts";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";

async function openTab(name: string) {
  const calls = fakeApi({});
  const { person } = renderScreen(<AppRoutes />, { at: "/settings" });
  await person.click(await screen.findByRole("tab", { name }));
  return { calls, person };
}

const choices = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent);
const chosen = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;
const ticked = (label: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: label }).checked;

describe("settings", () => {
  it("has five tabs, each with its options at their defaults, and makes no call", async () => {
    const { calls, person } = await openTab("Notifications");
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Account",
      "Notifications",
      "Appearance",
      "API Keys",
      "Execution",
    ]);
    expect(ticked("Email notifications")).toBe(true);
    expect(ticked("Workflow completions")).toBe(true);
    expect(ticked("Workflow failures")).toBe(true);
    expect(ticked("Daily summary")).toBe(false);

    await person.click(screen.getByRole("tab", { name: "Appearance" }));
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "light",
      "dark",
      "system",
    ]);
    expect(choices("Timezone").map((text) => text?.slice(0, 3))).toEqual(["UTC", "EST", "CST", "MST", "PST"]);

    await person.click(screen.getByRole("tab", { name: "Execution" }));
    expect(choices("Concurrent executions")).toEqual(["1", "2", "3", "5", "10"]);
    expect(chosen("Concurrent executions")).toBe("3");
    expect(choices("Default error handling")).toEqual(["Continue the workflow", "Stop the workflow", "Retry the step"]);
    expect(chosen("Default error handling")).toBe("stopWorkflow");
    expect(choices("Retry attempts")).toEqual(["1 time", "3 times", "5 times"]);
    expect(chosen("Retry attempts")).toBe("3");
    expect(choices("Retry delay")).toEqual(["5 seconds", "10 seconds", "30 seconds", "60 seconds"]);
    expect(chosen("Retry delay")).toBe("5");
    expect(calls).toEqual([]);
  });

  it("takes a second to save, says so, and workflows read what was kept", async () => {
    const { person } = await openTab("Execution");
    await person.selectOptions(screen.getByLabelText("Retry delay"), "30 seconds");
    expect(screen.getByText("Not saved yet")).toBeDefined();
    const began = performance.now();
    const press = person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeDefined();
    await press;
    expect(await screen.findByText("Settings saved")).toBeDefined();
    expect(performance.now() - began).toBeGreaterThan(990);
    expect(screen.queryByText("Not saved yet")).toBeNull();
    expect(readExecutionSettings().retryDelay).toBe(30);
    expect(readSettings().notifications.dailySummary).toBe(false);
  });

  it("keeps what was typed while other tabs are looked at", async () => {
    const { person } = await openTab("Account");
    await person.type(screen.getByLabelText("Job title"), "Nurse");
    await person.click(screen.getByRole("tab", { name: "Execution" }));
    await person.click(screen.getByRole("tab", { name: "Account" }));
    expect(screen.getByLabelText<HTMLInputElement>("Job title").value).toBe("Nurse");
  });

  it("begins with the account's name and e-mail, and refuses an address that is none", async () => {
    fakeApi(signedInAs({ name: "Grace Adeyemi", email: "grace@example.com" }));
    const { person } = renderScreen(<AppRoutes />, { at: "/settings" });
    expect(await screen.findByDisplayValue("Grace Adeyemi")).toBeDefined();
    const email = screen.getByLabelText("Email");
    await person.clear(email);
    await person.type(email, "grace@");
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText("Please enter a valid email address")).toBeDefined();
    expect(document.activeElement).toBe(email);
    expect(readSettings().account).toBeNull();
  });

  it("adds, shows, removes and brings back an API key", async () => {
    const { person } = await openTab("API Keys");
    expect(screen.getByText("Sample key")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Add key" }));
    expect(screen.getByText("Enter a name")).toBeDefined();
    await person.type(screen.getByLabelText("Key name"), "Job board");
    await person.type(screen.getByLabelText("Key"), "<script>__proto__");
    await person.click(screen.getByRole("button", { name: "Add key" }));
    expect(await screen.findByText("API key saved")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Show Job board" }));
    expect(screen.getByText("<script>__proto__")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Remove Job board" }));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(readSettings().apiKeys.map(({ name }) => name)).toEqual(["Job board", "Sample key"]));
  });

  it("says so where the browser keeps nothing, and keeps what is on the screen", async () => {
    const { person } = await openTab("Appearance");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await person.selectOptions(screen.getByLabelText("Timezone"), "PST");
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Storage error")).toBeDefined();
    expect(chosen("Timezone")).toBe("PST");
    vi.restoreAllMocks();
  });

  it("opens with damaged storage as with none", async () => {
    window.localStorage.setItem(
      "settings",
      '{"notifications":7,"apiKeys":[{"name":1}],"execution":{"retryDelay":"x"}}',
    );
    await openTab("Execution");
    expect(chosen("Retry delay")).toBe("5");
  });
});
