import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import type { Profile } from "#shared/profile/profile.schema.ts";
import { RunMailNotice } from "./run-mail-notice.tsx";

const profile: Profile = {
  ...{ id: 1, username: "grace", name: "Grace Adeyemi", email: "grace@example.com" },
  ...{
    isAdmin: false,
    isSuperAdmin: false,
    emailConfirmed: false,
    createdAt: "2026-11-01T09:00:00.000Z",
    lastLogin: null,
  },
};

it("says that an unconfirmed address gets no emails about runs, and sends the confirmation again", async () => {
  const calls = fakeApi({
    "GET /api/profile": { body: profile },
    "POST /api/profile/email-confirmation": { status: 204 },
  });
  renderScreen(<RunMailNotice />);
  expect(await screen.findByText(/grace@example\.com isn't confirmed, so we don't email you about runs/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Send the confirmation email again" }));
  await waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
});

it("leads an account without an address to its profile", async () => {
  fakeApi({ "GET /api/profile": { body: { ...profile, email: null } } });
  renderScreen(<RunMailNotice />);
  expect(await screen.findByRole("link", { name: "Add one in your profile" })).toBeDefined();
});

it("says nothing where the address is confirmed", async () => {
  const calls = fakeApi({ "GET /api/profile": { body: { ...profile, emailConfirmed: true } } });
  renderScreen(<RunMailNotice />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("status")).toBeNull();
});
