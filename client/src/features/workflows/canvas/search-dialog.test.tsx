import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { newNode } from "#shared/workflows/new-node.ts";
import { SearchDialog } from "./search-dialog.tsx";

const at = { x: 0, y: 0 };
const nodes = [
  newNode("source:postgres", at, { id: "read", label: "Late orders", config: { table: "shipments" } }),
  newNode("transform:filter", at, { id: "keep", label: "Orders over 100" }),
  newNode("destination:email", at, { id: "mail", label: "Tell the team", config: { subject: "Orders <b>today</b>" } }),
];
const notes = [
  { id: "why", text: "Ask Ana before you change ORDERS", position: at, width: 240, height: 120 },
  { id: "empty", text: "  ", position: at, width: 240, height: 120 },
];

function open() {
  const onGoTo = vi.fn();
  const onClose = vi.fn();
  render(<SearchDialog nodes={nodes} notes={notes} onGoTo={onGoTo} onClose={onClose} />);
  return { onGoTo, onClose, person: userEvent.setup() };
}

const found = () =>
  screen.queryAllByRole("option").map((option) => option.querySelector(".text-strong")?.textContent ?? "");
const chosen = () => screen.getByRole("option", { selected: true }).textContent;

describe("the search over steps", () => {
  it("lists every step and note that says something, before anything is typed", () => {
    open();
    expect(found()).toEqual(["Late orders", "Orders over 100", "Tell the team", "Ask Ana before you change ORDERS"]);
    expect(screen.getByRole("status").textContent).toBe("4 steps and notes");
  });

  it("finds names, settings and notes in any case, with names that begin so first", async () => {
    const { person } = open();
    await person.type(screen.getByRole("combobox"), " oRDers");
    expect(found()).toEqual(["Orders over 100", "Late orders", "Tell the team", "Ask Ana before you change ORDERS"]);
    await person.clear(screen.getByRole("combobox"));
    await person.type(screen.getByRole("combobox"), "shipments");
    expect(found()).toEqual(["Late orders"]);
    expect(screen.getByRole("status").textContent).toBe("1 step or note");
    await person.clear(screen.getByRole("combobox"));
    await person.type(screen.getByRole("combobox"), "ana before");
    expect(screen.getByRole("option").textContent).toContain("Note");
  });

  it("is walked through by arrows, from the last to the first, and goes to the one that is chosen", async () => {
    const { person, onGoTo } = open();
    const box = screen.getByRole("combobox");
    await person.type(box, "{ArrowUp}");
    expect(chosen()).toContain("Ask Ana");
    expect(box.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { selected: true }).id);
    await person.type(box, "{ArrowDown}{ArrowDown}");
    expect(chosen()).toContain("Orders over 100");
    await person.type(box, "{Enter}");
    expect(onGoTo.mock.calls).toEqual([["keep"]]);
    await person.click(screen.getByRole("option", { name: /Ask Ana/ }));
    expect(onGoTo.mock.lastCall).toEqual(["why"]);
  });

  it("says that nothing is found, goes nowhere then, and closes by Escape", async () => {
    const { person, onGoTo, onClose } = open();
    await person.type(screen.getByRole("combobox"), "<script>.*{Enter}{ArrowDown}{Enter}");
    expect(screen.getByRole("status").textContent).toBe("Nothing found.");
    expect(screen.queryAllByRole("option")).toEqual([]);
    expect(onGoTo).not.toHaveBeenCalled();
    await person.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalled();
  });
});
