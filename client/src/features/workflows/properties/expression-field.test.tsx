import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { ExpressionField } from "./expression-field.tsx";

const CHECK = "POST /api/workflows/expressions/check";
const columns = [
  { name: "spend", type: "DECIMAL" as const, isPrimary: false },
  { name: "campaign_name", type: "VARCHAR" as const, isPrimary: false },
];

function Expression() {
  const [value, setValue] = useState("");
  return <ExpressionField label="Expression" value={value} columns={columns} onChange={setValue} />;
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>("Expression");
const type = (text: string) => {
  fireEvent.focus(area());
  fireEvent.change(area(), { target: { value: text, selectionStart: text.length } });
};

it("marks what is wrong with an expression as it is written, and says what a sound one gives", async () => {
  const calls = fakeApi({
    [CHECK]: ({ body }) => ({
      body: JSON.stringify(body).includes("spent")
        ? { ok: false, type: null, message: "There is no column “spent”.", offset: 4 }
        : { ok: true, type: "DECIMAL", message: null, offset: null },
    }),
  });
  renderScreen(<Expression />);
  type("2 * spent");
  expect(await screen.findByText("There is no column “spent”.")).toBeDefined();
  expect(area().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("spent").className).toContain("underline");
  type("2 * spend");
  expect(await screen.findByText("Result: number")).toBeDefined();
  expect(area().getAttribute("aria-invalid")).not.toBe("true");
  expect(calls.map(({ body }) => body)).toEqual([
    { expression: "2 * spent", fields: columns, parameters: [] },
    { expression: "2 * spend", fields: columns, parameters: [] },
  ]);
});

it("completes the columns that come in", async () => {
  fakeApi({ [CHECK]: { body: { ok: true, type: "VARCHAR", message: null, offset: null } } });
  const { person } = renderScreen(<Expression />);
  type("upper(camp");
  await person.click(await screen.findByRole("button", { name: "campaign_name" }));
  await waitFor(() => expect(area().value).toBe("upper(campaign_name"));
});

it("that cannot be checked now says so and marks nothing", async () => {
  fakeApi({ [CHECK]: { status: 503, body: { message: "Later." } } });
  renderScreen(<Expression />);
  type("spend");
  expect(await screen.findByText("Couldn't check the expression.")).toBeDefined();
  expect(area().getAttribute("aria-invalid")).not.toBe("true");
});

it("shows its suggestions once a press has ended, so that the first click on what is below them arrives", async () => {
  fakeApi({ [CHECK]: { body: { ok: true, type: null, message: null, offset: null } } });
  renderScreen(<Expression />);
  const summary = screen.getByText("Functions and examples");
  fireEvent.mouseDown(summary);
  fireEvent.focus(summary);
  expect(screen.queryByRole("list", { name: "Suggestions" })).toBeNull();
  fireEvent.mouseUp(summary);
  expect(await screen.findByRole("list", { name: "Suggestions" })).toBeDefined();
  fireEvent.mouseDown(document.body);
  fireEvent.blur(summary);
  expect(screen.queryByRole("list", { name: "Suggestions" })).not.toBeNull();
  fireEvent.mouseUp(document.body);
  await waitFor(() => expect(screen.queryByRole("list", { name: "Suggestions" })).toBeNull());
});
