import { format, parseISO } from "date-fns";
import { Copy, Eye, EyeOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { copyText } from "#client/lib/copy-text.ts";
import { messages } from "#client/lib/messages.ts";
import type { ApiKey } from "#client/lib/settings.ts";
import { showToast } from "#client/lib/toasts.ts";

/** A key's name and day, its value behind a press. */
export function ApiKeyRow({ apiKey, busy, onRemove }: { apiKey: ApiKey; busy: boolean; onRemove: () => void }) {
  const [shown, setShown] = useState(false);
  const { name, value, createdAt } = apiKey;
  const copy = async () => showToast((await copyText(value)) ? messages.copied : messages.keyCopyFailed);
  return (
    <li className="flex items-center gap-1 border-hairline border-b py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-strong">{name}</p>
        <p className="text-small [overflow-wrap:anywhere]">
          {shown ? (
            <code>{value}</code>
          ) : (
            <span role="img" aria-label="Hidden value">
              {"•".repeat(12)}
            </span>
          )}
        </p>
        <p className="text-quiet text-small">Added {format(parseISO(createdAt), "MMM d, yyyy")}</p>
      </div>
      <IconButton
        label={shown ? `Hide ${name}` : `Show ${name}`}
        aria-pressed={shown}
        icon={shown ? <EyeOff {...largeIcon} /> : <Eye {...largeIcon} />}
        onClick={() => setShown(!shown)}
      />
      <IconButton label={`Copy ${name}`} icon={<Copy {...largeIcon} />} onClick={() => void copy()} />
      <IconButton label={`Remove ${name}`} disabled={busy} icon={<Trash2 {...largeIcon} />} onClick={onRemove} />
    </li>
  );
}
