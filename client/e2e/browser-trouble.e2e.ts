import { expect, type Page, test } from "@playwright/test";
import { type Answer, addBrowserModel, answerWith, setBrowser } from "./browser-model.ts";
import { fillDesk, laptop, nurse, phone } from "./desk.ts";
import { german, leaked, refusal } from "./no-letters.ts";
import { startSite } from "./site.ts";

const paragraphs = [
  "Your posting asks for bedside shift report, and I give it at every handover. I trained my colleagues on telemetry, and I use it on every one of my own patients on the ward.",
  "Telemetry is the work I know well enough to teach it to those who are new. Teaching is the other half of what I do, and I would bring both of them to the unit.",
  "I would like to bring that to Northgate General. I am glad to talk about the shifts I can work, and about how your unit runs its responses, whenever it suits you and your team best.",
];
const marks = ["[F1 P1]", "[F2]", "[]"];
const letter = paragraphs.map((text, index) => `${text} ${marks[index]}`).join("\n\n");
const END = "whenever it suits you and your team best.";

const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });

async function toTheLastStep(page: Page): Promise<void> {
  await fillDesk(page, nurse);
  await page.getByRole("button", { name: "Change writer" }).click();
  await page.getByRole("menuitem", { name: "This browser's own model" }).click();
  await expect(page.getByText("this browser's own model, on this device")).toBeVisible();
}

/** The last step on a phone, with a model that is in the browser already. */
async function onPhone(page: Page): ReturnType<typeof startSite> {
  test.slow();
  await page.setViewportSize(phone);
  await addBrowserModel(page, { letter, here: true });
  const site = await startSite();
  await page.goto(`${site.url}/prompt`);
  await toTheLastStep(page);
  return site;
}

/** How the model is asked for a letter, once for each answer. */
const letters = (page: Page) =>
  page
    .evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, "asked"))) as unknown[])
    .then((asked) => asked.filter((one) => !JSON.stringify(one).includes("You check a cover letter")));

/** What the model does, what the person reads of it, and how often it is asked. */
const failures: [string, Answer, string, number][] = [
  ["writes in another language", { say: german }, "in the wrong language twice", 2],
  ["writes a poem", { say: "Roses are red\n".repeat(12) }, "write a letter, twice", 2],
  ["repeats its instructions", { say: leaked }, "repeated its instructions instead of a letter, twice", 2],
  ["sends code", { say: JSON.stringify({ letter: { body: paragraphs.join(" ") } }) }, "sent code instead", 2],
  ["declines", { say: refusal }, "declined to write", 1],
  ["says nothing", { say: "" }, "sent no usable letter", 1],
  ["has no room for the prompt", { error: "QuotaExceededError" }, "more text than this browser's model can take", 1],
  ["cannot be downloaded", { create: "NetworkError" }, "couldn't download its model", 0],
  ["is stopped by the browser", { create: "AbortError" }, "This browser stopped its model", 0],
  ["does not write the language", { create: "NotSupportedError" }, "write in the letter's language", 0],
  ["may not be used", { create: "NotAllowedError" }, "allow its model to be used", 0],
];

for (const viewport of [phone, laptop]) {
  test(`whatever the browser's model sends that is no letter is said where one looks, at ${viewport.width}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await addBrowserModel(page, { letter, here: true });
    const site = await startSite();
    await page.goto(`${site.url}/prompt`);
    await toTheLastStep(page);
    const sheet = page.getByRole("article", { name: "Your letter so far" });
    for (const [what, answer, told, calls] of failures) {
      await answerWith(page, answer);
      await page.getByRole("button", { name: "Write my letter" }).click();
      await expect(page.getByRole("heading", { name: "No letter arrived" }), what).toBeInViewport();
      await expect(page.getByText(told), what).toBeInViewport();
      await expect(page.getByText(/What was written so far|reach the server/u), what).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Try again" }), what).toBeInViewport();
      await expect(page.getByRole("button", { name: "Use the built-in writer" }), what).toBeInViewport();
      await expect(sheet, what).not.toContainText(/Roses|Seit Jahren|You write the body|sorry|trained/u);
      expect([what, (await letters(page)).length]).toEqual([what, calls]);
      await picture(page, what);
      await page.getByRole("button", { name: "Back to my details" }).click();
    }

    // What the second answer mends is said while it is written, and what a chatbot says around a letter goes.
    await answerWith(
      page,
      { say: german },
      { say: `Certainly! Here is a cover letter:\n\n${letter}\n\nI hope this helps! Let me know.` },
    );
    await page.getByRole("button", { name: "Write my letter" }).click();
    await expect(page.getByText("The first answer wasn't a usable letter. Writing again")).toBeInViewport();
    const whole = page.getByRole("article", { name: /^Your letter/u });
    await expect(whole).toContainText(END);
    await expect(whole).not.toContainText(/Certainly|hope this helps|Seit Jahren|\[F1/u);

    // The same letter again, and one that breaks off, leave the one that stands.
    const changes: [Answer, string][] = [
      [{ say: letter }, "wrote an earlier letter again, twice. Your letter is unchanged."],
      [{ say: paragraphs[1] ?? "", error: "UnknownError" }, "This browser's model stopped working. Try again."],
    ];
    for (const [answer, told] of changes) {
      await answerWith(page, answer);
      await page.getByRole("button", { name: "Tone" }).click();
      await page.getByRole("menuitem", { name: "Friendly" }).click();
      await expect(page.getByText(told)).toBeInViewport();
      await expect(whole).toContainText(paragraphs[0] ?? "");
      await expect(whole).toContainText(END);
    }
    await picture(page, "unchanged");

    // A translator that fails in the middle, or says nothing, leaves it too.
    for (const translates of ["fails", "nothing"] as const) {
      await setBrowser(page, { translates });
      if (viewport.width > 1_000) await page.getByRole("button", { name: "Translate" }).click();
      else await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("menuitem", { name: /Spanish$/u }).click();
      await expect(page.getByText("This browser couldn't translate the letter. Try again.")).toBeInViewport();
      await expect(whole).toContainText(END);
      await expect(whole).not.toContainText("ES ");
    }
    await picture(page, "translator-failed");
    // The built-in writer's way on is a letter in the language that was asked for.
    await page.getByRole("button", { name: "Use the built-in writer" }).click();
    await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
    await expect(whole).toContainText("Asunto");
    await site.stop();
  });
}

for (const viewport of [phone, laptop]) {
  test(`a letter that the browser's model breaks off stays, and is gone on from, at ${viewport.width}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await addBrowserModel(page, { letter, here: true });
    const site = await startSite();
    await page.goto(`${site.url}/prompt`);
    await toTheLastStep(page);
    const sheet = page.getByRole("article", { name: /^Your letter/u });
    const begun = `${paragraphs[0]} ${marks[0]}\n\n${paragraphs[1]} ${marks[1]}`;
    await answerWith(page, { say: `${begun}\n\nI would like`, error: "UnknownError" });
    await page.getByRole("button", { name: "Write my letter" }).click();
    await expect(page.getByRole("heading", { name: "The letter stopped halfway" })).toBeInViewport();
    await expect(page.getByText("This browser's model stopped working. Try again.")).toBeInViewport();
    await expect(page.getByText("What was written so far is still here.")).toBeInViewport();
    await expect(sheet).toContainText("Teaching is the other half of what I do");
    await picture(page, "broke-off");

    // It fails once more before it has said a word: nothing of what stood is lost.
    await answerWith(page, { error: "QuotaExceededError" });
    await page.getByRole("button", { name: "Continue from here" }).click();
    await expect(page.getByText("more text than this browser's model can take")).toBeInViewport();
    await expect(sheet).toContainText("Teaching is the other half of what I do");

    await answerWith(page, { say: `${paragraphs[2]} []` });
    await page.getByRole("button", { name: "Continue from here" }).click();
    await expect(sheet).toContainText(END);
    await expect(sheet).toContainText("Your posting asks for bedside shift report");
    await expect(sheet).not.toContainText("[F1");
    const [asked] = await letters(page);
    expect(JSON.stringify(asked)).toContain("You were cut off here.");
    expect(JSON.stringify(asked)).toContain("[F1 P1]");
    await site.stop();
  });
}

test("the browser's model is not asked again where it is gone, and nothing goes elsewhere unasked", async ({
  page,
}) => {
  const site = await onPhone(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await setBrowser(page, { gone: true });
  await page.getByRole("button", { name: "Write my letter" }).click();
  await expect(page.getByText("This browser's model is no longer available. Choose another writer.")).toBeInViewport();
  await picture(page, "gone");
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Use the built-in writer" }).click();
  await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
  await site.stop();
});

test("a letter whose check the browser's model leaves unfinished is shown, and said to be unchecked", async ({
  page,
}) => {
  const site = await onPhone(page);
  await setBrowser(page, { checks: "fails" });
  await page.getByRole("button", { name: "Write my letter" }).click();
  await expect(page.getByRole("article", { name: /^Your letter/u })).toContainText(END);
  const leads = page.getByRole("button", { name: "The full check couldn't run" });
  await expect(leads).toBeInViewport();
  await picture(page, "unchecked-letter");
  await leads.click();
  await expect(page.getByText("We couldn't run the full check.")).toBeInViewport();
  await picture(page, "unchecked");
  await site.stop();
});

test("a model of the browser that falls silent is given up, and its beginning stays", async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  await page.clock.install();
  await addBrowserModel(page, { letter, here: true });
  const site = await startSite();
  await page.goto(`${site.url}/prompt`);
  await toTheLastStep(page);
  await answerWith(page, { say: `${paragraphs[0]} ${marks[0]} And`, silent: true });
  await page.getByRole("button", { name: "Write my letter" }).click();
  const sheet = page.getByRole("article", { name: /^Your letter/u });
  await expect(sheet).toContainText("every one of my own patients");
  await page.clock.fastForward(61_000);
  await expect(page.getByText("This browser's model stopped partway. Try again.")).toBeInViewport();
  await expect(sheet).toContainText("every one of my own patients");
  await picture(page, "silent");
  await site.stop();
});
