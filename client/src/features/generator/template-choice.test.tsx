import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { TemplateChoice } from "./template-choice.tsx";

it("names what was bought without an account, and that signing in gives it", async () => {
  fakeApi({});
  localStorage.setItem("pendingPurchases", JSON.stringify([{ templateName: "Tech Industry Template" }]));
  const choice = { chosen: null, onChoose: () => undefined, onLeave: () => undefined };
  const { person } = renderScreen(<TemplateChoice {...choice} owned={new Set()} />);
  await person.click(screen.getByRole("button", { name: "Template: Plain letter" }));
  expect(await screen.findByRole("menuitem", { name: "Tech Industry Template: sign in to use it" })).toBeDefined();
});
