import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { AppRoutes } from "./app-routes.tsx";

describe("the shell", () => {
  it("says what a page that does not exist says, and offers a way home", async () => {
    fakeApi({ "GET /api/user": { status: 401 } });
    renderScreen(<AppRoutes />, { at: "/no-such-page" });
    expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeDefined();
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to the start page" }).getAttribute("href")).toBe("/");
  });

  it("asks who is signed in only where somebody is", async () => {
    const calls = fakeApi({});
    renderScreen(<AppRoutes />);
    expect((await screen.findAllByRole("link", { name: "Sign In" })).length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });

  it("offers Sign In to a visitor and the account's initials to a user", async () => {
    fakeApi({ "GET /api/user": { status: 401 } });
    const { unmount } = renderScreen(<AppRoutes />);
    expect((await screen.findAllByRole("link", { name: "Sign In" })).length).toBeGreaterThan(0);
    unmount();
    fakeApi(signedInAs({ name: "Grace Adeyemi Rn" }));
    renderScreen(<AppRoutes />);
    expect((await screen.findByRole("button", { name: "Account of Grace Adeyemi Rn" })).textContent).toBe("GA");
    expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
  });
});
