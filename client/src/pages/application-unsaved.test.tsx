import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { emptyGeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { putAside, readLastDesks } from "#client/features/generator/last-desks.ts";
import { addVersion } from "#client/features/generator/letter-versions.ts";
import { readGeneratorState, writeGeneratorState } from "#client/features/generator/stored-generator-state.ts";
import { readStartJob } from "#client/lib/start-job.ts";
import { fakeApi } from "#client/testing/fake-api.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signOut } from "#client/testing/signed-in.ts";
import { emptyApplication } from "#shared/applications/application.schema.ts";
import { emptyJobHead } from "#shared/postings/posting-reading.schema.ts";
import { PromptPage } from "./prompt-page.tsx";
// So that their code is here before the first test waits for it.
import "./application-page.tsx";
import "./applications-page.tsx";

const key = "a".repeat(32);

function keepApplication(): void {
  const at = "2026-11-01T08:00:00.000Z";
  const made = { ...emptyApplication, key, version: 1, createdAt: at, updatedAt: at, letters: [], role: "Nurse" };
  localStorage.setItem("applications", JSON.stringify([{ ...made, posting: "We look for a nurse." }]));
}

function deskOf(role: string, applicationKey: string) {
  const { desk } = emptyGeneratorState;
  const begun = { ...emptyGeneratorState, job: { ...emptyJobHead, role }, desk: { ...desk, applicationKey } };
  return addVersion(begun, wholeAnswer(), "generate");
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signOut();
  fakeApi({});
  keepApplication();
});

it("an application whose letter is unlocked and not saved says so, on the list and on its page", async () => {
  writeGeneratorState(deskOf("Nurse", key));
  const { unmount } = renderScreen(<AppRoutes />, { at: "/applications" });
  expect((await screen.findAllByRole("link", { name: "Save the letter" })).length).toBeGreaterThan(0);
  expect(screen.getAllByRole("link", { name: /Letter, not saved, for Nurse$/ }).length).toBeGreaterThan(0);
  expect(screen.queryByText("Finish the letter")).toBeNull();
  unmount();
  renderScreen(<AppRoutes />, { at: `/applications/${key}` });
  expect(await screen.findByRole("link", { name: "Open the unsaved letter" })).toBeDefined();
});

it.each(["in front", "aside"])("leads to that letter where it is %s, instead of beginning anew", async (where) => {
  const nurse = deskOf("Nurse", key);
  if (where === "in front") writeGeneratorState(nurse);
  else {
    writeGeneratorState(deskOf("Cook", "b".repeat(32)));
    putAside(nurse);
  }
  renderScreen(<PromptPage />, { at: `/prompt?application=${key}` });
  await waitFor(() => expect(readGeneratorState()?.job.role).toBe("Nurse"));
  expect(readStartJob()).toBeNull();
  expect(readGeneratorState()).toMatchObject({ editingDetails: false, versions: [expect.anything()] });
  expect(readLastDesks().map(({ job }) => job.role)).toEqual(where === "in front" ? [] : ["Cook"]);
});

it("prefers the letter to answers that were begun for the same application", async () => {
  const { desk } = emptyGeneratorState;
  writeGeneratorState({ ...emptyGeneratorState, desk: { ...desk, applicationKey: key } });
  putAside(deskOf("Nurse", key));
  renderScreen(<PromptPage />, { at: `/prompt?application=${key}` });
  await waitFor(() => expect(readGeneratorState()).toMatchObject({ versions: [expect.anything()] }));
});

it("still begins a letter for an application that has none here", async () => {
  writeGeneratorState(deskOf("Cook", "b".repeat(32)));
  const { unmount } = renderScreen(<AppRoutes />, { at: "/applications" });
  expect((await screen.findAllByText("Finish the letter")).length).toBeGreaterThan(0);
  unmount();
  renderScreen(<AppRoutes />, { at: `/prompt?application=${key}` });
  expect(await screen.findByDisplayValue("We look for a nurse.")).toBeDefined();
});
