import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";

it("names the page while a link is checked, when it cannot be, and when it is good", async () => {
  let failing = true;
  fakeApi({
    "GET /api/reset-password/abc/validate": () =>
      failing ? { status: 500, body: { message: "Down" } } : { body: { valid: true } },
  });
  renderScreen(<AppRoutes />, { at: "/reset-password/abc" });
  expect(await screen.findByText("Checking your link")).toBeDefined();
  expect(screen.getByRole("heading", { level: 1, name: "Reset password" })).toBeDefined();
  expect(await screen.findByText("Couldn't check this link")).toBeDefined();
  expect(screen.getByRole("heading", { level: 1, name: "Reset password" })).toBeDefined();
  failing = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("New password")).toBeDefined();
});
