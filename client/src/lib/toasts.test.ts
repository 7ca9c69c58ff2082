import { describe, expect, it, vi } from "vitest";
import { currentToast, dismissToast, showToast, showToastNext } from "./toasts.ts";

function title(): string | undefined {
  return currentToast()?.title;
}

function dismiss(): void {
  dismissToast(currentToast()?.id ?? 0);
}

describe("toasts", () => {
  it("show one at a time: the newest takes the place of the one before", () => {
    showToast({ title: "First" });
    showToast({ title: "Second" });
    expect(title()).toBe("Second");
  });

  it("that come next wait until the visible one has gone, and only the last of them comes", () => {
    showToast({ title: "First" });
    showToastNext({ title: "Second" });
    showToastNext({ title: "Third" });
    expect(title()).toBe("First");
    dismiss();
    expect(title()).toBe("Third");
    dismiss();
    expect(currentToast()?.open).toBe(false);
  });

  it("that come next come at once where none is visible", () => {
    dismiss();
    showToastNext({ title: "Now" });
    expect(title()).toBe("Now");
  });

  it("that wait give way to something newer", () => {
    showToast({ title: "First" });
    showToastNext({ title: "Second" });
    showToast({ title: "Third" });
    dismiss();
    expect(currentToast()?.open).toBe(false);
  });

  it("are removed five seconds after they were closed", () => {
    vi.useFakeTimers();
    showToast({ title: "Saved" });
    const id = currentToast()?.id ?? 0;
    dismissToast(id);
    expect(currentToast()).toMatchObject({ id, open: false });
    vi.advanceTimersByTime(4_999);
    expect(currentToast()?.id).toBe(id);
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });
});
