import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

function Broken(): never {
  throw new Error("this part could not be loaded");
}

/** React reports what a boundary caught; here that is expected. */
function expectErrors() {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  return () => report.mockRestore();
}

describe("a screen that fails", () => {
  it("gives way to the problem screen with Refresh Page", () => {
    const stop = expectErrors();
    render(
      <ErrorScreen>
        <Broken />
      </ErrorScreen>,
    );
    stop();
    expect(screen.getByRole("heading", { name: "We encountered a problem loading your data" })).toBeDefined();
    expect(screen.getByText("Please try refreshing the page or contact support if the problem persists")).toBeDefined();
    expect(screen.getByRole("button", { name: "Refresh Page" })).toBeDefined();
    // "Skip to the content" leads here, too.
    expect(screen.getByRole("main").id).toBe("content");
  });

  it("says that the person is offline where that is why", () => {
    const stop = expectErrors();
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(
      <ErrorScreen>
        <Broken />
      </ErrorScreen>,
    );
    online.mockRestore();
    stop();
    expect(screen.getByRole("heading", { name: "You're offline" })).toBeDefined();
  });

  it("leaves the rest of the page alone where it is only a part", () => {
    const stop = expectErrors();
    render(
      <>
        <ErrorScreen fallback={null}>
          <Broken />
        </ErrorScreen>
        <p>The form</p>
      </>,
    );
    stop();
    expect(screen.getByText("The form")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
