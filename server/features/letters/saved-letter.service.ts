import { AppError } from "#server/errors.ts";
import { isNamedBy } from "#server/http/if-match.ts";
import { type Tick, withTick } from "#shared/letters/letter-sources.schema.ts";
import { type LetterVersion, versionOriginSchema } from "#shared/letters/letter-version.schema.ts";
import {
  type CreateSavedCoverLetter,
  letterLimits,
  type PromptInfo,
  promptInfoSchema,
  type SavedCoverLetter,
  type UpdateSavedCoverLetter,
  type Vouch,
  withVouch,
} from "#shared/letters/saved-cover-letter.schema.ts";
import { letterEtag } from "./letter-etag.ts";
import type { LetterRow, LetterUsage, SavedLetterStore } from "./saved-letter.store.ts";

export type SavedLetterService = ReturnType<typeof createSavedLetterService>;

/** A person's letters: theirs alone, each save made once, none written over unseen. */
export function createSavedLetterService(deps: { letters: SavedLetterStore }) {
  const { letters } = deps;

  return {
    /** Newest first, some at a time, without what they rest on. */
    async *list(userId: number): AsyncGenerator<SavedCoverLetter[]> {
      for await (const rows of letters.list(userId)) yield rows.map(toSavedLetter);
    },

    /** @throws AppError notFound */
    async get(userId: number, id: number): Promise<SavedCoverLetter> {
      const row = await letters.get(userId, id);
      if (!row) throw notThere();
      return toSavedLetter(row);
    },

    /**
     * With a key, a call that is sent again answers the letter that the first one made.
     * @throws AppError unusable when the account is full, or the key was used for another text.
     */
    async create(userId: number, letter: CreateSavedCoverLetter, key: string | null): Promise<SavedCoverLetter> {
      const versions = letter.versions?.map((version) => ({ ...version, at: writtenAt(version.at).toISOString() }));
      const row = { ...letter, versions, userId, createdAt: writtenAt(letter.createdAt) };
      const checkRoom = (usage: LetterUsage) => {
        checkCount(usage);
        checkBytes(usage);
      };
      if (key === null) return toSavedLetter(await letters.create(row, checkRoom));
      const created = await letters.createOnce(row, { key, fingerprint: letterEtag(letter) }, checkRoom);
      if (!created) throw new AppError("unusable", "This Idempotency-Key was already used to save another letter.");
      return toSavedLetter(created);
    },

    /**
     * `ifMatch` is the tag of the letter that the changes were made to; null writes whatever stands there.
     * A save that is sent again after its answer was lost finds its own text and counts as done.
     * @throws AppError notFound, unusable when the account is full
     */
    async update(
      target: { userId: number; id: number; changes: UpdateSavedCoverLetter },
      ifMatch: string | null,
    ): Promise<{ letter: SavedCoverLetter; written: boolean }> {
      const wanted = letterEtag(target.changes);
      const outcome = await letters.update(target, {
        checkRoom: checkBytes,
        mayOverwrite: (current) => {
          const etag = letterEtag(current);
          return ifMatch === null || etag === wanted || isNamedBy(ifMatch, etag);
        },
      });
      if (!outcome) throw notThere();
      return { letter: toSavedLetter(outcome.letter), written: outcome.written };
    },

    /** Keeps with the letter what the person vouches for, or takes it back. @throws AppError notFound, unusable where there is no room */
    async vouch(userId: number, id: number, vouch: Vouch): Promise<SavedCoverLetter> {
      const row = await letters.updatePromptInfo(
        { userId, id },
        (kept) => {
          const info = promptInfoSchema.catch({}).parse(kept);
          return { ...info, vouched: withVouch(info.vouched ?? [], vouch) };
        },
        checkBytes,
      );
      if (!row) throw notThere();
      return toSavedLetter(row);
    },

    /** Ticks an item of the letter's checklist, or takes that back. @throws AppError notFound, unusable where it has none */
    async tick(userId: number, id: number, tick: Tick): Promise<SavedCoverLetter> {
      const row = await letters.updatePromptInfo(
        { userId, id },
        (kept) => {
          const info = promptInfoSchema.catch({}).parse(kept);
          const { sources } = info;
          if (!sources) throw new AppError("unusable", "This letter has no checklist.");
          return { ...info, sources: { ...sources, ticked: withTick(sources.ticked ?? [], tick) } };
        },
        checkBytes,
      );
      if (!row) throw notThere();
      return toSavedLetter(row);
    },

    /** The application that the letter belongs to from now on. @throws AppError notFound */
    async setApplication(userId: number, id: number, applicationKey: string | null): Promise<SavedCoverLetter> {
      const row = await letters.setApplication(userId, id, applicationKey);
      if (!row) throw notThere();
      return toSavedLetter(row);
    },

    /** Earlier texts, oldest first, some at a time. @throws AppError notFound */
    async *versions(userId: number, id: number): AsyncGenerator<LetterVersion[]> {
      const slices = await letters.versions(userId, id);
      if (!slices) throw notThere();
      for await (const rows of slices)
        yield rows.map((row) => ({
          id: row.id,
          content: row.content,
          made: versionOriginSchema.catch("save").parse(row.made),
          at: row.madeAt.toISOString(),
        }));
    },

    /** @throws AppError notFound */
    async remove(userId: number, id: number): Promise<void> {
      if (!(await letters.remove(userId, id))) throw notThere();
    },
  };
}

function checkCount({ count }: LetterUsage): void {
  if (count < letterLimits.perAccount) return;
  throw new AppError(
    "unusable",
    `An account can have at most ${letterLimits.perAccount.toLocaleString("en-US")} letters. Delete one to save another.`,
  );
}

function checkBytes({ bytes }: LetterUsage): void {
  if (bytes < letterLimits.bytesPerAccount) return;
  throw new AppError(
    "unusable",
    `An account can have at most ${letterLimits.bytesPerAccount / 1_000_000} MB of letters with their earlier versions. Delete some to save more.`,
  );
}

function notThere(): AppError {
  return new AppError("notFound", "We couldn't find this cover letter");
}

function toSavedLetter({ promptInfoBytes: _counted, ...row }: LetterRow): SavedCoverLetter {
  const info = promptInfoSchema.safeParse(row.promptInfo);
  return {
    ...row,
    promptInfo: info.success ? info.data : null,
    authorName: info.success ? authorName(info.data) : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function authorName({ firstName = "", lastName = "" }: PromptInfo): string | null {
  return `${firstName} ${lastName}`.trim() || null;
}

/** Years outside of what people live in come from broken clocks; they and the future count as now. */
function writtenAt(createdAt: string | undefined): Date {
  const now = new Date();
  if (createdAt === undefined) return now;
  const date = new Date(createdAt);
  return date > now || date.getUTCFullYear() < 2000 ? now : date;
}
