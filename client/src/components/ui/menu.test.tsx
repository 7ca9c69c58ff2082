import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Menu } from "./menu.tsx";

const onSelect = vi.fn();

function open() {
  render(
    <>
      <Menu
        label="More"
        trigger={<button type="button">More</button>}
        entries={[
          { key: "copy", label: "Copy", onSelect },
          { key: "move", label: "Move", onSelect: () => undefined },
        ]}
      />
      <button type="button">Beside</button>
    </>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole("button", { name: "More" });

describe("a menu", () => {
  it("is opened with a key at its first action, and leaves the focus at its button", async () => {
    const person = open();
    button().focus();
    for (const key of ["{Enter}", "{ArrowDown}", " "]) {
      await person.keyboard(key);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Copy" })));
      expect(screen.getByRole("menu", { name: "More" }).id).toBe(button().getAttribute("aria-controls"));
      await person.keyboard("{Escape}");
      await waitFor(() => expect(document.activeElement).toBe(button()));
      expect(screen.queryByRole("menu")).toBeNull();
      expect(button().getAttribute("aria-expanded")).toBe("false");
    }
  });

  it("does what is chosen, once, and can be opened again", async () => {
    const person = open();
    await person.click(button());
    await person.click(await screen.findByRole("menuitem", { name: "Copy" }));
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await person.click(button());
    expect(await screen.findByRole("menu")).toBeDefined();
    await person.click(button());
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  });

  it("closes when something beside it is pressed, and lets that have the focus", async () => {
    const person = open();
    await person.click(button());
    await screen.findByRole("menu");
    await person.click(screen.getByRole("button", { name: "Beside" }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Beside" }));
  });
});
