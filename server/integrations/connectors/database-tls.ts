import { X509Certificate } from "node:crypto";
import { domainToASCII } from "node:url";
import { PEM_CERTIFICATE, type sslModes } from "#shared/workflows/connection.schema.ts";
import { ConnectorError } from "./connector-error.ts";

type Encryption = { ssl: (typeof sslModes)[number]; caCertificate: string };

/**
 * Which certificates of a database's server are taken: with `verify-full` those that a trusted authority issued, otherwise
 * any. A CA certificate of the connection's own takes the place of the public authorities.
 * @throws ConnectorError for a CA certificate that is none
 */
export function tlsTrust({ ssl, caCertificate }: Encryption): { rejectUnauthorized: boolean; ca?: string[] } {
  if (ssl !== "verify-full") return { rejectUnauthorized: false };
  if (caCertificate.trim() === "") return { rejectUnauthorized: true };
  return { rejectUnauthorized: true, ca: readCertificates(caCertificate) };
}

/** The name that a certificate has to be made out to: the host as it was typed, never the address that was found for it. */
export function certifiedName(host: string): string {
  return domainToASCII(host.trim()) || host.trim();
}

/** For the person who tries a connection. */
export function encryptionWords({ ssl }: Pick<Encryption, "ssl">, isEncrypted: boolean): string {
  if (!isEncrypted) return "not encrypted";
  return ssl === "verify-full" ? "encrypted, with a verified certificate" : "encrypted";
}

/** Node would pass over what it can't read, and trust nobody. */
function readCertificates(text: string): string[] {
  try {
    return [...text.matchAll(PEM_CERTIFICATE)].map(([pem]) => new X509Certificate(pem).toString());
  } catch (error) {
    const message = "The CA certificate can't be read. Paste the whole text of its PEM file.";
    throw new ConnectorError("certificate", message, error);
  }
}
