import { AppError } from "#server/errors.ts";
import { isNamedBy } from "#server/http/if-match.ts";
import {
  type FactSet,
  type FactSetVersion,
  factSetLimits,
  factSetSchema,
  factSetVersionSchema,
  type NewFactSet,
  type UpdateFactSet,
} from "#shared/material/fact-set.schema.ts";
import { factSetEtag } from "./fact-set-etag.ts";
import type { FactSetRow, FactSetsStore } from "./fact-sets.store.ts";

export type FactSetsService = ReturnType<typeof createFactSetsService>;

/** Edits within so long a time are one version: each keystroke is saved. */
const ONE_SITTING_MS = 10 * 60_000;

/** A person's saved facts: theirs alone, each set made once, none written over unseen. */
export function createFactSetsService({ sets, now }: { sets: FactSetsStore; now: () => Date }) {
  return {
    async *list(userId: number): AsyncGenerator<FactSet[]> {
      for await (const rows of sets.list(userId)) yield rows.map(toFactSet);
    },

    /** @throws AppError notFound */
    async get(userId: number, id: number): Promise<FactSet> {
      const row = await sets.get(userId, id);
      if (!row) throw notThere();
      return toFactSet(row);
    },

    /** @throws AppError unusable when the account is full, or the key was used for other facts. */
    async create(userId: number, set: NewFactSet, key: string | null): Promise<FactSet> {
      const made = await sets.create(userId, set, key === null ? null : { key, fingerprint: factSetEtag(set) });
      if (made === "used") throw new AppError("unusable", "This Idempotency-Key was already used for other facts.");
      if (made === "full")
        throw new AppError(
          "unusable",
          `An account can have at most ${factSetLimits.perAccount} sets of facts. Delete one to add another.`,
        );
      return toFactSet(made);
    },

    /**
     * `ifMatch` is the tag of the set that the changes were made to; null writes whatever stands there. A save that is
     * sent again after its answer was lost finds its own facts and counts as done. @throws AppError notFound
     */
    async update(
      { userId, id, update }: { userId: number; id: number; update: UpdateFactSet },
      ifMatch: string | null,
    ): Promise<{ set: FactSet; written: boolean }> {
      const { keepVersion = false, ...content } = update;
      const wanted = factSetEtag(content);
      const outcome = await sets.update(
        { userId, id, content },
        {
          mayOverwrite: (current) => {
            const etag = factSetEtag(current);
            return ifMatch === null || etag === wanted || isNamedBy(ifMatch, etag);
          },
          keepsVersion: (current, newest) => {
            const isSame = factSetEtag({ ...current, facts: content.facts }) === factSetEtag(current);
            const last = newest?.madeAt ?? null;
            return !isSame && (keepVersion || last === null || now().getTime() - last.getTime() > ONE_SITTING_MS);
          },
        },
      );
      if (!outcome) throw notThere();
      return { set: toFactSet(outcome.set), written: outcome.written };
    },

    /** Earlier states, oldest first. @throws AppError notFound */
    async *versions(userId: number, id: number): AsyncGenerator<FactSetVersion[]> {
      const slices = await sets.versions(userId, id);
      if (!slices) throw notThere();
      for await (const rows of slices)
        yield rows.flatMap(
          ({ id: version, facts, madeAt }) =>
            factSetVersionSchema.safeParse({ id: version, facts, at: madeAt.toISOString() }).data ?? [],
        );
    },

    /** @throws AppError notFound */
    async remove(userId: number, id: number): Promise<void> {
      if (!(await sets.remove(userId, id))) throw notThere();
    },
  };
}

function notThere(): AppError {
  return new AppError("notFound", "We couldn't find these facts");
}

function toFactSet({ userId: _, ...row }: FactSetRow): FactSet {
  return factSetSchema.parse({
    ...row,
    etag: factSetEtag(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  });
}
