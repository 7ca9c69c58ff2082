import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { ParametersDialog } from "./parameters-dialog.tsx";

it("offers the names that steps use and that no parameter has, and then free ones", async () => {
  const usedBy = new Map([
    ["since", ["Orders"]],
    ["min_amount", ["Filter Data"]],
  ]);
  const parameters = [{ name: "Since", type: "date" as const, default: "" }];
  const { person } = renderScreen(
    <ParametersDialog parameters={parameters} usedBy={usedBy} onSave={() => {}} onClose={() => {}} />,
  );
  await person.click(screen.getByRole("button", { name: "Add a parameter" }));
  await person.click(screen.getByRole("button", { name: "Add a parameter" }));
  const names = screen.getAllByLabelText<HTMLInputElement>("Name").map(({ value }) => value);
  expect(names).toEqual(["Since", "min_amount", "value_3"]);
  expect(screen.getByText("Used in Filter Data.")).toBeDefined();
});
