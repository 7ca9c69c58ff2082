import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { AppError } from "#server/errors.ts";
import type { SecretBox } from "#server/integrations/secret-box/secret-box.ts";
import type { NewWorkflowHook, WorkflowHook } from "#shared/workflows/workflow-hook.schema.ts";
import type { HookRow, HookStore } from "./hook.store.ts";
import type { Started } from "./new-run.ts";

/** How a caller shows that it knows the secret: the secret itself, or an HMAC-SHA256 of the body under it, in hexadecimal. */
type HookProof = { secret: string | null; signature: string | null };

export type HookCall = {
  address: string;
  proof: HookProof;
  /** As it came, for the signature, and as JSON for the run, which is looked at once the caller is known. */
  raw: Uint8Array;
  input: () => Promise<string>;
  /** Counts the call for the account, once the caller is known. @throws AppError tooMany */
  admit: (userId: number) => Promise<void>;
  /** The caller's name for this one event: sent again, it starts nothing. */
  key: string | null;
};

export type HooksDeps = {
  hooks: HookStore;
  box: SecretBox;
  /** Where the site is reached. */
  siteUrl: () => string;
  start: (
    asker: { userId: number; requestKey: string | null },
    given: { workflowId: number; input: string },
  ) => Promise<Started>;
};
export type HooksService = ReturnType<typeof createHooksService>;

/** Starts workflows for systems that know an address and its secret. */
export function createHooksService({ hooks, box, siteUrl, start }: HooksDeps) {
  const toHook = ({ address, createdAt, lastCalledAt }: HookRow): WorkflowHook => ({
    url: `${siteUrl()}/api/hooks/${address}`,
    createdAt: createdAt.toISOString(),
    lastCalledAt: lastCalledAt?.toISOString() ?? null,
  });

  return {
    async get(userId: number, workflowId: number): Promise<WorkflowHook | null> {
      const row = await hooks.get(userId, workflowId);
      return row && toHook(row);
    },

    /** A new address and secret; those before are void. The secret is told this once. @throws AppError notFound */
    async renew(userId: number, workflowId: number): Promise<NewWorkflowHook> {
      const address = randomBytes(24).toString("base64url");
      const secret = `whs_${randomBytes(32).toString("base64url")}`;
      const row = await hooks.save({ userId, workflowId, address, secret: box.seal(secret) });
      if (!row) throw new AppError("notFound", "We couldn't find this workflow");
      return { ...toHook(row), secret };
    },

    /** @throws AppError notFound */
    async remove(userId: number, workflowId: number): Promise<void> {
      if (!(await hooks.remove(userId, workflowId))) throw new AppError("notFound", "This workflow has no URL.");
    },

    /** @throws AppError signedOut for an unknown address or a wrong secret, conflict for a paused workflow, and those of a start. */
    async call({ address, proof, raw, input, admit, key }: HookCall): Promise<Started> {
      const hook = /^[\w-]{32}$/.test(address) ? await hooks.find(address) : null;
      const secret = hook && box.open(hook.secret);
      if (!hook || secret === null || !isProved(proof, secret, raw))
        throw new AppError("signedOut", "Unknown URL or wrong secret.");
      await admit(hook.userId);
      if (!hook.isActive) throw new AppError("conflict", "This workflow is paused. Its owner can turn it on.");
      const given = { workflowId: hook.workflowId, input: await input() };
      await hooks.called(address);
      // Hashed, so that any key of a caller fits, and never meets one of the account's own browser.
      const requestKey = key === null ? null : `hook ${sha256(`${address} ${key}`).toString("hex")}`;
      return start({ userId: hook.userId, requestKey }, given);
    },
  };
}

function isProved({ secret: given, signature }: HookProof, secret: string | null, raw: Uint8Array): boolean {
  if (secret === null) return false;
  if (given !== null) return timingSafeEqual(sha256(given), sha256(secret));
  if (signature === null) return false;
  const expected = createHmac("sha256", secret).update(raw).digest("hex");
  return timingSafeEqual(sha256(signature.toLowerCase()), sha256(expected));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
