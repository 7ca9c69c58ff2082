import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { claimCheckerCode } from "#client/components/claims/load-claim-checker.ts";
import { fakeApi } from "#client/testing/fake-api.ts";
import { savedLetter } from "#client/testing/letters.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import type { LetterSources } from "#shared/letters/letter-sources.schema.ts";
// So that its code is here before the first test waits for it.
import "./edit-letter-page.tsx";

afterEach(() => vi.restoreAllMocks());

const AT = "/api/saved-cover-letters/5";
const label = "Nurse, Mercy Lakeside";
const sources: LetterSources = {
  facts: [
    { id: "post.0", origin: "resume", label, text: `${label}, 2019 – present` },
    { id: "post.0.0", origin: "resume", label, text: "Care for 6 patients a shift" },
  ],
  about: ["Mara Lindqvist"],
  posting: "Charge nurse for our night shift.",
  role: "Charge Nurse",
  company: "Saint Brigid",
  language: "en",
  known: [],
  confirmed: [],
};
const honest = "Dear team,\n\nAt Mercy Lakeside I care for 6 patients a shift.\n\nSincerely,\nMara";
const invented = honest.replace("6 patients", "16 patients");

async function openForm(content: string, promptInfo: { sources: LetterSources } | null) {
  const calls = fakeApi({
    ...signedInAs(),
    "GET /api/saved-cover-letters": { body: [] },
    [`GET ${AT}`]: { body: savedLetter({ content, promptInfo }), headers: { ETag: '"one"' } },
    [`PUT ${AT}`]: { body: savedLetter({ content, promptInfo }), headers: { ETag: '"two"' } },
  });
  const { person } = renderScreen(<AppRoutes />, { at: "/edit-letter/5" });
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Content");
  const puts = () => calls.filter(({ method }) => method === "PUT");
  const save = () => person.click(screen.getByRole("button", { name: "Save Changes" }));
  return { person, field, puts, save };
}

describe("the claims of a saved letter", () => {
  it("are counted, led to and asked about before it is saved", async () => {
    const { person, field, puts, save } = await openForm(invented, { sources });
    const card = await screen.findByRole("region", { name: "1 claim has no source" });
    await person.click(within(card).getByRole("button", { name: /Take me there/ }));
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("16");

    await save();
    const asked = await screen.findByRole("dialog", { name: "1 claim has no source" });
    expect(puts()).toEqual([]);
    await person.click(within(asked).getByRole("button", { name: "Save anyway" }));
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    expect(puts()).toHaveLength(1);
  });

  it("are not asked about again once they were called true", async () => {
    const { person, puts, save } = await openForm(invented, { sources });
    await person.click(await screen.findByRole("button", { name: /It is true, keep it/ }));
    expect(screen.queryByRole("region", { name: "1 claim has no source" })).toBeNull();
    await save();
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    expect(puts()).toHaveLength(1);
  });

  it("let a letter through that rests on its facts", async () => {
    const { puts, save } = await openForm(honest, { sources });
    await save();
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(puts()).toHaveLength(1);
  });

  it("cannot be checked in a letter from before, and that is said", async () => {
    const load = vi.spyOn(claimCheckerCode, "load");
    const { puts, save } = await openForm(invented, null);
    expect(screen.getByText(/saved without the facts behind it/)).toBeDefined();
    await save();
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    expect(puts()).toHaveLength(1);
    expect(load).not.toHaveBeenCalled();
  });

  it("are said to be unchecked where the checker cannot be loaded", async () => {
    vi.spyOn(claimCheckerCode, "load").mockRejectedValue(new TypeError("Failed to fetch"));
    const { person, puts, save } = await openForm(invented, { sources });
    await save();
    const asked = await screen.findByRole("dialog", { name: "This letter is not checked" });
    expect(puts()).toEqual([]);
    await person.click(within(asked).getByRole("button", { name: "Save anyway" }));
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
  });
});
