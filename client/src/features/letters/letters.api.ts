import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { callApi, callJson } from "#client/lib/api-client.ts";
import type { Tick } from "#shared/letters/letter-sources.schema.ts";
import { type LetterVersion, letterVersionSchema } from "#shared/letters/letter-version.schema.ts";
import {
  type CreateSavedCoverLetter,
  type SavedCoverLetter,
  savedCoverLetterSchema,
  type UpdateSavedCoverLetter,
  type Vouch,
} from "#shared/letters/saved-cover-letter.schema.ts";

const LETTERS = "/api/saved-cover-letters";

export const lettersKey = [LETTERS] as const;

/** A letter and the version of it that was read; a save names the version it goes on from. */
export type VersionedLetter = { letter: SavedCoverLetter; version: string | null };

/** The account's letters, newest first. */
export function useSavedLetters({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: lettersKey,
    queryFn: ({ signal }) => callJson(LETTERS, z.array(savedCoverLetterSchema), { signal }),
    enabled,
  });
}

export function letterPath(id: number): string {
  return `${LETTERS}/${id}`;
}

/** Always read afresh: what is edited must be what the account holds. */
export function savedLetterOptions(id: number) {
  return queryOptions({
    queryKey: [LETTERS, id] as const,
    queryFn: ({ signal }) => getSavedLetter(id, signal),
    gcTime: 0,
  });
}

/** Earlier texts of a letter, oldest first. */
export function letterVersionsOptions(id: number) {
  return queryOptions({
    queryKey: [LETTERS, id, "versions"] as const,
    queryFn: ({ signal }) => getLetterVersions(id, signal),
    gcTime: 0,
  });
}

export function getLetterVersions(id: number, signal?: AbortSignal): Promise<LetterVersion[]> {
  return callJson(`${letterPath(id)}/versions`, z.array(letterVersionSchema), signal ? { signal } : {});
}

export async function getSavedLetter(id: number, signal?: AbortSignal): Promise<VersionedLetter> {
  return toVersionedLetter(await callApi(letterPath(id), signal ? { signal } : {}));
}

/** The same key twice makes one letter: safe to repeat after an answer that got lost. */
export async function createSavedLetter(userId: number, letter: CreateSavedCoverLetter, idempotencyKey: string) {
  return callJson(LETTERS, savedCoverLetterSchema, {
    method: "POST",
    body: { userId, ...letter },
    headers: { "Idempotency-Key": idempotencyKey },
  });
}

/** Fails with 412 where the letter is no longer at `version`. */
export function useUpdateLetter(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ changes, version }: { changes: UpdateSavedCoverLetter; version: string | null }) =>
      toVersionedLetter(
        await callApi(letterPath(id), {
          method: "PUT",
          body: changes,
          headers: version === null ? {} : { "If-Match": version },
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: lettersKey }),
  });
}

/** Keeps with the letter that the person vouches for a claim in it, or takes that back. */
export async function putVouch(id: number, vouch: Vouch): Promise<void> {
  await callApi(`${letterPath(id)}/vouched`, { method: "PUT", body: vouch });
}

/** Keeps with the letter that an item of its checklist is done, or takes that back. */
export async function putTick(id: number, tick: Tick): Promise<void> {
  await callApi(`${letterPath(id)}/ticked`, { method: "PUT", body: tick });
}

/** Null where it belongs to no application. */
export async function putLetterApplication(id: number, applicationKey: string | null): Promise<void> {
  await callApi(`${letterPath(id)}/application`, { method: "PUT", body: { applicationKey } });
}

async function toVersionedLetter(response: Response): Promise<VersionedLetter> {
  return { letter: savedCoverLetterSchema.parse(await response.json()), version: response.headers.get("ETag") };
}
