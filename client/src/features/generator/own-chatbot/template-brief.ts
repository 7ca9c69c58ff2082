import { useEffect, useState } from "react";
import { z } from "zod";
import { ApiError, callJson } from "#client/lib/api-client.ts";
import { readStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { templateBriefSchema } from "#shared/templates/template-brief.schema.ts";
import type { OwnOrder } from "./own-prompt.ts";

const keptSchema = z.record(z.string(), z.string());

/** A letter waits no longer for it; a browser fetches its model only shortly after a press. */
const LONGEST_WAIT = 2_500;

/** The template whose structure the prompt asks for; null for the plain letter and where a letter is only translated. */
export function briefTemplateOf({ order, change }: Pick<OwnOrder, "order" | "change">): string | null {
  return change?.task === "translate" ? null : (order.templateId ?? null);
}

/**
 * What the template asks of a letter: from the server, or as it was fetched last where that does not answer. Null where
 * it was never fetched, or is not theirs any more.
 * @throws the signal's reason once it is aborted
 */
export async function readTemplateBrief(templateId: string, signal: AbortSignal): Promise<string | null> {
  const kept = readKept();
  try {
    const { structure } = await callJson(
      `/api/template-briefs/${encodeURIComponent(templateId)}`,
      templateBriefSchema,
      {
        signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT)]),
        signedOut: "fail",
      },
    );
    writeStored(storageKeys.templateBriefs, { ...kept, [templateId]: structure });
    return structure;
  } catch (error) {
    signal.throwIfAborted();
    if (!isRefused(error)) return kept[templateId] ?? null;
    const { [templateId]: _notTheirs, ...others } = kept;
    writeStored(storageKeys.templateBriefs, others);
    return null;
  }
}

function readKept(): Record<string, string> {
  return readStored(storageKeys.templateBriefs, keptSchema) ?? {};
}

/** The server knows the template and the caller, and does not tell. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [401, 402, 403, 404].includes(error.status);
}

/** The same for a panel; undefined until it is known. */
export function useTemplateBrief(templateId: string | null): string | null | undefined {
  const [brief, setBrief] = useState<string | null | undefined>(templateId === null ? null : undefined);
  useEffect(() => {
    if (templateId === null) return;
    const closed = new AbortController();
    readTemplateBrief(templateId, closed.signal).then(setBrief, () => {
      // Only who closed the panel ends it, and nobody waits for it then.
    });
    return () => closed.abort();
  }, [templateId]);
  return brief;
}
