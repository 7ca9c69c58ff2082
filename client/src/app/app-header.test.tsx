import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { AppHeader } from "./app-header.tsx";

vi.mock("./mobile-navigation.tsx", () => ({
  get MobileNavigation(): never {
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));

it("says where the menu's code did not come, offers to load the page again, and closes", async () => {
  fakeApi({});
  vi.spyOn(console, "error").mockReturnValue();
  const { person } = renderScreen(<AppHeader />);
  await person.click(screen.getByRole("button", { name: "Menu" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Couldn't load this part. Reload the page");
  expect(screen.getByRole("link", { name: "Reload the page" }).getAttribute("href")).toBe("/");
  await person.click(screen.getByRole("button", { name: "Close menu" }));
  expect(screen.queryByRole("alert")).toBeNull();
});
