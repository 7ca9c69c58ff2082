import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { generatorApi, press, reachLetter, sheet, type } from "#client/testing/generator-screen.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { PromptPage } from "./prompt-page.tsx";

const content =
  "Dear team,\n\nI would like to bring my years to Northgate General. I would like to go on reading telemetry.";
const letter = { id: "x", title: "Old letter", company: "Northgate General", content };

describe("the echo of earlier letters", () => {
  it("is one line where nothing is repeated, and none where there is no earlier letter", async () => {
    generatorApi();
    const { unmount } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    expect(screen.queryByText(/earlier letter/)).toBeNull();
    unmount();
    window.localStorage.setItem("savedCoverLetters", JSON.stringify([letter]));
    renderScreen(<PromptPage />, { at: "/prompt" });
    expect(await screen.findByText("Nothing repeated from your earlier letter.")).toBeDefined();
  });

  it("warns of another company's name after an edit, and lists what stands in letters of the account too", async () => {
    const saved = { ...letter, id: 1, userId: 1, jobTitle: null, templateId: null, promptInfo: null, authorName: null };
    const dates = { createdAt: "2026-11-01T08:00:00.000Z", updatedAt: "2026-11-01T08:00:00.000Z" };
    generatorApi({}, { ...signedInAs(), "GET /api/saved-cover-letters": { body: [{ ...saved, ...dates }] } });
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    press("Edit");
    type("Text of the letter", content);
    press("Done");
    expect(sheet().textContent).toContain("Northgate General");
    const warning = await screen.findByRole("alert", { name: "Another company's name" });
    expect(warning.textContent).toContain("Northgate General is a company you wrote to before");
    expect(screen.getByText("1 repeat from your earlier letter")).toBeDefined();
    expect(
      within(screen.getByRole("list", { name: "Also in that letter" })).getByText(/reading telemetry/),
    ).toBeDefined();
  });
});
