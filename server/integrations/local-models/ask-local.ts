import type { z } from "zod";

/** How long a server on this machine has to answer what it is asked while models are looked for. */
const PATIENCE_MS = 1_000;
/** All of it is read in one piece: more would hold up everybody. */
const MOST_BYTES = 500_000;

/** The address of a server on this machine. Never a name: those can lead elsewhere. */
export function localUrl(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/**
 * What a server on this machine answers, if it is there, answers in time and in that shape; else null. Whatever listens at
 * the port may be another program: it is followed nowhere, and no more of it is read than a list can have.
 */
export async function askLocal<T>(
  { port, path, body }: { port: number; path: string; body?: object },
  schema: z.ZodType<T>,
): Promise<T | null> {
  try {
    const response = await fetch(`${localUrl(port)}${path}`, {
      method: body ? "POST" : "GET",
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    const parsed = schema.safeParse(JSON.parse(await readSome(response)));
    return parsed.success ? parsed.data : null;
  } catch {
    // Nothing listens there, it is too slow, or it is no such server: the same to who looks for models.
    return null;
  }
}

async function readSome(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw new Error("too long an answer");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
