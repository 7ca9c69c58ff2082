import { format, parseISO } from "date-fns";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { CopyField } from "#client/components/ui/copy-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { type ApiToken, apiTokenLimits, newApiTokenSchema } from "#shared/auth/api-token.schema.ts";
import { useApiTokens, useCreateApiToken, useRevokeApiToken } from "./api-tokens.api.ts";

/** Makes, shows once and revokes the tokens with which programs start workflows. */
export function ApiTokens() {
  const tokens = useApiTokens();
  const create = useCreateApiToken();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const made = create.data && tokens.data?.some(({ id }) => id === create.data.id) ? create.data : null;
  return (
    <div className="grid gap-4">
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const token = newApiTokenSchema.safeParse({ name });
          if (!token.success) return setProblem(token.error.issues[0]?.message ?? "Name the token");
          if (!create.isPending) create.mutate(token.data, { onSuccess: () => setName("") });
        }}
      >
        <TextField
          label="Token name"
          value={name}
          maxLength={apiTokenLimits.name}
          autoComplete="off"
          hint="What uses it, like “Nightly script”."
          {...(problem ? { error: problem } : {})}
          onChange={(event) => {
            setProblem(null);
            setName(event.target.value);
          }}
        />
        <Button type="submit" className="justify-self-start" busy={create.isPending}>
          Create token
        </Button>
      </form>
      {made ? (
        <div className="grid gap-2 rounded bg-raised p-4">
          <CopyField label="Token" value={made.token} />
          <p className="text-small text-warning">Copy “{made.name}” now. It isn't shown again.</p>
        </div>
      ) : null}
      {tokens.isPending ? <p role="status">Loading your tokens</p> : null}
      {tokens.isError ? (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="text-danger">Couldn't load your tokens.</p>
          <Button onClick={() => void tokens.refetch()}>Try again</Button>
        </div>
      ) : null}
      {tokens.data && tokens.data.length > 0 ? (
        <ul aria-label="API tokens" className="grid gap-2">
          {tokens.data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function TokenRow({ token: { id, name, start, createdAt, lastUsedAt } }: { token: ApiToken }) {
  const revoke = useRevokeApiToken();
  const [asking, setAsking] = useState(false);
  return (
    <li className="grid gap-2 rounded border border-hairline p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="break-words font-semibold text-strong">{name}</p>
          <p className="text-quiet text-small">
            {start}… created {day(createdAt)}, {lastUsedAt ? `last used ${day(lastUsedAt)}` : "never used"}
          </p>
        </div>
        {asking ? null : (
          <Button look="quiet" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
            Revoke
          </Button>
        )}
      </div>
      {asking ? (
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-auto text-small">Programs that use it stop working. This can't be undone.</p>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button look="danger" busy={revoke.isPending} onClick={() => revoke.mutate(id)}>
            Revoke token
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function day(iso: string): string {
  return format(parseISO(iso), "MMM d, yyyy");
}
