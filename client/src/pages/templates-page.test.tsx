import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { TemplatesPage } from "./templates-page.tsx";

const CHECKOUT = "POST /api/create-checkout-session";
const buy = async (person: ReturnType<typeof renderScreen>["person"]) => {
  await person.click(await screen.findByRole("button", { name: "Buy Now: Tech Industry Template" }));
  await person.click(screen.getByRole("button", { name: "Go to checkout" }));
};

describe("the template store", () => {
  it("shows each kind in its tab, and the bundles with their labels", async () => {
    fakeApi({});
    const { person } = renderScreen(<TemplatesPage />, { at: "/templates" });
    const count = () => within(screen.getByRole("tabpanel")).getAllByRole("listitem").length;
    expect(count()).toBe(10);
    await person.click(screen.getByRole("tab", { name: "Style-based" }));
    expect(count()).toBe(6);
    await person.click(screen.getByRole("tab", { name: "Specialized" }));
    expect(count()).toBe(4);
    await person.click(screen.getByRole("tab", { name: "Bundles & Savings" }));
    expect(screen.getByText("BEST VALUE!")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Get Complete Bundle!" })).toBeTruthy();
    expect(screen.getAllByText("Buy Bundle")).toHaveLength(3);
    for (const text of ["Save $40+", "Save $19.91", "Save $7.95", "Save $4.97", "$39.99", "$19.99", "$9.99", "$14.99"])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it("asks before it begins a checkout, and sends the item alone", async () => {
    const calls = fakeApi({ [CHECKOUT]: { status: 503, body: { message: "The store is closed." } } });
    const { person } = renderScreen(<TemplatesPage />, { at: "/templates" });
    await buy(person);
    const call = calls.find(({ path }) => path === "/api/create-checkout-session");
    expect(call?.body).toEqual({ items: [{ id: "tech" }] });
    expect(call?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/);
    expect(await screen.findByText("Payment Error")).toBeTruthy();
    expect(screen.getByText("The store is closed.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Go to checkout" })).toBeTruthy();
  });

  it("begins one checkout however fast it is pressed twice", async () => {
    const calls = fakeApi({ [CHECKOUT]: { status: 503, body: { message: "The store is closed." } } });
    const { person } = renderScreen(<TemplatesPage />, { at: "/templates" });
    await person.click(await screen.findByRole("button", { name: "Buy Now: Tech Industry Template" }));
    const button = screen.getByRole("button", { name: "Go to checkout" });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText("The store is closed.")).toBeTruthy();
    expect(calls.filter(({ path }) => path === "/api/create-checkout-session")).toHaveLength(1);
  });

  it("says so when the server gives neither an address nor an id", async () => {
    fakeApi({ [CHECKOUT]: { body: { id: "", url: null } } });
    const { person } = renderScreen(<TemplatesPage />, { at: "/templates" });
    await buy(person);
    expect(await screen.findByText("Payment configuration error - please try again later")).toBeTruthy();
  });

  it("offers what is owned for use, and all of a bundle's", async () => {
    const bundle = { id: 1, templateId: "style-bundle", templateName: "Style Bundle", amount: 999, currency: "usd" };
    fakeApi({
      ...signedInAs(),
      "GET /api/purchased-templates": {
        body: [{ ...bundle, purchasedAt: "2026-11-21T10:00:00Z", stripeSessionId: "cs_1" }],
      },
    });
    const { person } = renderScreen(<TemplatesPage />, { at: "/templates?tab=style" });
    expect(await screen.findAllByRole("button", { name: /^Use template/ })).toHaveLength(6);
    await person.click(screen.getByRole("button", { name: "Use template: Formal Style Template" }));
    expect(await screen.findByText("Template Selected")).toBeTruthy();
    expect(window.localStorage.getItem("generatorState")).toContain('"templateId":"formal"');
  });

  it("shows others the beginning of the sample alone, and its owner the whole", async () => {
    fakeApi({});
    const { person } = renderScreen(<TemplatesPage />, { at: "/templates" });
    await person.click(await screen.findByRole("button", { name: "Preview Sales Industry Template" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Premium Template - Click to purchase and unlock")).toBeTruthy();
    expect(dialog.textContent).toContain("Quota: $1.9 million");
    expect(dialog.textContent).not.toContain("pecan");
    await person.click(within(dialog).getByRole("button", { name: "Close Preview" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Preview Sales Industry Template" })),
    );
  });
});
