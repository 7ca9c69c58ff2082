import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { type Schedule, saveScheduleSchema } from "#shared/workflows/schedule.schema.ts";
import { MailNoticeContext } from "./mail-notice-context.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

const AT = "/api/workflows/4/schedule";
const nextRuns = ["23", "24", "25", "26", "27"].map((day) => `2026-11-${day}T06:00:00.000Z`);
const daily: Schedule = {
  cron: "0 6 * * *",
  timezone: "Europe/Lisbon",
  allowOverlap: false,
  emailOnFailure: true,
  enabled: true,
  nextRuns,
  lastMissed: { at: "2026-11-21T06:00:00.000Z", reason: "no server was running." },
};

const active = {
  saved: true,
  shown: true,
  dirty: false,
  saving: false,
  problems: 0,
  hasParameters: false,
  onActivate: () => {},
};

function open(answers: Parameters<typeof fakeApi>[0], activity = active) {
  const calls = fakeApi(answers);
  return { calls, ...renderScreen(<ScheduleDialog workflowId={4} activity={activity} onClose={() => {}} />) };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("a schedule", () => {
  it("is made from a usual time, in the person's own time zone, and shows the next five times", async () => {
    const { calls } = open({
      [`GET ${AT}`]: { status: 404, body: { message: "There is no schedule." } },
      [`PUT ${AT}`]: ({ body }) => ({ body: { ...saveScheduleSchema.parse(body), nextRuns, lastMissed: null } }),
    });
    await screen.findByLabelText("Frequency");
    choose("Frequency", "0 6 * * 1-5");
    fireEvent.click(screen.getByLabelText("Email me when a run fails or skips rows"));
    press("Save schedule");
    expect(await screen.findByRole("heading", { name: "Next runs, in your time zone" })).toBeDefined();
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
      cron: "0 6 * * 1-5",
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      allowOverlap: false,
      emailOnFailure: true,
      enabled: true,
    });
  });

  it("says which values parameters have where nobody is asked for them", async () => {
    open({ [`GET ${AT}`]: { body: daily } }, { ...active, hasParameters: true });
    expect(await screen.findByText(/automatically, with the defaults of its parameters\.$/)).toBeDefined();
  });

  it("at times of one's own is checked before the call, and says what the server finds wrong", async () => {
    const { calls } = open({
      [`GET ${AT}`]: { body: daily },
      [`PUT ${AT}`]: { status: 400, body: { message: "Check this.", errors: { cron: ["There is no minute 99."] } } },
    });
    await screen.findByLabelText("Frequency");
    choose("Frequency", "own");
    choose("Cron expression", "99 6 *");
    press("Save schedule");
    expect(await screen.findByText("Enter five fields, such as 0 6 * * 1-5")).toBeDefined();
    expect(calls.some(({ method }) => method === "PUT")).toBe(false);
    choose("Cron expression", "99 6 * * *");
    press("Save schedule");
    expect(await screen.findByText("There is no minute 99.")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Cron expression").value).toBe("99 6 * * *");
  });

  it("says which time was missed and why, and can be removed", async () => {
    const { calls } = open({ [`GET ${AT}`]: { body: daily }, [`DELETE ${AT}`]: { status: 204 } });
    expect(await screen.findByText(/^Missed on .*: no server was running\.$/)).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>("Time zone").value).toBe("Europe/Lisbon");
    press("Remove schedule");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove schedule" })).toBeNull());
    expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
  });

  it("that is off says so", async () => {
    open({ [`GET ${AT}`]: { body: { ...daily, enabled: false, nextRuns: [], lastMissed: null } } });
    expect(await screen.findByText("The schedule is off.")).toBeDefined();
  });

  it("of an inactive workflow names no next runs, says why, and offers to activate it", async () => {
    let activated = 0;
    const activity = { ...active, saved: false, shown: false, dirty: true, onActivate: () => void activated++ };
    open({ [`GET ${AT}`]: { body: daily } }, activity);
    expect(await screen.findByText(/^This workflow is inactive, so the schedule doesn't run\. .*saves/)).toBeDefined();
    expect(screen.queryByRole("heading", { name: "Next runs, in your time zone" })).toBeNull();
    press("Activate workflow");
    expect(activated).toBe(1);
    fireEvent.click(screen.getByLabelText("Schedule is on"));
    expect(screen.queryByRole("button", { name: "Activate workflow" })).toBeNull();
  });

  it("of a workflow with problems says that its runs fail until they are fixed", async () => {
    open({ [`GET ${AT}`]: { body: daily } }, { ...active, problems: 3 });
    expect(await screen.findByText(/^Scheduled runs fail until you fix the workflow's 3 problems/)).toBeDefined();
  });

  it("of a workflow that is active on the canvas alone waits until it is saved", async () => {
    open({ [`GET ${AT}`]: { body: daily } }, { ...active, saved: false });
    expect(await screen.findByText(/^This workflow is active once you save it\./)).toBeDefined();
    expect(screen.getByRole("button", { name: "Save workflow" })).toBeDefined();
  });

  it("that is to email says beside it what stands in the way", async () => {
    fakeApi({ [`GET ${AT}`]: { body: { ...daily, emailOnFailure: false } } });
    renderScreen(
      <MailNoticeContext value={<p>Not confirmed</p>}>
        <ScheduleDialog workflowId={4} activity={active} onClose={() => {}} />
      </MailNoticeContext>,
    );
    const box = await screen.findByLabelText("Email me when a run fails or skips rows");
    expect(screen.queryByText("Not confirmed")).toBeNull();
    fireEvent.click(box);
    expect(screen.getByText("Not confirmed")).toBeDefined();
  });

  it("that cannot be loaded is asked for again", async () => {
    let failing = true;
    open({ [`GET ${AT}`]: () => (failing ? { status: 503, body: {} } : { body: daily }) });
    await screen.findByText("Couldn't load the schedule.");
    failing = false;
    press("Try again");
    expect(await screen.findByLabelText("Frequency")).toBeDefined();
  });
});
