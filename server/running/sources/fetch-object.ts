import { createWriteStream, existsSync } from "node:fs";
import { open, rename, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describeS3Error, openS3, type S3Config } from "#server/integrations/connectors/open-s3.ts";
import { StepError } from "../step-error.ts";
import type { FetchOptions } from "./fetch-rows.ts";

/** So much of a file of lines is fetched for a preview. */
const HEAD_BYTES = 8 * 1024 * 1024;

/**
 * Copies a file of a bucket to the run's disk; one that an earlier try has fetched stays. Of a file whose rows are lines a
 * preview fetches the beginning.
 * @throws ConnectorError, StepError
 */
export async function fetchObject(
  config: S3Config,
  { plan, node, limit }: FetchOptions,
  { key, path, isLines }: { key: string; path: string; isLines: boolean },
): Promise<void> {
  if (existsSync(path)) return;
  const part = `${path}.part`;
  const session = await openS3(config, { allowPrivate: plan.allowPrivateHosts });
  const { client, sdk } = session;
  try {
    const isHead = isLines && limit !== null;
    const Range = isHead ? { Range: `bytes=0-${HEAD_BYTES - 1}` } : {};
    const asked = new sdk.GetObjectCommand({ Bucket: session.config.bucket, Key: key, ...Range });
    const { Body } = await client.send(asked);
    if (!(Body instanceof Readable)) throw new StepError(node.id, `There's nothing in “${key}”.`);
    await pipeline(isHead ? headOf(Body) : Body, createWriteStream(part));
    if (isHead && (await stat(part)).size === HEAD_BYTES) await cutToLines(part);
    await rename(part, path);
  } catch (error) {
    // An empty file has no range; a preview says so like a run.
    throw error instanceof StepError ? error : describeS3Error(error, session.config, key);
  } finally {
    client.destroy();
  }
}

/** A store may send more than it was asked for, without an end. */
async function* headOf(body: Readable): AsyncGenerator<Buffer> {
  let left = HEAD_BYTES;
  for await (const piece of body) {
    yield Buffer.from(piece).subarray(0, left);
    left -= piece.length;
    if (left <= 0) return;
  }
}

async function cutToLines(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    const end = buffer.subarray(0, bytesRead).lastIndexOf(10) + 1;
    if (end > 0) await file.truncate(end);
  } finally {
    await file.close();
  }
}
