import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SandboxCheckoutRow } from "./sandbox-checkout.store.ts";

type Shown = Pick<SandboxCheckoutRow, "id" | "status" | "itemName" | "amount" | "currency" | "successUrl">;

/** The sandbox checkout as a whole page: it plays somebody else's site, so it is none of ours. No script. */
export function sandboxCheckoutPage(checkout: Shown | null, { declined }: { declined: boolean }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sandbox checkout</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${fontFace()}${style}</style>
</head>
<body>
<main>
<p class="notice"><strong>Sandbox checkout.</strong> No card is needed and nothing is charged. This page stands in for the payment provider, which isn't set up on this server.</p>
${checkout ? (bodies[checkout.status] ?? bodies.expired)(checkout, declined) : unknown}
</main>
</body>
</html>
`;
}

type Body = (checkout: Shown, declined: boolean) => string;

const bodies: Record<string, Body> & { expired: Body } = {
  open: (checkout, declined) => `
<h1>${escaped(checkout.itemName)}</h1>
<p class="price">${price(checkout)}</p>
${declined ? '<p role="alert" class="declined">The card was declined. Nothing was charged. Try again or go back.</p>' : ""}
<form method="post" action="/sandbox-checkout/${checkout.id}/pay"><button class="main">Pay ${price(checkout)}</button></form>
<form method="post" action="/sandbox-checkout/${checkout.id}/decline"><button>Simulate a declined card</button></form>
<form method="post" action="/sandbox-checkout/${checkout.id}/cancel"><button class="quiet">Cancel and go back</button></form>`,
  complete: (checkout) => `
<h1>Already paid</h1>
<p>${escaped(checkout.itemName)} was paid for with this checkout. You can't pay twice.</p>
<p><a href="${escaped(checkout.successUrl.replace("{CHECKOUT_SESSION_ID}", checkout.id))}">View your purchase</a></p>`,
  expired: () => `
<h1>This checkout has expired</h1>
<p>Nothing was paid. Choose the template again to get a new one.</p>
<p><a href="/templates">Back to the templates</a></p>`,
};

const unknown = `
<h1>We couldn't find this checkout</h1>
<p><a href="/templates">Back to the templates</a></p>`;

let face: string | undefined;

/** The product's own font, in the page itself: the files of the built client have names that only its build knows. */
function fontFace(): string {
  if (face === undefined) {
    const file = import.meta.resolve(
      "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    );
    const data = readFileSync(fileURLToPath(file)).toString("base64");
    face = `@font-face{font-family:"Hanken Grotesk";font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  }
  return face;
}

/** The product's own colours, as client/src/tokens.css has them. */
const style = `
:root{color-scheme:dark}
body{margin:0;background:#0f1312;color:#bac3bc;font:16px/1.6 "Hanken Grotesk",system-ui,sans-serif}
main{box-sizing:border-box;max-width:480px;margin:0 auto;padding:40px 20px}
h1{margin:28px 0 0;color:#eceee8;font-size:28px;line-height:36px;font-weight:620}
a{color:#f0d9a9;display:inline-block;min-height:44px;line-height:44px}
.notice{margin:0;padding:16px 20px;border-radius:14px;background:#171c1b}
.notice strong{color:#f4a068}
.price{margin:4px 0 24px;color:#eceee8;font-size:20px;font-variant-numeric:tabular-nums}
.declined{color:#f79090;font-weight:600}
form{margin:0 0 12px}
button{box-sizing:border-box;width:100%;min-height:52px;border:1px solid #6f7a75;border-radius:8px;background:none;color:#eceee8;font:600 16px "Hanken Grotesk",system-ui,sans-serif;cursor:pointer}
button.main{border-color:#e4bf7a;background:#e4bf7a;color:#1c1607}
button.quiet{border-color:transparent;color:#bac3bc}
:focus-visible{outline:2px solid #f6f0e3;outline-offset:2px}
`;

function price({ amount, currency }: Shown): string {
  return `${(amount / 100).toFixed(2)} ${escaped(currency.toUpperCase())}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
