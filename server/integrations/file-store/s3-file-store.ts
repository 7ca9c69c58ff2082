import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { S3Settings } from "#server/env.ts";
import { checkKey, type FileStore } from "./file-store.ts";

/** Files in a bucket of Amazon S3 or of a store that speaks its protocol. */
export function createS3FileStore({ bucket, region, endpoint, keys }: S3Settings): FileStore {
  // Loaded with the first file: the server starts without it.
  let opened: Promise<Awaited<ReturnType<typeof load>>> | null = null;
  const sdk = () => {
    opened ??= load();
    return opened;
  };

  async function load() {
    const { S3Client, ...commands } = await import("@aws-sdk/client-s3");
    const client = new S3Client({
      region,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
      // Not every compatible store knows the newer checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
    return { client, ...commands };
  }

  async function open(key: string): Promise<Readable | null> {
    const { client, GetObjectCommand, NoSuchKey } = await sdk();
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: checkKey(key) }));
      return Body instanceof Readable ? Body : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  return {
    open,
    save: async (key, path) => {
      const { client, PutObjectCommand } = await sdk();
      const { size } = await stat(path);
      const Body = createReadStream(path);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: checkKey(key), Body, ContentLength: size }));
    },
    pathOf: async (key, folder) => {
      const content = await open(key);
      if (!content) return null;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, basename(key));
      await pipeline(content, createWriteStream(path));
      return path;
    },
    remove: async (key) => {
      const { client, DeleteObjectCommand } = await sdk();
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkKey(key) }));
    },
    async *list(prefix) {
      const { client, ListObjectsV2Command } = await sdk();
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: checkKey(prefix),
            ...(token ? { ContinuationToken: token } : {}),
          }),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
        token = page.NextContinuationToken;
      } while (token);
    },
  };
}
