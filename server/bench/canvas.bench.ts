import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import type { SaveWorkflow } from "#shared/workflows/workflow.schema.ts";
import { openPglite } from "../db/open-pglite.ts";
import { against, type BenchRow, median } from "./bench-row.ts";
import { chromiumPath } from "./chromium-path.ts";
import { startProduct } from "./product.ts";

const NODES = 1_000;
const ROUNDS = 3;
const SECONDS = 2;
const viewport = { width: 1440, height: 900 };

/** Frames a second while a canvas of 1,000 steps is panned and a step is dragged, against an empty page in the same browser. */
export async function benchCanvas(): Promise<BenchRow> {
  const executablePath = await chromiumPath();
  const database = await openPglite({ folder: null, migrationsFolder: "migrations" });
  const product = await startProduct(database, {}, resolve("dist/client"));
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const empty = await (await browser.newContext({ viewport })).newPage();
  const page = await (await browser.newContext({ viewport })).newPage();
  await openLargeCanvas(page, product.url);
  const rates: Record<"pan" | "drag" | "empty", number[]> = { pan: [], drag: [], empty: [] };
  for (let round = 0; round < ROUNDS; round++) {
    await empty.bringToFront();
    rates.empty.push(await framesWhileMoving(empty, { x: 700, y: 450 }));
    await page.bringToFront();
    rates.pan.push(await framesWhileMoving(page, await placeBetweenCards(page)));
    rates.drag.push(await framesWhileMoving(page, await placeOnCard(page)));
  }
  await browser.close();
  await product.close();
  const slower = Math.min(median(rates.pan), median(rates.drag));
  return {
    what: `canvas, ${NODES} nodes, pan and drag`,
    measured: `${Math.round(median(rates.pan))} and ${Math.round(median(rates.drag))} frames/s`,
    baseline: `${Math.round(median(rates.empty))} frames/s`,
    ratio: (slower / median(rates.empty)).toFixed(2),
    ...against(">= 50 frames/s", slower),
  };
}

async function openLargeCanvas(page: Page, url: string): Promise<void> {
  const headers = { Origin: url };
  const account = { username: "builder", password: "Correct-Horse-7", email: "builder@example.com", isAdmin: true };
  await page.request.post(`${url}/api/register`, { headers, data: account });
  const created = await page.request.post(`${url}/api/workflows`, { headers, data: largeWorkflow() });
  if (created.status() !== 201) throw new Error(`the workflow was answered with ${created.status()}`);
  await page.goto(`${url}/workflows/${(await created.json()).id}`);
  await page.locator(".react-flow__node").first().waitFor();
  // As a person works: some dozens of steps in view, a thousand in all.
  for (let press = 0; press < 9; press++) await page.getByRole("button", { name: "Zoom in" }).click();
  await page.locator(".react-flow__node").first().waitFor();
}

/** Rows of ten steps, one under the other. */
function largeWorkflow(): SaveWorkflow {
  const nodes = Array.from({ length: NODES }, (_, place) => {
    const kind = place % 10 === 0 ? "source:csv" : place % 10 === 9 ? "destination:csv" : "transform:filter";
    return newNode(kind, { x: (place % 10) * 280, y: Math.floor(place / 10) * 160 }, { id: `node_${place}` });
  });
  const edges = nodes.flatMap(({ id }, place) => {
    const before = nodes[place - 1];
    return before && place % 10 !== 0 ? [newEdge(before.id, id)] : [];
  });
  return { name: "Large", description: null, isActive: true, nodes, edges, parameters: [], notes: [] };
}

type Place = { x: number; y: number };

async function placeOnCard(page: Page): Promise<Place> {
  for (const card of await page.locator(".react-flow__node").all()) {
    const box = await card.boundingBox();
    if (box && box.x > 300 && box.x < 900 && box.y > 200 && box.y < 500) return { x: box.x + 40, y: box.y + 15 };
  }
  throw new Error("no step is in view");
}

/** A little above a card, where there is nothing to hold. */
async function placeBetweenCards(page: Page): Promise<Place> {
  const { x, y } = await placeOnCard(page);
  return { x: x - 40 + 5, y: y - 15 - 4 };
}

/** Frames a second that the browser draws while the pointer is pressed and led around for two seconds. */
async function framesWhileMoving(page: Page, from: Place): Promise<number> {
  await page.evaluate(countFrames);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const end = performance.now() + SECONDS * 1_000;
  for (let step = 0; performance.now() < end; step++)
    await page.mouse.move(from.x + 120 * Math.sin(step / 8), from.y + 60 * (1 - Math.cos(step / 8)));
  await page.mouse.up();
  const rate = await page.evaluate("(window.drawn.frames * 1000) / (performance.now() - window.drawn.from)");
  return Number(rate);
}

/** Run in the page; a new count ends the one before. */
const countFrames = `{
  const drawn = { frames: 0, from: performance.now() };
  window.drawn = drawn;
  const next = () => {
    if (window.drawn !== drawn) return;
    drawn.frames += 1;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}`;
