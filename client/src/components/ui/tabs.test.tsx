import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

const values = ["one", "two", "three"] as const;

function Panels() {
  const [value, setValue] = useState<(typeof values)[number]>("one");
  const tabs = values.map((name) => ({ value: name, label: name, content: `The panel ${name}` }));
  return <Tabs label="Panels" value={value} onChange={setValue} tabs={tabs} />;
}

const chosen = () => screen.getByRole("tab", { selected: true });

describe("tabs", () => {
  it("show the panel that is pressed, named after its tab", async () => {
    render(<Panels />);
    await userEvent.click(screen.getByRole("tab", { name: "two" }));
    const panel = screen.getByRole("tabpanel", { name: "two" });
    expect(panel.textContent).toBe("The panel two");
    expect(chosen().getAttribute("aria-controls")).toBe(panel.id);
  });

  it("are chosen once by a press, which moves the focus, too", async () => {
    const chosenValues: string[] = [];
    const tabs = values.map((name) => ({ value: name, label: name, content: name }));
    render(<Tabs label="Panels" value="one" onChange={(value) => chosenValues.push(value)} tabs={tabs} />);
    await userEvent.click(screen.getByRole("tab", { name: "two" }));
    expect(chosenValues).toEqual(["two"]);
  });

  it("are one stop of the Tab key, and the arrows go round in it", async () => {
    render(<Panels />);
    const person = userEvent.setup();
    await person.tab();
    for (const [key, name] of [
      ["{ArrowLeft}", "three"],
      ["{ArrowRight}", "one"],
      ["{End}", "three"],
      ["{Home}", "one"],
      ["{ArrowRight}", "two"],
      ["{ArrowDown}", "two"],
    ] as const) {
      await person.keyboard(key);
      expect(chosen().textContent).toBe(name);
      expect(document.activeElement).toBe(chosen());
    }
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
  });
});
