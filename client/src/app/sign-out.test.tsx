import { screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { storageKeys } from "#client/lib/browser-storage.ts";
import { damagedKey } from "#client/lib/put-aside-keys.ts";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { AppRoutes } from "./app-routes.tsx";

const SECRET = "the surgery in Leeds";

/** What does not come from an account, or says nothing about a person. */
const stays: ReadonlySet<string> = new Set([
  storageKeys.applications,
  damagedKey(storageKeys.applications),
  storageKeys.savedCoverLetters,
  damagedKey(storageKeys.savedCoverLetters),
  storageKeys.myFacts,
  damagedKey(storageKeys.myFacts),
  storageKeys.pendingPurchases,
  storageKeys.settings,
  storageKeys.notificationsSeen,
  storageKeys.sampleLetterShown,
  storageKeys.workflowView,
  storageKeys.workflowPanel,
  storageKeys.writer,
  storageKeys.startedOver,
  storageKeys.userChangedAt,
  storageKeys.wizardAnswers,
  // Only what begins with it is written.
  storageKeys.workflowDraft,
]);

/** What is kept for a tab, in its session. */
const ofTab: ReadonlySet<string> = new Set([
  storageKeys.startFacts,
  storageKeys.startJob,
  storageKeys.parsedResume,
  storageKeys.editDrafts,
  storageKeys.rowDrafts,
]);

describe("who signs out", () => {
  // Loaded on demand by the page; on a busy machine that alone can take longer than a test waits.
  beforeAll(() =>
    Promise.all([
      import("./user-menu.tsx"),
      import("./signed-in.tsx"),
      import("./unsaved-at-sign-out.tsx"),
      import("#shared/auth/user.schema.ts"),
    ]),
  );

  it("leaves nothing of theirs to the next person at this browser", async () => {
    fakeApi({ ...signedInAs({ name: "Grace Adeyemi" }), "POST /api/logout": { status: 204 } });
    const { person } = renderScreen(<AppRoutes />, { at: "/no-such-page" });
    await person.click(await screen.findByRole("button", { name: "Account of Grace Adeyemi, GA" }));
    const drafts = [`${storageKeys.workflowDraft}.7.new`, `${storageKeys.workflowDraft}.7.12`];
    const inBrowser = Object.values(storageKeys).filter((key) => !stays.has(key) && !ofTab.has(key));
    const plant = (storage: Storage, key: string) => storage.setItem(key, JSON.stringify({ text: SECRET }));
    for (const key of [...inBrowser, ...drafts, "jobPosition", "selectedSkills"]) plant(localStorage, key);
    for (const key of [...ofTab, storageKeys.generatorState]) plant(sessionStorage, key);
    await person.click(await screen.findByRole("menuitem", { name: "Sign out" }));
    const left = () =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries({ ...storage }).flatMap(([key, value]) => (String(value).includes(SECRET) ? [key] : [])),
      );
    await waitFor(() => expect(left()).toEqual([]));
  });
});
