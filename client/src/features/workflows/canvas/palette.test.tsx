import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Palette } from "./palette.tsx";

const namesIn = (group: string) =>
  within(screen.getByRole("region", { name: group }))
    .getAllByRole("button")
    .map((tool) => tool.firstElementChild?.nextElementSibling?.firstElementChild?.textContent);

describe("the palette", () => {
  it("has sources, transformations and destinations in this order, each with its tools", () => {
    render(<Palette onAdd={vi.fn()} onTemplate={vi.fn()} />);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Data Sources",
      "Transformations",
      "Destinations",
    ]);
    expect(namesIn("Data Sources")).toEqual([
      ...["PostgreSQL", "MySQL", "CSV File", "Snowflake", "Google Sheets"],
      ...["API", "S3", "Webhook", "Input"],
    ]);
    expect(namesIn("Transformations")).toEqual([
      ...["Filter Data", "Map Fields", "Aggregate Data"],
      ...["Route", "Join", "Union", "Sort", "Deduplicate", "Limit", "Split Column", "Sub-workflow"],
    ]);
    expect(namesIn("Destinations")).toEqual([
      ...["PostgreSQL", "MySQL", "CSV File", "Snowflake", "Google Sheets"],
      ...["S3", "Email", "Dashboard", "Run Workflow", "Output"],
    ]);
  });

  it("adds the tool that is pressed, with a description under its name, and lets it be dragged", () => {
    const onAdd = vi.fn();
    render(<Palette onAdd={onAdd} onTemplate={vi.fn()} />);
    const filter = screen.getByRole("button", { name: /^Filter Data.*Keep rows that match$/ });
    expect(filter.draggable).toBe(true);
    fireEvent.click(filter);
    expect(onAdd).toHaveBeenCalledWith("transform:filter");
  });
});
