import { createHash, randomBytes } from "node:crypto";
import { AppError } from "#server/errors.ts";
import { type ApiToken, apiTokenLimits, type MadeApiToken, type NewApiToken } from "#shared/auth/api-token.schema.ts";
import { isDeactivated } from "./account-rights.ts";
import type { ApiTokenRow, ApiTokenStore } from "./api-token.store.ts";

export type ApiTokensService = ReturnType<typeof createApiTokensService>;

/** Tells the tokens of this product from other secrets, also to programs that look for leaked ones. */
const PREFIX = "cld_";
const SHOWN = 8;

/** Tokens with which programs start a person's workflows and look at their runs, and do nothing else. */
export function createApiTokensService({ tokens }: { tokens: ApiTokenStore }) {
  return {
    async list(userId: number): Promise<ApiToken[]> {
      return (await tokens.list(userId)).map(toApiToken);
    },

    /** The token is told this once. @throws AppError unusable where the account has as many as it may */
    async create(userId: number, { name }: NewApiToken): Promise<MadeApiToken> {
      const token = PREFIX + randomBytes(32).toString("base64url");
      const kept = { userId, name, hash: hashOf(token), start: token.slice(0, SHOWN) };
      return { ...toApiToken(await tokens.create(kept, checkRoom)), token };
    },

    /** From now on it opens nothing. @throws AppError notFound */
    async remove(userId: number, id: number): Promise<void> {
      if (!(await tokens.remove(userId, id))) throw new AppError("notFound", "We couldn't find this token");
    },

    /** The account whose token it is; null for an unknown one, or one of an account that may not sign in. */
    async ownerOf(token: string): Promise<number | null> {
      if (!token.startsWith(PREFIX)) return null;
      const user = await tokens.use(hashOf(token));
      return user && !isDeactivated(user) ? user.id : null;
    },
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function checkRoom(count: number): void {
  if (count < apiTokenLimits.perAccount) return;
  throw new AppError(
    "unusable",
    `An account can have at most ${apiTokenLimits.perAccount} tokens. Revoke one to create another.`,
  );
}

function toApiToken({ id, name, start, createdAt, lastUsedAt }: ApiTokenRow): ApiToken {
  return { id, name, start, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
