import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

export type S3Server = {
  /** Variables under which the product finds it. */
  environment: Record<string, string>;
  /** What the bucket holds, by key. */
  objects: Map<string, { content: Buffer; modifiedAt: Date }>;
  close: () => Promise<void>;
};

const PAGE = 2;

/** A store that speaks as much of S3's protocol as keeping files needs, on a free port of 127.0.0.1. Lists come in pages of two. */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const bucket = "desk";
  const keyId = "stand-in";

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
    const [, named, ...rest] = decodeURIComponent(pathname).split("/");
    const key = rest.join("/");
    const content = await readBody(request);
    const answer = (status: number, body: string | Buffer = "", headers = {}) =>
      void response.writeHead(status, headers).end(body);
    const refuse = (status: number, code: string) =>
      answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`, {
        "content-type": "application/xml",
      });
    if (!(request.headers.authorization ?? "").includes(`Credential=${keyId}/`))
      return refuse(403, "InvalidAccessKeyId");
    if (named !== bucket) return refuse(404, "NoSuchBucket");
    if (request.method === "PUT") {
      objects.set(key, { content, modifiedAt: new Date() });
      return answer(200, "", { etag: `"${createHash("md5").update(content).digest("hex")}"` });
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return answer(204);
    }
    if (key === "") return answer(200, listing(objects, searchParams), { "content-type": "application/xml" });
    const object = objects.get(key);
    if (!object) return refuse(404, "NoSuchKey");
    return answer(200, object.content, { "content-length": object.content.length });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");

  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: "a secret of the stand-in",
    },
    objects,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function listing(objects: S3Server["objects"], asked: URLSearchParams): string {
  const prefix = asked.get("prefix") ?? "";
  const after = asked.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PAGE);
  const contents = page.map((key) => {
    const { content, modifiedAt } = objects.get(key) ?? { content: Buffer.alloc(0), modifiedAt: new Date() };
    return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const more =
    keys.length > PAGE
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : "<IsTruncated>false</IsTruncated>";
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${contents.join("")}${more}</ListBucketResult>`;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
