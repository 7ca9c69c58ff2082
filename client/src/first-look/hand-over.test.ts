import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { handOver } from "./hand-over.ts";

const page = `
  <header data-of="account"><a href="/prompt">Open</a></header><header><a href="/prompt">Open</a></header>
  <form><label for="a">Name</label><input id="a" name="name"><input type="checkbox" aria-label="Keep">
  <input type="password" name="password">
  <textarea aria-label="Posting"></textarea><select aria-label="Tone"><option>warm</option><option>formal</option></select>
  <button>Save</button></form><button>More</button><button>More</button><a href="/elsewhere" target="_blank">Help</a>`;

const root = document.createElement("div");
root.id = "root";
handOver("[data-of=account]");

beforeEach(() => {
  document.body.append(root);
  root.innerHTML = `<div data-painted>${page}</div>`;
});
afterEach(() => root.remove());

/** The live page takes the painted one's place, as React does it. */
async function takeOver() {
  const live = document.createElement("div");
  live.innerHTML = page.replace(/<header data-of.*?<\/header>/, "").replaceAll('"a"', '"b"');
  const heard: [string, Element][] = [];
  for (const type of ["click", "input", "submit", "focusout"])
    live.addEventListener(type, (event) => {
      if (type === "submit" || event.target instanceof HTMLAnchorElement) event.preventDefault();
      // Buttons are left by every next press.
      if (type !== "focusout" || !(event.target instanceof HTMLButtonElement))
        heard.push([type, event.target as Element]);
    });
  root.replaceChildren(live);
  // What was pressed is pressed in a task of its own, which the observer's turn puts off.
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 5));
  return { live, heard };
}

it("hands over what was typed, ticked and chosen, with the place of the cursor", async () => {
  const [name, keep] = root.querySelectorAll("input");
  const [posting, tone] = [root.querySelector("textarea"), root.querySelector("select")];
  if (!name || !keep || !posting || !tone) throw new Error("the page lacks a field");
  name.value = "Grace";
  keep.click();
  tone.value = "formal";
  posting.value = "We need a nurse.";
  for (const field of [name, posting, tone]) field.dispatchEvent(new Event("input", { bubbles: true }));
  posting.focus();
  posting.setSelectionRange(3, 7);

  const { live, heard } = await takeOver();
  expect(live.querySelector("input")?.value).toBe("Grace");
  expect(live.querySelector<HTMLInputElement>("[type=checkbox]")?.checked).toBe(true);
  expect(live.querySelector("select")?.value).toBe("formal");
  const taken = live.querySelector("textarea");
  expect(taken?.value).toBe("We need a nurse.");
  expect(document.activeElement).toBe(taken);
  expect([taken?.selectionStart, taken?.selectionEnd]).toEqual([3, 7]);
  const told = heard.filter(([type]) => type === "input").map(([, { tagName }]) => tagName);
  expect(told).toEqual(expect.arrayContaining(["INPUT", "TEXTAREA", "SELECT"]));
});

it("leaves the fields that were left, once they hold what was typed", async () => {
  const [name, posting] = [root.querySelector("input"), root.querySelector("textarea")];
  if (!name || !posting) throw new Error("the page lacks a field");
  for (const field of [posting, name]) {
    field.focus();
    field.value = "We need a nurse.";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  const { live, heard } = await takeOver();
  const taken = live.querySelector("textarea");
  expect(heard.filter(([type]) => type === "focusout")).toEqual([["focusout", taken]]);
  expect(heard.findLast(([, field]) => field === taken)).toEqual(["focusout", taken]);
  expect(document.activeElement).toBe(live.querySelector("input"));
});

it("presses what was pressed, each once and in its turn, and what looks the same in its place", async () => {
  const [, second] = [...root.querySelectorAll("button")].filter(({ textContent }) => textContent === "More");
  const link = root.querySelector<HTMLElement>("header:not([data-of]) a");
  const wasHeld: boolean[] = [];
  const followed = (event: Event) => {
    wasHeld.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener("click", followed);
  second?.click();
  second?.click();
  link?.click();
  root.querySelector<HTMLElement>("[target=_blank]")?.click();
  document.removeEventListener("click", followed);
  expect(wasHeld).toEqual([true, true, true, false]);

  const { live, heard } = await takeOver();
  const more = [...live.querySelectorAll("button")].filter(({ textContent }) => textContent === "More");
  expect(heard).toEqual([
    ["click", more[1]],
    ["click", live.querySelector("a")],
  ]);
});

it("counts a button that is held down while its page goes, and none that was let go elsewhere", async () => {
  const [first, second] = [...root.querySelectorAll("button")].filter(({ textContent }) => textContent === "More");
  const mouse = { bubbles: true, pointerType: "mouse" };
  first?.dispatchEvent(new PointerEvent("pointerdown", mouse));
  root.firstElementChild?.dispatchEvent(new PointerEvent("pointerup", mouse));
  second?.dispatchEvent(new PointerEvent("pointerdown", mouse));
  const { live, heard } = await takeOver();
  const more = [...live.querySelectorAll("button")].filter(({ textContent }) => textContent === "More");
  expect(heard).toEqual([["click", more[1]]]);
});

it("sends no form before somebody listens, and sends it then", async () => {
  const save = root.querySelector("button");
  const sent = vi.fn();
  const form = root.querySelector("form");
  form?.addEventListener("submit", sent);
  save?.click();
  expect(sent).not.toHaveBeenCalled();
  const { live, heard } = await takeOver();
  expect(heard).toContainEqual(["submit", live.querySelector("form")]);
});

it("keeps what was typed while no script comes, passwords apart, and brings it back to be handed over", async () => {
  for (const field of root.querySelectorAll<HTMLInputElement>("input,textarea")) {
    if (field.type === "checkbox") field.click();
    else field.value = "We need a nurse.";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  root.innerHTML = `<div data-painted>${page}</div>`;
  document.dispatchEvent(new Event("DOMContentLoaded"));
  const held = () => [...root.querySelectorAll("input,textarea")].map((field) => heldBy(field as HTMLInputElement));
  expect(held()).toEqual(["We need a nurse.", true, "", "We need a nurse."]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("password");

  await takeOver();
  expect(held().slice(0, 2)).toEqual(["We need a nurse.", true]);
  expect(sessionStorage).toHaveLength(0);
});

it.each(["{", "null", '{"address":"/","kept":7}', '{"address":"/elsewhere","kept":[]}'])(
  "shows the page as it is where %j is kept",
  async (kept) => {
    sessionStorage.setItem("paintedFields", kept);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect((await takeOver()).heard).toEqual([]);
    sessionStorage.clear();
  },
);

it("can be used where the browser keeps nothing", async () => {
  const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const name = root.querySelector("input");
  if (name) name.value = "Grace";
  name?.dispatchEvent(new Event("input", { bubbles: true }));
  expect((await takeOver()).live.querySelector("input")?.value).toBe("Grace");
  refused.mockRestore();
});

it("leaves alone a page that nobody touched", async () => {
  const { heard, live } = await takeOver();
  expect(heard).toEqual([]);
  expect(live.contains(document.activeElement)).toBe(false);
});

function heldBy(field: HTMLInputElement): string | boolean {
  return field.type === "checkbox" ? field.checked : field.value;
}
