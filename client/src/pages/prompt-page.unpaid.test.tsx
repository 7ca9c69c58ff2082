import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { writeChosenTemplate } from "#client/features/generator/stored-generator-state.ts";
import { fillForm, generatorApi, press, prompts } from "#client/testing/generator-screen.ts";
import { previewAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs, signOut } from "#client/testing/signed-in.ts";
import { promptRequestSchema } from "#shared/generator/prompt.schema.ts";
import { PromptPage } from "./prompt-page.tsx";

const message = "The Healthcare Template isn't in your account. Buy it under Templates, or use the plain letter.";

describe("a template that is not paid for", () => {
  afterEach(signOut);

  it("is told where the person goes on, with the way to the store and to the plain letter", async () => {
    writeChosenTemplate("healthcare");
    // Which templates they own is not known while the list of purchases does not come.
    const others = { ...signedInAs(), "GET /api/purchased-templates": { status: 503 } };
    const calls = generatorApi({ preview: { status: 402, body: { message } } }, others);
    renderScreen(<PromptPage />, { at: "/prompt" });
    await fillForm();
    press("Write my letter");
    const store = await screen.findByRole("link", { name: "View templates" });
    expect(store.getAttribute("href")).toBe("/templates");
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);

    const later = generatorApi({ preview: { body: previewAnswer() } }, others);
    press("Use the plain letter");
    await waitFor(() => expect(screen.queryByRole("link", { name: "View templates" })).toBeNull());
    press("Write my letter");
    await screen.findByRole("heading", { name: "Read the whole letter" });
    const asked = [...prompts(calls), ...prompts(later)].map(
      ({ body }) => promptRequestSchema.parse(body).letter?.templateId,
    );
    expect(asked).toEqual(["healthcare", null]);
  });
});
