import { screen } from "@testing-library/react";
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

  it("denies who is no admin, and sends them to the start page", async () => {
    fakeApi(signedInAs());
    renderScreen(<AppRoutes />, { at: "/admin" });
    expect(await screen.findByText("Access Denied")).toBeDefined();
    expect(screen.getByText("You don't have permission to access the admin area.")).toBeDefined();
    expect(await screen.findByRole("link", { name: /Import from Resume/ })).toBeDefined();
  });
});
