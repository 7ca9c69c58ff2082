import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { WriterSettings } from "./writer-settings.tsx";

const state = {
  now: { kind: "built-in", model: null, server: null, host: null },
  mayChoose: true,
  choice: { looksHere: false, found: [], offer: null, pull: null, address: null },
};

it("says in the toast, too, what is wrong with an address", async () => {
  const problem = "Enter an address that begins with http:// or https://";
  const errors = { baseUrl: [problem] };
  fakeApi({
    ...signedInAs({ isAdmin: true, isSuperAdmin: true }),
    "GET /api/writer": { body: state },
    "PUT /api/writer": { status: 400, body: { message: problem, errors } },
  });
  const { person } = renderScreen(<WriterSettings />, { at: "/settings/writer" });
  await person.click(await screen.findByRole("radio", { name: /^An address and key/ }));
  await person.click(screen.getByRole("button", { name: "Test and save" }));
  expect(await screen.findByText("Couldn't save the writer")).toBeDefined();
  expect(screen.getAllByText(problem)).toHaveLength(2);
  expect(screen.queryByText("Try again.")).toBeNull();
});
