import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { copyText } from "#client/lib/copy-text.ts";
import { Button } from "./button.tsx";
import { smallIcon } from "./icon-sizes.ts";
import { TextField } from "./text-field.tsx";

/** A text to take elsewhere: to be selected, or copied by a button. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className="grid gap-1.5">
      <TextField
        label={label}
        value={value}
        readOnly
        spellCheck={false}
        className="min-w-0"
        {...(hint ? { hint } : {})}
        onFocus={(event) => event.target.select()}
      />
      <Button
        size="small"
        look="quiet"
        className="justify-self-start"
        icon={copied ? <Check {...smallIcon} /> : <Copy {...smallIcon} />}
        onClick={async () => setCopied(await copyText(value))}
      >
        {copied ? "Copied" : `Copy ${/^[A-Z]+$/.test(label) ? label : label.toLowerCase()}`}
      </Button>
      {copied === false ? (
        <p role="alert" className="text-danger text-small">
          Couldn't copy. Select the text and copy it yourself.
        </p>
      ) : null}
    </div>
  );
}
