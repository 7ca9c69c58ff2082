import { act, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isPageShown, makeUnseen, nextTurn, showWhole } from "#client/lib/unseen-page.ts";
import { InTurn } from "./in-turn.tsx";

const seen: string[] = [];
const show = vi.fn(() => seen.push("shown"));

function Part({ name }: { name: string }) {
  seen.push(name);
  return <p>{name}</p>;
}

/** The page with what the app does when it is first put in. */
function open(page: ReactNode) {
  const result = render(page);
  act(() => {
    showWhole();
    nextTurn();
  });
  return result;
}

describe("a page that is made unseen", () => {
  beforeEach(() => {
    seen.length = 0;
    show.mockClear();
    makeUnseen(show);
  });

  it("is shown at once when no part of it waits", () => {
    open(<Part name="page" />);
    expect(seen).toEqual(["page", "shown"]);
    expect(isPageShown()).toBe(true);
  });

  it("gets its parts one after the other, and is shown with the last", async () => {
    open(
      <>
        <Part name="page" />
        <InTurn>
          <Part name="form" />
        </InTurn>
        <InTurn>
          <Part name="sheet" />
        </InTurn>
      </>,
    );
    await waitFor(() => expect(isPageShown()).toBe(true));
    expect(seen).toEqual(["page", "form", "sheet", "shown"]);
    expect(show).toHaveBeenCalledOnce();
  });

  it("does not wait for a part that has gone", async () => {
    const { unmount } = render(
      <InTurn>
        <Part name="form" />
      </InTurn>,
    );
    unmount();
    await waitFor(() => expect(isPageShown()).toBe(true));
    expect(seen).toEqual(["shown"]);
  });

  it("has all its parts at once later on", () => {
    showWhole();
    render(
      <InTurn>
        <Part name="form" />
      </InTurn>,
    );
    expect(screen.getByText("form")).toBeDefined();
  });
});
