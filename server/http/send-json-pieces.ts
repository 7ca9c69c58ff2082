import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Response } from "express";
import { holdOpen } from "./open-answers.ts";
import type { PlaceBounds } from "./places.ts";

/** Rows of a long list, some at a time. */
export type Slices = AsyncIterable<readonly unknown[]>;

/** Sends an array as its rows are read. What goes wrong before there is more than one piece is thrown, and can still be answered. */
export function sendJsonList(response: Response, slices: Slices): Promise<void> {
  return send(response, listPieces(slices, 0));
}

/** Sends an object for people to read, of which the lists may be long. Throws as {@link sendJsonList} does. */
export function sendJsonRecord(response: Response, record: Record<string, unknown>): Promise<void> {
  return send(response, recordPieces(record));
}

async function send(response: Response, pieces: AsyncGenerator<string>): Promise<void> {
  const first = await pieces.next();
  const second = await pieces.next();
  // What is one piece needs no stream, and its length is known.
  if (second.done) response.type("json").send(first.value ?? "");
  else await sendPieces(response.type("json"), prepend([first.value ?? "", second.value], pieces));
}

/** Sends text or bytes as they come. Who went away needs no answer. @throws AppError tooMany, unavailable; see {@link holdOpen} */
export async function sendPieces(
  response: Response,
  pieces: AsyncIterable<string | Buffer> | Readable,
  bounds?: PlaceBounds,
): Promise<void> {
  try {
    holdOpen(response, bounds);
  } catch (refusal) {
    if (pieces instanceof Readable) pieces.destroy();
    throw refusal;
  }
  await pipeline(pieces, response).catch((error: unknown) => {
    if (!isPrematureClose(error)) throw error;
  });
}

async function* prepend(first: readonly string[], others: AsyncIterable<string>): AsyncGenerator<string> {
  yield* first;
  yield* others;
}

/** In characters: rows are sent together up to so many, and each so many in a turn of their own. */
const LONG = 50_000;

async function* listPieces(slices: Slices, indent: number): AsyncGenerator<string> {
  let piece = "[";
  let isFirst = true;
  for await (const slice of slices)
    for (const row of slice) {
      piece += `${isFirst ? "" : ","}${JSON.stringify(row, null, indent)}`;
      isFirst = false;
      if (piece.length <= LONG) continue;
      await nextTurn();
      yield piece;
      piece = "";
    }
  yield `${piece}]`;
}

async function* recordPieces(record: Record<string, unknown>): AsyncGenerator<string> {
  let before = "{\n";
  for (const [name, value] of Object.entries(record)) {
    yield `${before}${JSON.stringify(name)}: `;
    if (isSlices(value)) yield* listPieces(value, 2);
    else yield JSON.stringify(value, null, 2) ?? "null";
    before = ",\n";
  }
  yield "\n}\n";
}

function isSlices(value: unknown): value is Slices {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
