import { beforeEach, expect, it, vi } from "vitest";
import { tellIfLate } from "./late-notice.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div data-late hidden>This page has not finished loading.</div><script></script>";
  return () => vi.useRealTimers();
});

const notice = () => document.querySelector<HTMLElement>("[data-late]");

it("says after a while that the page has not finished loading", () => {
  tellIfLate();
  vi.advanceTimersByTime(14_000);
  expect(notice()?.hidden).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(notice()?.hidden).toBe(false);
});

it("says so at once when a script cannot be had, and nothing of a picture", () => {
  tellIfLate();
  document.body.dispatchEvent(new Event("error"));
  expect(notice()?.hidden).toBe(true);
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  expect(notice()?.hidden).toBe(false);
});

it("leaves alone a page that is live", () => {
  document.body.innerHTML = "<h1>Live</h1>";
  tellIfLate();
  vi.advanceTimersByTime(60_000);
  expect(document.body.innerHTML).toBe("<h1>Live</h1>");
});
