import { screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { AppRoutes } from "./app-routes.tsx";

describe("the shell", () => {
  // Loaded on demand by the page; on a busy machine that alone can take longer than a test waits.
  beforeAll(() => Promise.all([import("./user-menu.tsx"), import("#shared/auth/user.schema.ts")]));

  it("says what a page that does not exist says, and offers a way home", async () => {
    fakeApi({ "GET /api/user": { status: 401 } });
    renderScreen(<AppRoutes />, { at: "/no-such-page" });
    expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeDefined();
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
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
    expect((await screen.findByRole("button", { name: "Account of Grace Adeyemi Rn, GA" })).textContent).toBe("GA");
    expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
  });

  it("has everything in the menu under the initials, the admin area only for effective admins, and Help in a new tab", async () => {
    const entries = async () => (await screen.findAllByRole("menuitem")).map((entry) => entry.textContent);
    fakeApi(signedInAs({ name: "Grace Adeyemi" }));
    const { person, unmount } = renderScreen(<AppRoutes />);
    await person.click(await screen.findByRole("button", { name: "Account of Grace Adeyemi, GA" }));
    expect(await entries()).toEqual(["My Profile", "My Cover Letters", "Templates", "Help", "Sign out"]);
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await person.click(screen.getByRole("menuitem", { name: "Help" }));
    expect(opened).toHaveBeenCalledWith("/help", "_blank", "noreferrer");
    opened.mockRestore();
    unmount();

    fakeApi(signedInAs({ name: "Ada", isAdmin: true }));
    const { person: admin } = renderScreen(<AppRoutes />);
    await admin.click(await screen.findByRole("button", { name: "Account of Ada, A" }));
    expect(await entries()).toContain("Admin Dashboard");
  });

  it("has the admin area in the phone's menu, only for effective admins", async () => {
    const open = async () => {
      const { person, unmount } = renderScreen(<AppRoutes />);
      await person.click(await screen.findByRole("button", { name: "Menu" }));
      const menu = within(await screen.findByRole("region", { name: "Menu" }));
      return { menu, unmount };
    };
    fakeApi(signedInAs({ isAdmin: true }));
    const { menu, unmount } = await open();
    expect((await menu.findByRole("link", { name: "Admin Dashboard" })).getAttribute("href")).toBe("/admin");
    unmount();
    fakeApi(signedInAs());
    const { menu: plain } = await open();
    expect(plain.getByRole("link", { name: "Create New" })).toBeDefined();
    expect(plain.queryByRole("link", { name: "Admin Dashboard" })).toBeNull();
  });

  it("leads to the four main places, to a new letter and to help in a new tab", async () => {
    fakeApi({});
    renderScreen(<AppRoutes />, { at: "/no-such-page" });
    await screen.findByRole("heading", { name: "404 Page Not Found" });
    const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(["Dashboard", "AI Assistant", "History", "Settings", "Create New", "Sign In"].map(target)).toEqual([
      "/",
      "/prompt",
      "/history",
      "/settings",
      "/cover-letter-wizard",
      "/auth",
    ]);
    expect(screen.getByRole("link", { name: "Help" }).getAttribute("target")).toBe("_blank");
  });
});
