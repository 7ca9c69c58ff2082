import { render, screen } from "@testing-library/react";
import { lazy } from "react";
import { expect, it, vi } from "vitest";
import { LoadedPanel } from "./loaded-panel.tsx";

const NeverLoaded = lazy(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));

it("says where a panel's code did not come, offers to load the page again, and closes", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const panel = (open: boolean) => (
    <LoadedPanel open={open} address="/prompt?x=1">
      {open ? <NeverLoaded /> : null}
    </LoadedPanel>
  );
  const { rerender } = render(panel(true));
  expect((await screen.findByRole("alert")).textContent).toBe("Couldn't load this part. Reload the page");
  expect(screen.getByRole("link", { name: "Reload the page" }).getAttribute("href")).toBe("/prompt?x=1");
  rerender(panel(false));
  expect(screen.queryByRole("alert")).toBeNull();
});
