import { Button } from "#client/components/ui/button.tsx";
import type { AskedClaim } from "./asked-claim.ts";

/** Claims without a source that stand on the person's word, each with the way back. */
export function VouchedList({
  vouched,
  onVouch,
}: {
  vouched: readonly AskedClaim[];
  onVouch: (key: string, vouched: boolean) => void;
}) {
  if (vouched.length === 0) return null;
  const count = vouched.length === 1 ? "1 claim you confirmed" : `${vouched.length} claims you confirmed`;
  return (
    <details className="text-small">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-body hover:text-strong">
        {count}
      </summary>
      <p className="text-quiet">
        Not in your details, but you confirmed them. If you change the sentence, we'll ask again.
      </p>
      <ul className="mt-1 grid gap-1">
        {vouched.map((claim) => (
          <li key={`${claim.key} ${claim.at}`} className="flex flex-wrap items-center gap-x-2">
            <q className="min-w-0 break-words font-semibold text-strong">{claim.text}</q>
            <Button look="quiet" size="small" onClick={() => onVouch(claim.key, false)}>
              Remove confirmation
              <span className="sr-only">: “{claim.text}”</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
