import { fireEvent, screen } from "@testing-library/react";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { StartOverButton } from "./start-over-button.tsx";

function open() {
  const load = vi.fn();
  const onGoToGenerator = vi.fn();
  const calls = fakeApi({ "POST /api/resume/clear": { status: 204 } });
  renderScreen(<StartOverButton destination="/" onGoToGenerator={onGoToGenerator} load={load} />);
  fireEvent.click(screen.getByRole("button", { name: "Start Over" }));
  return { load, onGoToGenerator, calls };
}

function fillStorage(): void {
  for (const key of ["generatorState", "coverLetterState", "navigationHistory", "previousPage", "jobPosition"]) {
    window.localStorage.setItem(key, '"x"');
  }
  window.localStorage.setItem("savedCoverLetters", "[1]");
  window.localStorage.setItem("pendingPurchases", "[2]");
  window.sessionStorage.setItem("parsedResume", "{}");
}

describe("Start Over", () => {
  it("clears letter, resume and answers, asks the server to, and leaves after 800 ms", () => {
    vi.useFakeTimers();
    fillStorage();
    const { load, calls } = open();
    fireEvent.click(screen.getByRole("button", { name: "Yes, Start Over" }));
    expect(screen.getByText("Resetting your data...")).toBeDefined();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain("POST /api/resume/clear");
    act(() => vi.advanceTimersByTime(799));
    expect(load).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(load).toHaveBeenCalledExactlyOnceWith("/");
    expect(Object.keys(window.localStorage).toSorted()).toEqual(["pendingPurchases", "savedCoverLetters"]);
    expect(Object.keys(window.sessionStorage)).toEqual(["startedOver"]);
  });

  it("goes on when server and storage fail", () => {
    vi.useFakeTimers();
    const { load } = open();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("gone")));
    const blocked = vi.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    fireEvent.click(screen.getByRole("button", { name: "Yes, Start Over" }));
    act(() => vi.advanceTimersByTime(800));
    blocked.mockRestore();
    expect(load).toHaveBeenCalledOnce();
  });

  it("leaves everything on Cancel, and waits 50 ms before it goes to the generator", () => {
    vi.useFakeTimers();
    fillStorage();
    const { onGoToGenerator, load } = open();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    fireEvent.click(screen.getByRole("button", { name: "Start Over" }));
    fireEvent.click(screen.getByRole("button", { name: "Go to Generator" }));
    act(() => vi.advanceTimersByTime(49));
    expect(onGoToGenerator).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onGoToGenerator).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
    expect(window.localStorage.getItem("generatorState")).toBe('"x"');
  });
});
