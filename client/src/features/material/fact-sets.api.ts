import { z } from "zod";
import { callApi, callJson } from "#client/lib/api-client.ts";
import {
  type FactSet,
  type FactSetVersion,
  factSetSchema,
  factSetVersionSchema,
  type NewFactSet,
  type UpdateFactSet,
} from "#shared/material/fact-set.schema.ts";

const SETS = "/api/fact-sets";

export const factSetsKey = [SETS] as const;

export function listFactSets(signal?: AbortSignal): Promise<FactSet[]> {
  return callJson(SETS, z.array(factSetSchema), signal ? { signal } : {});
}

/** The same key twice makes one set: safe to repeat after an answer that got lost. */
export function createFactSet(set: NewFactSet, idempotencyKey: string): Promise<FactSet> {
  return callJson(SETS, factSetSchema, { method: "POST", body: set, headers: { "Idempotency-Key": idempotencyKey } });
}

/** @throws ApiError 412 where the set no longer is at `etag` */
export function updateFactSet(id: number, update: UpdateFactSet, etag: string | null): Promise<FactSet> {
  const headers = etag === null ? {} : { "If-Match": etag };
  return callJson(`${SETS}/${id}`, factSetSchema, { method: "PUT", body: update, headers });
}

export function getFactSet(id: number): Promise<FactSet> {
  return callJson(`${SETS}/${id}`, factSetSchema);
}

export async function deleteFactSet(id: number): Promise<void> {
  await callApi(`${SETS}/${id}`, { method: "DELETE" });
}

/** Oldest first. */
export function getFactSetVersions(id: number): Promise<FactSetVersion[]> {
  return callJson(`${SETS}/${id}/versions`, z.array(factSetVersionSchema));
}
