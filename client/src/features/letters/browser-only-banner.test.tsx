import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BrowserOnlyBanner } from "./browser-only-banner.tsx";

it("blames the account for what stays in the browser only after a try", () => {
  const banner = (hasFailed: boolean) => (
    <BrowserOnlyBanner count={1} signedIn isAdmin={false} hasFailed={hasFailed} action={null} />
  );
  const { rerender } = render(banner(false));
  expect(screen.getByText(/It's about to move to your account/)).toBeDefined();
  rerender(banner(true));
  expect(screen.getByText(/Your account couldn't be reached or is full/)).toBeDefined();
  expect(screen.queryByText(/about to move/)).toBeNull();
});
