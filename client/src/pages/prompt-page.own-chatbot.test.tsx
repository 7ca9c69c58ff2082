import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { writeChosenTemplate } from "#client/features/generator/stored-generator-state.ts";
import { readStoredText, storageKeys } from "#client/lib/browser-storage.ts";
import { clearCachedData } from "#client/lib/cached-data.ts";
import type { FakeAnswer } from "#client/testing/fake-api.ts";
import { fillForm, generatorApi, press } from "#client/testing/generator-screen.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs, signOut } from "#client/testing/signed-in.ts";
import { PromptPage } from "./prompt-page.tsx";

const structure = "Structure (Healthcare Template): Licences first, then patients.";
const purchase = {
  ...{ id: 1, userId: 1, templateId: "healthcare", templateName: "Healthcare Template", amount: 399 },
  ...{ currency: "usd", stripeSessionId: "cs_1", purchasedAt: "2026-11-01T10:00:00.000Z" },
};

describe("the prompt for a chatbot of one's own", () => {
  beforeAll(() => import("#client/features/generator/own-chatbot/own-chatbot.tsx"));
  afterEach(signOut);

  /** The panel over a desk that is filled in, with the template that the account owns. */
  async function openPanel(brief: FakeAnswer | (() => Promise<FakeAnswer>), templateId: string | null = "healthcare") {
    clearCachedData();
    writeChosenTemplate(templateId);
    const others = {
      ...signedInAs(),
      "GET /api/purchased-templates": { body: [purchase] },
      "GET /api/template-briefs/healthcare": brief,
    };
    const calls = generatorApi({}, others);
    const { unmount } = renderScreen(<PromptPage />, { at: "/prompt" });
    await fillForm();
    press("Use your own chatbot instead");
    const panel = await screen.findByRole("dialog", { name: "Use your own chatbot" });
    await waitFor(() =>
      expect(within(panel).getByRole("button", { name: "Copy the prompt" }).getAttribute("aria-busy")).toBeNull(),
    );
    const asked = calls.filter(({ path }) => path.startsWith("/api/template-briefs")).length;
    return { prompt: panel.textContent, asked, close: unmount };
  }

  it("asks for the template's structure, also later without the network", async () => {
    const first = await openPanel({ body: { structure } });
    expect(first.prompt).toContain(structure);
    expect(first.prompt).not.toContain("plain letter");
    first.close();
    const offline = await openPanel(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(offline.prompt).toContain(structure);
    offline.close();
  });

  it("asks for a plain letter where the structure was never fetched, and says so", async () => {
    const { prompt, close } = await openPanel(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(prompt).toContain("P1: We need a nurse.");
    expect(prompt).not.toContain("Structure (");
    expect(prompt).toContain("this prompt asks for a plain letter");
    close();
  });

  it("keeps nothing of a template that is not theirs any more", async () => {
    const owned = await openPanel({ body: { structure } });
    owned.close();
    expect(readStoredText(storageKeys.templateBriefs)).toContain("Licences first");
    const refused = await openPanel({ status: 402, body: { message: "Buy it." } });
    expect(refused.prompt).not.toContain("Structure (");
    expect(readStoredText(storageKeys.templateBriefs)).not.toContain("Licences first");
    refused.close();
  });

  it("takes no answer of another shape", async () => {
    const { prompt, close } = await openPanel({ body: { structure: 5 } });
    expect(prompt).not.toContain("Structure (");
    expect(prompt).toContain("this prompt asks for a plain letter");
    close();
  });

  it("asks the server for nothing without a template", async () => {
    const { prompt, asked, close } = await openPanel({ body: { structure } }, null);
    expect(prompt).not.toContain("this prompt asks for a plain letter");
    expect(asked).toBe(0);
    close();
  });
});
