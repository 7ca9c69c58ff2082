import { act, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { emptyGeneratorState, type GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { addVersion } from "#client/features/generator/letter-versions.ts";
import { writeGeneratorState } from "#client/features/generator/stored-generator-state.ts";
import { addLocalSet } from "#client/features/material/local-sets.ts";
import { readStoredText, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { fakeApi } from "#client/testing/fake-api.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";
import { AppRoutes } from "./app-routes.tsx";

const { completions: _none, ties: _noTies, ...facts } = emptyMaterial;
const at = "2026-11-30T12:00:00.000Z";

/** An unlocked letter that is saved nowhere. */
function unsavedLetter(): GeneratorState {
  const form = {
    ...emptyGeneratorState.form,
    ...{ firstName: "Grace", lastName: "Adeyemi", jobTitle: "Nurse", company: "Northgate" },
    ...{ skills: "telemetry", prompt: "We need a nurse." },
  };
  const { roleType, jobLocation, ...told } = form;
  const order = { form: { ...told, roleType, jobLocation }, prompt: "We need a nurse." };
  return addVersion({ ...emptyGeneratorState, order }, wholeAnswer(), "generate");
}

async function signOut(others: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ ...signedInAs(), "POST /api/logout": { status: 204 }, ...others });
  const { person } = renderScreen(<AppRoutes />, { at: "/no-such-page" });
  await person.click(await screen.findByRole("button", { name: "Account of Grace Adeyemi, GA" }));
  await person.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  const made = (call: string) => calls.filter(({ method, path }) => `${method} ${path}` === call);
  return { person, made };
}

beforeAll(() =>
  Promise.all([
    import("./user-menu.tsx"),
    import("./signed-in.tsx"),
    import("./unsaved-at-sign-out.tsx"),
    import("./move-browser-letters.tsx"),
    import("#client/components/ui/dialog-layer.tsx"),
    import("#shared/auth/user.schema.ts"),
  ]),
);

describe("who signs out with a letter that isn't saved", () => {
  it("is asked, and stays signed in on Cancel", async () => {
    writeGeneratorState(unsavedLetter());
    const { person, made } = await signOut();
    const dialog = await screen.findByRole("dialog", { name: "You have a letter you haven't saved" });
    expect(dialog.textContent).toContain("Nurse, Northgate");
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(made("POST /api/logout")).toEqual([]);
    expect(readStoredText(storageKeys.generatorState)).not.toBeNull();
  });

  it("saves it to the account first", async () => {
    writeGeneratorState(unsavedLetter());
    const { person, made } = await signOut({
      "POST /api/saved-cover-letters": ({ body }) => ({
        status: 201,
        body: { ...(body as object), id: 4, userId: 1, authorName: null, createdAt: at, updatedAt: at, etag: '"1"' },
      }),
    });
    await person.click(await screen.findByRole("button", { name: "Save and sign out" }));
    await waitFor(() => expect(made("POST /api/logout")).toHaveLength(1));
    expect(made("POST /api/saved-cover-letters")[0]?.body).toMatchObject({
      title: "Nurse, Northgate",
      content: wholeAnswer().result,
    });
    await waitFor(() => expect(readStoredText(storageKeys.generatorState)).toBeNull());
  });

  it("stays signed in where the letter could not be saved", async () => {
    writeGeneratorState(unsavedLetter());
    const { person, made } = await signOut({
      "POST /api/saved-cover-letters": { status: 500, body: { message: "No" } },
    });
    await person.click(await screen.findByRole("button", { name: "Save and sign out" }));
    await waitFor(() => expect(made("POST /api/saved-cover-letters")).toHaveLength(1));
    expect(await screen.findByText("Failed to save cover letter. Please try again.")).toBeTruthy();
    expect(made("POST /api/logout")).toEqual([]);
  });

  it("can leave without it", async () => {
    writeGeneratorState(unsavedLetter());
    const { person, made } = await signOut();
    await person.click(await screen.findByRole("button", { name: "Sign out without it" }));
    await waitFor(() => expect(made("POST /api/logout")).toHaveLength(1));
  });
});

it("asks nothing of who has saved the letter as it stands", async () => {
  writeGeneratorState({ ...unsavedLetter(), savedText: wholeAnswer().result ?? "" });
  const { made } = await signOut();
  await waitFor(() => expect(made("POST /api/logout")).toHaveLength(1));
});

describe("facts of a visit", () => {
  const set = () => addLocalSet({ name: "My facts", language: "en", facts });

  it("move to the account at sign-in, also where no letter was saved", async () => {
    set();
    fakeApi({
      ...signedInAs(),
      "POST /api/fact-sets": ({ body }) => ({
        status: 201,
        body: { ...(body as object), id: 3, etag: '"1"', createdAt: at, updatedAt: at },
      }),
    });
    renderScreen(<AppRoutes />, { at: "/no-such-page" });
    await waitFor(() => expect(readStoredText(storageKeys.myFacts)).toBe("[]"));
  });

  it("that the account could not take are named before they go", async () => {
    set();
    const { person, made } = await signOut({ "POST /api/fact-sets": { status: 422, body: { message: "Too many." } } });
    await screen.findByText("Facts that your account couldn't take");
    await person.click(screen.getByRole("button", { name: "Sign out without them" }));
    await waitFor(() => expect(made("POST /api/logout")).toHaveLength(1));
    expect(readStoredText(storageKeys.myFacts)).toBeNull();
  });
});

it("begins a page anew that the browser had put to sleep before somebody signed out", async () => {
  fakeApi(signedInAs());
  const reload = vi.fn();
  vi.stubGlobal("location", { ...window.location, reload });
  renderScreen(<AppRoutes />, { at: "/no-such-page" });
  await screen.findByRole("button", { name: "Account of Grace Adeyemi, GA" });
  await act(async () => {});
  const wake = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  wake();
  expect(reload).not.toHaveBeenCalled();
  writeStored(storageKeys.userChangedAt, 1);
  wake();
  expect(reload).toHaveBeenCalled();
});
