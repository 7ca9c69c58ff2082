import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { describeS3Error, openS3 } from "#server/integrations/connectors/open-s3.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { s3DestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { connectionOf } from "../sources/read-source.ts";
import { StepError } from "../step-error.ts";
import type { Destination } from "./destination.ts";
import { fileOutput, finishFile } from "./write-file.ts";

/** S3 takes no more in one piece. */
const MOST_BYTES = 5 * 1024 ** 3;

/** A file in a bucket. It is there as a whole or not at all: a store shows nothing of what arrives in part. */
export const s3Destination: Destination = {
  output: (node) => fileOutput(s3DestinationConfigSchema.parse(node.data.config)),
  idempotent: () => true,
  deliver: async (delivery) => {
    const { run, node } = delivery;
    const { key, ...settings } = s3DestinationConfigSchema.parse(node.data.config);
    const target = connectionConfigSchemas.s3.parse(connectionOf(run.plan, node, "s3").config);
    const session = await openS3(target, { allowPrivate: run.plan.allowPrivateHosts });
    const { client, sdk } = session;
    const { path, rows } = await finishFile(delivery, settings);
    try {
      const { size } = await stat(path);
      if (size > MOST_BYTES)
        throw new StepError(node.id, "The file is larger than the 5 GB that S3 takes in one piece.");
      await client.send(
        new sdk.PutObjectCommand({
          ...{ Bucket: session.config.bucket, Key: key, Body: createReadStream(path), ContentLength: size },
        }),
      );
    } catch (error) {
      throw error instanceof StepError ? error : describeS3Error(error, session.config, key);
    } finally {
      client.destroy();
    }
    if (path !== delivery.path) await rm(path);
    return rows;
  },
};
