import { createSign } from "node:crypto";
import type { sheets_v4 } from "@googleapis/sheets";
import { z } from "zod";
import type { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { ConnectorError, unwrapConnectorError } from "./connector-error.ts";
import { reachUrl } from "./reach-url.ts";

export type SheetsConfig = z.infer<typeof connectionConfigSchemas.googlesheets>;

export type SheetsSession = { client: sheets_v4.Sheets; email: string };

const GOOGLE = "https://sheets.googleapis.com/";
const SCOPE = "https://www.googleapis.com/auth/spreadsheets";
const PATIENCE_MS = 15_000;

const keySchema = z.object({
  type: z.literal("service_account"),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https?$/ }).default("https://oauth2.googleapis.com/token"),
});
const tokenSchema = z.object({ access_token: z.string() });
const refusalSchema = z.object({ error: z.string().catch(""), error_description: z.string().catch("") });

/**
 * Signs in as a service account. Only for processes whose sockets are guarded ({@link guardSockets}): the key says where the
 * token comes from.
 * @throws ConnectorError
 */
export async function openSheets(config: SheetsConfig, options: { allowPrivate: boolean }): Promise<SheetsSession> {
  const key = parseKey(config.serviceAccountKey);
  const rootUrl = config.rootUrl || GOOGLE;
  await reachUrl(rootUrl, options);
  await reachUrl(key.token_uri, options);
  const token = await fetchToken(key);
  const { sheets } = await import("@googleapis/sheets");
  const client = sheets({
    version: "v4",
    rootUrl: rootUrl.endsWith("/") ? rootUrl : `${rootUrl}/`,
    headers: { Authorization: `Bearer ${token}` },
    timeout: 60_000,
    retryConfig: {
      retry: 3,
      httpMethodsToRetry: ["GET", "PUT"],
      statusCodesToRetry: [
        [429, 429],
        [500, 599],
      ],
    },
  });
  return { client, email: key.client_email };
}

function parseKey(text: string): z.infer<typeof keySchema> {
  if (text.trim() === "") throw new ConnectorError("credentials", "Paste the JSON key of a service account.");
  try {
    return keySchema.parse(JSON.parse(text));
  } catch (error) {
    throw new ConnectorError(
      "credentials",
      "This isn't the JSON key of a service account. Paste the whole file that Google gave you.",
      error,
    );
  }
}

async function fetchToken(key: z.infer<typeof keySchema>): Promise<string> {
  const response = await fetch(key.token_uri, {
    method: "POST",
    redirect: "error",
    body: new URLSearchParams({
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      assertion: signedClaims(key),
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new ConnectorError("unreachable", "Couldn't reach Google to sign in.", error);
  });
  const answer: unknown = await response.json().catch(() => null);
  const token = tokenSchema.safeParse(answer);
  if (response.ok && token.success) return token.data.access_token;
  const { error_description: said, error } = refusalSchema.catch({ error: "", error_description: "" }).parse(answer);
  throw new ConnectorError(
    "credentials",
    `Google doesn't accept the key of “${key.client_email}”${said || error ? `: ${(said || error).slice(0, 200)}` : ""}. It may have been deleted. Create a new one.`,
  );
}

/** A JSON Web Token as RFC 7523 wants it for service accounts. */
function signedClaims({ client_email, private_key, token_uri }: z.infer<typeof keySchema>): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat: now, exp: now + 3600 };
  const unsigned = [{ alg: "RS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  try {
    return `${unsigned}.${createSign("RSA-SHA256").update(unsigned).sign(private_key, "base64url")}`;
  } catch (error) {
    throw new ConnectorError(
      "credentials",
      "The private key in this JSON is damaged. Paste the whole file that Google gave you.",
      error,
    );
  }
}

/** What a person is told about an error of the service. */
export function describeSheetsError(error: unknown, session: Pick<SheetsSession, "email">): ConnectorError {
  const ours = unwrapConnectorError(error);
  if (ours) return ours;
  const text = error instanceof Error ? error.message : String(error);
  const status = typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 0;
  if (/has not been used|is disabled|SERVICE_DISABLED/.test(text))
    return new ConnectorError(
      "permission",
      "The Google Sheets API is switched off for the project of this service account. Switch it on in the Google Cloud console.",
      error,
    );
  if (status === 403)
    return new ConnectorError(
      "permission",
      `This spreadsheet isn't shared with “${session.email}”. Share it with that address, as an editor if the workflow writes to it.`,
      error,
    );
  if (status === 404)
    return new ConnectorError("database", "We couldn't find this spreadsheet. Copy its ID from its URL.", error);
  if (status === 401) return new ConnectorError("credentials", "Google no longer accepts this sign-in.", error);
  if (status === 429) return new ConnectorError("other", "Too many calls to Google. Try again in a minute.", error);
  if (/Unable to parse range/.test(text))
    return new ConnectorError("database", "The spreadsheet has no tab with this name.", error);
  return new ConnectorError("other", `Google Sheets said: ${text.slice(0, 500)}`, error);
}
