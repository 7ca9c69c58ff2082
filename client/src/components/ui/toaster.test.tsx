import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ToastOutlet } from "#client/app/toast-outlet.tsx";
import { currentToast, showToast } from "#client/lib/toasts.ts";

describe("the notification area", () => {
  afterEach(() => vi.useRealTimers());

  it("takes the focus with F8", async () => {
    render(<ToastOutlet />);
    showToast({ title: "Settings saved" });
    await screen.findByText("Settings saved");
    fireEvent.keyDown(document, { key: "F8", code: "F8" });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list")));
  });

  it("shows a toast for five seconds", async () => {
    render(<ToastOutlet />);
    showToast({ title: "First" });
    await screen.findByText("First");
    vi.useFakeTimers();
    act(() => showToast({ title: "Second" }));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(currentToast()).toMatchObject({ title: "Second", open: true });
    await vi.advanceTimersByTimeAsync(200);
    expect(currentToast()).toMatchObject({ title: "Second", open: false });
  });
});
