import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import type { RecipientState } from "#shared/workflows/mail-recipient.schema.ts";
import { RecipientList } from "./recipient-list.tsx";

const STATES = "POST /api/mail-recipients/states";
const ASK = "POST /api/mail-recipients";

function open(states: Record<string, RecipientState>, { at = "/workflows/4", ask = { status: 202 } } = {}) {
  const current = { ...states };
  const calls = fakeApi({
    [STATES]: () => ({ body: Object.entries(current).map(([address, state]) => ({ address, state })) }),
    [ASK]: ({ body }) => {
      const { address = "" } = Object(body);
      if (ask.status === 202) current[address] = "asked";
      return { ...ask, body: ask.status === 202 ? { address, state: "asked" } : { message: "Too many at once." } };
    },
  });
  const list = <RecipientList addresses={[...Object.keys(states), "half-typed@"]} />;
  const view = renderScreen(
    <Routes>
      <Route path="/workflows/:id" element={list} />
    </Routes>,
    { at },
  );
  return { asked: () => calls.filter(({ path }) => path === "/api/mail-recipients").map(({ body }) => body), ...view };
}

describe("who agreed to get mails", () => {
  it("is told for each address, and who was not asked yet is asked by one button", async () => {
    const { asked, person } = open({
      "a@x.org": "confirmed",
      "b@x.org": "unknown",
      "c@x.org": "unknown",
      "d@x.org": "refused",
    });
    expect(await screen.findByText("Agreed")).toBeDefined();
    expect(screen.getByText("Declined")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Ask 2 addresses" }));
    expect(await screen.findByText("Request sent")).toBeDefined();
    expect(await screen.findAllByText("Waiting for an answer")).toHaveLength(2);
    expect(asked()).toEqual([
      { address: "b@x.org", workflowId: 4 },
      { address: "c@x.org", workflowId: 4 },
    ]);
    expect(screen.getByRole("button", { name: "Ask 2 again" })).toBeDefined();
  });

  it("needs the workflow to be saved before anybody is asked", async () => {
    open({ "b@x.org": "unknown" }, { at: "/workflows/new" });
    expect(await screen.findByRole("button", { name: "Ask 1 address" })).toHaveProperty("disabled", true);
    expect(screen.getByText(/Save the workflow, then ask them/)).toBeDefined();
  });

  it("asks nobody where all agreed", async () => {
    open({ "a@x.org": "confirmed", "t@team.org": "allowed" });
    expect(await screen.findByText("Allowed")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("stops at the first who cannot be asked, and says why", async () => {
    const { asked, person } = open({ "b@x.org": "unknown", "c@x.org": "unknown" }, { ask: { status: 429 } });
    await person.click(await screen.findByRole("button", { name: "Ask 2 addresses" }));
    expect(await screen.findByText("Too many at once.")).toBeDefined();
    expect(asked()).toHaveLength(1);
  });
});
