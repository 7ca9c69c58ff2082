import { expect, type Page, test } from "@playwright/test";
import { startOllama } from "../../server/testing/ollama-server.ts";
import { answers, startOpenAiServer } from "../../server/testing/openai-server.ts";
import { addBrowserModel, finishDownload } from "./browser-model.ts";
import { fillDesk } from "./desk.ts";
import { startSite } from "./site.ts";

const paragraphs = [
  "Your posting asks for bedside shift report, and I give it at every handover. I trained my colleagues on telemetry, and I use it on every one of my own patients on the ward.",
  "Telemetry is the work I know well enough to teach it to those who are new. Teaching is the other half of what I do, and I would bring both of them to the unit.",
  "I would like to bring that to Northgate General. I am glad to talk about the shifts I can work, and about how your unit runs its responses, whenever it suits you and your team best.",
];
const letter = paragraphs.join("\n\n");
const person = {
  firstName: "Grace",
  lastName: "Adeyemi",
  posting: "Registered Nurse at Northgate General. You give bedside shift report. BLS is required.",
  skills: "Telemetry, teaching",
};

async function unlock(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel("How did you find us?").selectOption("Friend");
  await page.getByRole("button", { name: "Unlock full letter" }).click();
}

/** The PDF, where need be past the question about claims without a source. */
async function takePdf(page: Page): Promise<void> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF" }).first().click();
  const anyway = page.getByRole("button", { name: /anyway/iu });
  await Promise.race([download, anyway.click().catch(() => {})]);
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/u);
}

const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

for (const viewport of [phone, desk]) {
  test(`a model on this computer is downloaded, chosen and writes, at ${viewport.width}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const ollama = await startOllama();
    const site = await startSite({ LOCAL_MODELS: `ollama=${ollama.port}` });
    ollama.say(letter);
    await page.goto(`${site.url}/settings/writer`);
    await expect(page.getByRole("heading", { name: "Ollama is running but has no model" })).toBeVisible();
    await picture(page, "writer-offer");
    ollama.pullWith({ status: "pulling a", digest: "sha256:a", total: 5_200_000_000, completed: 2_100_000_000 });
    await page.getByRole("button", { name: /^Download qwen3/u }).click();
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
    await picture(page, "writer-pulling");
    await page.getByRole("button", { name: "Cancel download" }).click();
    await expect(page.getByText("Ollama keeps what it has so far")).toBeVisible();
    ollama.models.push({ name: "qwen3:8b", size: 5_200_000_000, capabilities: ["completion"] });
    await expect(async () => {
      await page.getByRole("button", { name: "Look again" }).click();
      await expect(page.getByLabel("qwen3:8b on this computer")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await picture(page, "writer-found");

    await page.goto(`${site.url}/prompt`);
    await fillDesk(page, person);
    await expect(page.getByText("Written by the built-in writer")).toBeVisible();
    await page.getByRole("button", { name: "Change writer" }).click();
    await picture(page, "desk-menu");
    await page.getByRole("menuitem", { name: "qwen3:8b on this computer" }).click();
    await expect(page.getByText("Written by qwen3:8b on this computer")).toBeVisible();
    await picture(page, "desk-local");
    await page.getByRole("button", { name: "Write my letter" }).click();
    await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
    await unlock(page);
    const sheet = page.getByRole("article", { name: /^Your letter/u });
    await expect(sheet).toContainText("whenever it suits you and your team best.");
    await expect(
      page
        .getByText("Written by qwen3:8b on this computer, every sentence checked against your details")
        .filter({ visible: true }),
    ).toHaveCount(viewport.width > 1_000 ? 1 : 0);
    await picture(page, "local-letter");
    await takePdf(page);
    await site.stop();
    await ollama.close();
  });
}

for (const viewport of [phone, desk]) {
  test(`the browser's own model writes on this device alone, and its translator translates, at ${viewport.width}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await addBrowserModel(page, { letter: `${paragraphs[0]} [F1 P1]\n\n${paragraphs[1]} [F2]\n\n${paragraphs[2]} []` });
    const site = await startSite();
    await page.goto(`${site.url}/prompt`);
    await fillDesk(page, person);
    await page.getByRole("button", { name: "Change writer" }).click();
    await page.getByRole("menuitem", { name: "This browser's own model, after a download" }).click();
    await expect(page.getByText("this browser's own model, on this device")).toBeVisible();
    await picture(page, "desk-browser");
    const sent: string[] = [];
    // Files are read back by the server, to see what a program reads out of them.
    page.on("request", (request) => {
      if (request.method() !== "GET" && !request.url().endsWith("/api/letter-files/read")) sent.push(request.url());
    });
    await page.getByRole("button", { name: "Write my letter" }).click();
    await expect(page.getByText("Downloading this browser's model: 25%")).toBeVisible();
    await picture(page, "browser-download");
    await finishDownload(page);
    const sheet = page.getByRole("article", { name: /^Your letter/u });
    await expect(sheet).toContainText("whenever it suits you and your team best.");
    await expect(sheet).not.toContainText("[F1");
    await expect(sheet).toContainText("Grace Adeyemi");
    await expect(page.getByRole("toolbar", { name: "Letter tools" })).toBeVisible();
    expect(sent).toEqual([]);
    const asked = await page.evaluate(() => JSON.stringify(Reflect.get(window, "asked")));
    expect(asked).toContain("P1: Registered Nurse at Northgate General.");
    expect(asked).toContain("You check a cover letter");
    await picture(page, "browser-letter");
    await takePdf(page);

    if (viewport.width > 1_000) await page.getByRole("button", { name: "Translate" }).click();
    else await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: /Spanish$/u }).click();
    await expect(sheet).toContainText("ES Telemetry is the work");
    await expect(sheet).toContainText("Atentamente,");
    expect(sent).toEqual([]);
    await site.stop();
  });
}

test("an address is tested before it is kept, and a model that stopped leaves the built-in writer", async ({
  page,
}) => {
  test.slow();
  const model = await startOpenAiServer();
  const site = await startSite();
  await page.goto(`${site.url}/settings/writer`);
  await page.getByLabel("An address and key").check({ force: true });
  await page.getByLabel("Address", { exact: true }).fill(model.url);
  await page.getByLabel("Model", { exact: true }).fill("big-model");
  await page.getByLabel("Key", { exact: true }).fill("sk-wrong");
  model.answerWith(answers.error(401));
  await page.getByRole("button", { name: "Test and save" }).click();
  await expect(page.getByText("The server refused this key.").first()).toBeVisible();
  await expect(page.getByLabel("Key", { exact: true })).toBeFocused();
  await picture(page, "address-refused");
  model.answerWith(answers.stream("ready"));
  await page.getByLabel("Key", { exact: true }).fill("sk-right");
  await page.getByRole("button", { name: "Test and save" }).click();
  await expect(page.getByText("Writer saved", { exact: true })).toBeVisible();
  await expect(page.getByText("A key is saved. Leave this empty to keep it.")).toBeVisible();
  await picture(page, "address-saved");

  await page.goto(`${site.url}/prompt`);
  await fillDesk(page, person);
  await expect(page.getByText("Written by big-model")).toBeVisible();
  model.answerWith(answers.stream(letter));
  await page.getByRole("button", { name: "Write my letter" }).click();
  await unlock(page);
  const sheet = page.getByRole("article", { name: /^Your letter/u });
  await expect(sheet).toContainText("whenever it suits you and your team best.");
  expect(model.calls.at(-1)?.authorization).toBe("Bearer sk-right");
  expect(model.checks).toHaveLength(1);
  await picture(page, "address-letter");
  await takePdf(page);

  await model.close();
  await page.getByRole("button", { name: "New Letter", exact: true }).click();
  await fillDesk(page, { ...person, posting: `${person.posting} Nights.` });
  await page.getByRole("button", { name: "Write my letter" }).click();
  await expect(page.getByText("Couldn't reach the language model")).toBeInViewport();
  await picture(page, "none-reachable");
  await page.getByRole("button", { name: "Use the built-in writer" }).click();
  await unlock(page);
  await expect(page.getByText("Written by the built-in writer").filter({ visible: true })).toHaveCount(1);
  await takePdf(page);
  await site.stop();
});
