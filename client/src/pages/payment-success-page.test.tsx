import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { emptyGeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { addVersion } from "#client/features/generator/letter-versions.ts";
import { writeGeneratorState } from "#client/features/generator/stored-generator-state.ts";
import { readPendingPurchases } from "#client/features/purchases/pending-purchases.ts";
import { fakeApi } from "#client/testing/fake-api.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { PaymentSuccessPage } from "./payment-success-page.tsx";

const VERIFY = "POST /api/verify-checkout-session";
const REGISTER = "POST /api/register-template-purchase";
const at = "/payment-success?session_id=cs_1&template_id=tech";
const item = { templateId: "tech", templateName: "Tech Industry Template", amount: 399, currency: "usd" };
const purchase = { id: 1, ...item, purchasedAt: "2026-11-21T10:00:00Z", stripeSessionId: "cs_1" };

describe("the page one comes back to from the checkout", () => {
  it("shows what was paid, and keeps it in the browser for who is not signed in", async () => {
    fakeApi({ [VERIFY]: { body: item } });
    renderScreen(<PaymentSuccessPage />, { at });
    expect(screen.getByText("Verifying your payment...")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Payment Successful" })).toBeTruthy();
    expect(screen.getByText("3.99 USD")).toBeTruthy();
    expect(screen.getByText("Transaction cs_1")).toBeTruthy();
    expect(screen.getByText(/Sign in to add it/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "View Templates" }).getAttribute("href")).toBe("/templates");
    expect(screen.getByRole("link", { name: "Create Cover Letter" }).getAttribute("href")).toBe("/");
    expect(readPendingPurchases()).toMatchObject([{ sessionId: "cs_1", ...item }]);
  });

  it("leads back to the letter that the template was bought from, where there is one", async () => {
    fakeApi({ [VERIFY]: { body: item } });
    writeGeneratorState(addVersion(emptyGeneratorState, wholeAnswer(), "generate"));
    renderScreen(<PaymentSuccessPage />, { at });
    expect((await screen.findByRole("link", { name: "Back to your letter" })).getAttribute("href")).toBe("/prompt");
    // What makes the template usable stands first.
    const [first] = screen.getAllByRole("link", { name: /^(?:Sign in|Back to your letter)$/u });
    expect(first?.textContent).toBe("Sign in");
  });

  it("puts it on the account of who is signed in", async () => {
    const calls = fakeApi({ ...signedInAs(), [VERIFY]: { body: item }, [REGISTER]: { status: 201, body: purchase } });
    renderScreen(<PaymentSuccessPage />, { at });
    expect(await screen.findByText(/Added to your account/)).toBeTruthy();
    expect(calls.filter(({ path }) => path === "/api/register-template-purchase")).toHaveLength(1);
    expect(readPendingPurchases()).toEqual([]);
  });

  it("says why a payment does not count, without promising anything", async () => {
    fakeApi({ [VERIFY]: { status: 404, body: { message: "We couldn't find this payment." } } });
    renderScreen(<PaymentSuccessPage />, { at });
    expect((await screen.findByRole("alert")).textContent).toBe("We couldn't find this payment.");
    expect(screen.queryByText("Payment verification error")).toBeNull();
    expect(readPendingPurchases()).toEqual([]);
  });

  it("keeps the session and asks again when the server is out of reach", async () => {
    let answers = 0;
    fakeApi({
      [VERIFY]: () => (answers++ === 0 ? { status: 502, body: { message: "The provider is out." } } : { body: item }),
    });
    const { person } = renderScreen(<PaymentSuccessPage />, { at });
    expect(await screen.findByText("Payment verification error")).toBeTruthy();
    expect(readPendingPurchases()).toMatchObject([{ sessionId: "cs_1", templateId: "tech" }]);
    await person.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByRole("heading", { name: "Payment Successful" })).toBeTruthy();
  });

  it("keeps a payment that is still on its way", async () => {
    fakeApi({ [VERIFY]: { status: 402, body: { message: "The payment is still on its way." } } });
    renderScreen(<PaymentSuccessPage />, { at });
    expect((await screen.findByRole("alert")).textContent).toContain("on its way");
    expect(screen.getByRole("button", { name: "Check again" })).toBeTruthy();
    expect(readPendingPurchases()).toHaveLength(1);
  });

  it("has words for an address without a session, and calls nobody", async () => {
    const calls = fakeApi({});
    renderScreen(<PaymentSuccessPage />, { at: "/payment-success" });
    expect(await screen.findByRole("heading", { name: "No payment to show" })).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
