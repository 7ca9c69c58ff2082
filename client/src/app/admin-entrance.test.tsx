import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { AppRoutes } from "./app-routes.tsx";

describe("the admin area", () => {
  it("sends a visitor to sign in", async () => {
    fakeApi({});
    renderScreen(<AppRoutes />, { at: "/admin" });
    expect(await screen.findByRole("button", { name: "Login" })).toBeDefined();
  });

  it("says so, and asks nobody to sign in again, while the server fails", async () => {
    const admin = signedInAs({ isAdmin: true });
    let failing = true;
    fakeApi({
      ...admin,
      "GET /api/user": () => (failing ? { status: 500, body: { message: "Down" } } : admin["GET /api/user"]),
    });
    renderScreen(<AppRoutes />, { at: "/admin" });
    expect(await screen.findByText("Couldn't load your account")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Login" })).toBeNull();
    failing = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("tab", { name: "Submissions" })).toBeDefined();
  });

  it("denies who is no admin, and sends them to the start page", async () => {
    fakeApi(signedInAs());
    renderScreen(<AppRoutes />, { at: "/admin" });
    expect(await screen.findByText("Access Denied")).toBeDefined();
    expect(screen.getByText("You don't have permission to access the admin area.")).toBeDefined();
    expect(await screen.findByRole("link", { name: /Import from Resume/ })).toBeDefined();
  });
});
