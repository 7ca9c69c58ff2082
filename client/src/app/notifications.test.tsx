import { act, screen, waitFor } from "@testing-library/react";
import { addDays, format } from "date-fns";
import { beforeAll, describe, expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs, signOut } from "#client/testing/signed-in.ts";
import { emptyApplication } from "#shared/applications/application.schema.ts";
import type { Notifications } from "#shared/notifications/notification.schema.ts";
import { AppRoutes } from "./app-routes.tsx";

const run = (id: number, changes: Partial<Notifications["runs"][number]> = {}): Notifications["runs"][number] => ({
  id,
  workflowId: 7,
  workflowName: "Daily report",
  status: "completed",
  endedAt: `2026-11-21T10:00:0${id}.000Z`,
  recordsProcessed: 1_200,
  rowsDelivered: 1_200,
  rowsSkipped: 0,
  duration: 4_200,
  error: null,
  trigger: "schedule",
  workflowVersion: 3,
  ...changes,
});
const failed = run(2, {
  ...{ status: "failed", recordsProcessed: null, rowsDelivered: 0, duration: 90, trigger: "manual" },
  error: "“Ledger” failed: the table is full.",
});

function openShell(answer: Notifications | { status: number }) {
  fakeApi({ ...signedInAs(), "GET /api/notifications": "status" in answer ? answer : { body: answer } });
  return renderScreen(<AppRoutes />, { at: "/no-such-page" });
}
const bell = (name: string) => screen.findByRole("button", { name });

describe("the bell", () => {
  // Loaded on demand by the page; on a busy machine that alone can take longer than a test waits.
  beforeAll(() =>
    Promise.all([
      import("./notifications.tsx"),
      import("./visitor-notifications.tsx"),
      import("#shared/auth/user.schema.ts"),
    ]),
  );

  it("counts what is new, leads to it, and has been seen once it was opened", async () => {
    const runs = [failed, run(1)];
    const { person, unmount } = openShell({
      due: [],
      waitingAccounts: { count: 3, newestAt: "2026-11-20T10:00:00Z" },
      runs,
    });
    await person.click(await bell("Notifications, 3 new"));
    const links = await screen.findAllByRole("link", { name: /^New:/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/workflows/7/runs/2",
      "/workflows/7/runs/1",
      "/admin?tab=users",
    ]);
    expect(links[0]?.textContent).toMatch(
      /Daily report failed“Ledger” failed: the table is full\.Manual, version 3, 0 rows delivered, 90 ms, /,
    );
    expect(links[1]?.textContent).toMatch(/Daily report completedSchedule, version 3, 1,200 rows delivered, 4\.2 s, /);
    expect(links[2]?.textContent).toMatch(/3 new accounts/);
    await person.keyboard("{Escape}");
    expect(document.activeElement).toBe(await bell("Notifications"));
    await person.keyboard("{Enter}");
    expect(await screen.findByRole("region", { name: "Notifications" })).toBeDefined();
    // Who goes on by Tab leaves it behind.
    act(() => document.querySelector<HTMLElement>("#content")?.focus());
    await waitFor(() => expect(screen.queryByRole("region", { name: "Notifications" })).toBeNull());
    unmount();

    openShell({ due: [], waitingAccounts: null, runs: [run(3), ...runs] });
    expect(await bell("Notifications, 1 new")).toBeDefined();
  });

  it("says of a run that skipped rows that it did", async () => {
    const partly = run(1, { status: "completed_with_skips", rowsSkipped: 1_060 });
    const { person } = openShell({ due: [], waitingAccounts: null, runs: [partly] });
    await person.click(await bell("Notifications, 1 new"));
    const link = await screen.findByRole("link", { name: /^New:/ });
    expect(link.textContent).toMatch(/Daily report completed, 1,060 skipped/);
  });

  it("keeps quiet about what the settings leave out", async () => {
    window.localStorage.setItem("settings", '{"notifications":{"workflowCompletions":false}}');
    openShell({ due: [], waitingAccounts: null, runs: [failed, run(1)] });
    expect(await bell("Notifications, 1 new")).toBeDefined();
  });

  it("remembers for each account apart what was seen, whatever stands in the browser", async () => {
    for (const stored of ['{"1":"no date"}', "[7]", '{"2":"2027-01-01T00:00:00Z"}']) {
      window.localStorage.setItem("notificationsSeen", stored);
      const { unmount } = openShell({ due: [], waitingAccounts: null, runs: [run(1)] });
      expect(await bell("Notifications, 1 new")).toBeDefined();
      unmount();
    }
  });

  it("says when there is nothing, and when it could not be loaded", async () => {
    const { person, unmount } = openShell({ due: [], waitingAccounts: null, runs: [] });
    await person.click(await bell("Notifications"));
    expect(
      await screen.findByText("No notifications. Finished workflow runs and what your applications need appear here."),
    ).toBeDefined();
    unmount();
    const { person: again } = openShell({ status: 503 });
    await again.click(await bell("Notifications"));
    expect(await screen.findByText("Couldn't load notifications.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });

  it("tells a visitor what is due of the applications in this browser", async () => {
    const day = (days: number) => format(addDays(new Date(), days), "yyyy-MM-dd");
    const kept = (digit: string, changes: object) => ({
      ...emptyApplication,
      ...{ key: digit.repeat(32), role: `Role ${digit}`, createdAt: day(-9), updatedAt: day(-9), ...changes },
    });
    window.localStorage.setItem(
      "applications",
      JSON.stringify([
        kept("a", { closesOn: day(2), company: "Aldercombe" }),
        kept("b", { closesOn: day(1), nextStep: "Call", nextOn: day(2) }),
        kept("c", { closesOn: day(40) }),
        kept("d", { closesOn: day(1), status: "no" }),
      ]),
    );
    signOut();
    fakeApi({});
    const { person } = renderScreen(<AppRoutes />, { at: "/no-such-page" });
    await person.click(await bell("Notifications, 2 new"));
    const links = await screen.findAllByRole("link", { name: /^New:/ });
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      [`/applications/${"a".repeat(32)}`, expect.stringMatching(/Finish the letter: Role a, Aldercombe.*in 2 days/)],
      [`/applications/${"b".repeat(32)}`, expect.stringMatching(/Closes: Role b.*tomorrow/)],
    ]);
    await person.keyboard("{Escape}");
    expect(await bell("Notifications")).toBeDefined();
  });
});
