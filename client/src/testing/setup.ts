import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { fetchDialogs } from "#client/components/ui/dialog.tsx";
import { fetchMenus } from "#client/components/ui/menu.tsx";
import { dismissCurrentToast } from "#client/lib/toasts.ts";
import { signOut } from "./signed-in.ts";

// Test files share one window: each test leaves it as it found it.
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  signOut();
  // A layer that was torn down while it opened may leave the page without a pointer.
  document.body.removeAttribute("style");
});

afterEach(() => {
  cleanup();
  dismissCurrentToast();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// A page's code is loaded on first use, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// As the page has them once it is idle.
await Promise.all([fetchDialogs(), fetchMenus()]);

// What jsdom lacks. Its own frames stop for good once a test's fake timers have held one of them.
window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 16));
window.cancelAnimationFrame = (handle) => clearTimeout(handle);
window.scrollTo = () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => {};

// jsdom lays nothing out, so nothing ever changes its size.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
