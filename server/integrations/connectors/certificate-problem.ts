import { ConnectorError } from "./connector-error.ts";

type Target = { host: string; caCertificate?: string };

/** OpenSSL's words for a certificate whose issuer isn't among the trusted ones. */
const UNKNOWN_ISSUER = /self.signed certificate|unable to (?:get|verify)|certificate signature failure|invalid CA/i;

/**
 * What a person is told where a database's certificate was refused; null for any other error. It's known by its words: a
 * driver puts a code of its own in place of Node's.
 */
export function describeCertificateError(error: unknown, target: Target): ConnectorError | null {
  const text = error instanceof Error ? error.message : "";
  const { host, caCertificate = "" } = target;
  const [, reason] = /does not match certificate's altnames: (.*)/s.exec(text) ?? [];
  if (reason !== undefined) return new ConnectorError("host", otherName(host, reason), error);
  if (/certificate has expired/.test(text))
    return new ConnectorError(
      "certificate",
      `The certificate of “${host}” has expired. Ask the server's administrator to renew it.`,
      error,
    );
  if (/certificate is not yet valid/.test(text))
    return new ConnectorError("certificate", `The certificate of “${host}” isn't valid yet.`, error);
  if (!UNKNOWN_ISSUER.test(text)) return null;
  const message =
    caCertificate.trim() === ""
      ? `The certificate of “${host}” isn't from a public authority. Paste the CA certificate that issued it.`
      : `The certificate of “${host}” wasn't issued by this CA certificate. Paste the one that issued it.`;
  return new ConnectorError("certificate", message, error);
}

/** `reason` is Node's: it ends in the certificate's names of that kind, if there are some. */
function otherName(host: string, reason: string): string {
  const [, list = ""] = /(?:altnames|list|CN): (.*)$/s.exec(reason) ?? [];
  const names = list.split(/,\s*/).flatMap((name) => name.replace(/^(?:DNS|IP Address):/, "").trim() || []);
  const shown = names.slice(0, 3).map((name) => `“${name.slice(0, 80)}”`);
  return `The server's certificate ${shown.length > 0 ? `is for ${shown.join(", ")}, not` : "isn't"} for “${host}”. Check the host.`;
}
