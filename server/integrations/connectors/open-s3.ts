import type { S3Client } from "@aws-sdk/client-s3";
import type { z } from "zod";
import type { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { ConnectorError, unwrapConnectorError } from "./connector-error.ts";
import { reachUrl } from "./reach-url.ts";

export type S3Config = z.infer<typeof connectionConfigSchemas.s3>;
export type S3Session = { client: S3Client; sdk: typeof import("@aws-sdk/client-s3"); config: S3Config };

/**
 * Only for processes whose sockets are guarded ({@link guardSockets}): the store's address is the user's own.
 * @throws ConnectorError
 */
export async function openS3(config: S3Config, options: { allowPrivate: boolean }): Promise<S3Session> {
  const { region, endpoint, bucket, accessKeyId, secretAccessKey } = config;
  if (bucket.trim() === "") throw new ConnectorError("database", "Enter the name of the bucket.");
  if (!/^[\w.-]+$/.test(bucket.trim())) throw new ConnectorError("database", "This can't be the name of a bucket.");
  if (!/^[a-z0-9-]+$/i.test(region.trim())) throw new ConnectorError("host", "Enter the region, like us-east-1.");
  if (accessKeyId.trim() === "" || secretAccessKey === "")
    throw new ConnectorError("credentials", "Enter the access key and its secret.");
  await reachUrl(endpoint.trim() || `https://s3.${region.trim()}.amazonaws.com`, options);
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    region: region.trim(),
    ...(endpoint.trim() ? { endpoint: endpoint.trim(), forcePathStyle: true } : {}),
    credentials: { accessKeyId: accessKeyId.trim(), secretAccessKey },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    // Not every compatible store knows the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { client, sdk, config: { ...config, bucket: bucket.trim() } };
}

/** What was reached, for the person. @throws ConnectorError */
export async function tryS3(config: S3Config, options: { allowPrivate: boolean }): Promise<string> {
  const keys = await listS3Keys(config, "", options);
  const count = keys.length === 0 ? "It has no files yet." : "Its files can be listed.";
  return `The bucket “${config.bucket.trim()}” answers. ${count}`;
}

/** The first thousand keys below a prefix. @throws ConnectorError */
export async function listS3Keys(
  config: S3Config,
  prefix: string,
  options: { allowPrivate: boolean },
): Promise<string[]> {
  const session = await openS3(config, options);
  const { client, sdk } = session;
  try {
    const page = await client.send(new sdk.ListObjectsV2Command({ Bucket: session.config.bucket, Prefix: prefix }));
    return (page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
  } catch (error) {
    throw describeS3Error(error, session.config);
  } finally {
    client.destroy();
  }
}

/** What a person is told about an error of the store. */
export function describeS3Error(error: unknown, { bucket, region }: S3Config, key?: string): ConnectorError {
  const ours = unwrapConnectorError(error);
  if (ours) return ours;
  const code = error instanceof Error ? error.name : "";
  const told: Record<string, [ConnectorError["problem"], string]> = {
    NoSuchBucket: ["database", `There is no bucket “${bucket}”.`],
    NoSuchKey: ["database", `There is no file “${key ?? ""}” in the bucket “${bucket}”.`],
    NotFound: ["database", `There is no file “${key ?? ""}” in the bucket “${bucket}”.`],
    InvalidAccessKeyId: ["credentials", "The store doesn't know this access key."],
    SignatureDoesNotMatch: ["credentials", "The secret of the access key is wrong."],
    AccessDenied: ["permission", `This access key may not do that in the bucket “${bucket}”.`],
    PermanentRedirect: ["host", `The bucket “${bucket}” isn't in the region “${region}”.`],
    AuthorizationHeaderMalformed: ["host", `The bucket “${bucket}” isn't in the region “${region}”.`],
    TimeoutError: ["timeout", "The store didn't respond in time."],
  };
  const [problem, message] = told[code] ?? [
    "other",
    `The store said: ${(error instanceof Error ? error.message : String(error)).slice(0, 300)}`,
  ];
  return new ConnectorError(problem, message, error);
}
