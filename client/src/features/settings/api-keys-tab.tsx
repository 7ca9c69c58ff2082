import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { PageSection } from "#client/components/page-section.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { TextField } from "#client/components/ui/text-field.tsx";
import { messages } from "#client/lib/messages.ts";
import { type ApiKey, readSettings } from "#client/lib/settings.ts";
import { ApiKeyRow } from "./api-key-row.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

const empty = { name: "", value: "" };

/** Names and values in a list; what is removed can be brought back from the toast. */
export function ApiKeysTab({
  keys,
  onChange,
  typed,
  onType,
}: {
  keys: readonly ApiKey[];
  onChange: (keys: ApiKey[]) => void;
  typed: { name: string; value: string };
  onType: (typed: { name: string; value: string }) => void;
}) {
  const { save, saving } = useSaveSettings("apiKeys");
  const [missing, setMissing] = useState<{ name?: string; value?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const change = (
    next: (kept: ApiKey[]) => ApiKey[],
    request: Pick<Parameters<typeof save>[0], "saved" | "action">,
  ) => {
    const value = next(readSettings().apiKeys);
    save({ value, ...request, onKept: () => onChange(value) });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const problems = {
      ...(typed.name.trim() ? {} : { name: "Enter a name" }),
      ...(typed.value.trim() ? {} : { value: "Enter a key" }),
    };
    setMissing(problems);
    const [first] = Object.keys(problems);
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const key = { name: typed.name.trim(), value: typed.value.trim(), createdAt: new Date().toISOString() };
    change((kept) => [key, ...kept], { saved: messages.keyAdded });
    onType(empty);
  };
  const remove = (key: ApiKey) => {
    const bringBack = () => change((kept) => [key, ...kept], { saved: messages.keyAdded });
    list.current?.focus();
    change((kept) => kept.filter((other) => !isSame(other, key)), {
      saved: messages.keyRemoved,
      action: { label: "Undo", onPress: bringBack },
    });
  };

  return (
    <PageSection
      title="API Keys"
      text="Keep keys of services you use. They stay in this browser and are never sent. Anyone using this browser can read them."
    >
      <ul ref={list} tabIndex={-1} aria-label="API keys" className="outline-none">
        {keys.length === 0 ? <li className="py-2.5">No keys yet.</li> : null}
        {keys.map((key) => (
          <ApiKeyRow key={key.createdAt + key.name} apiKey={key} busy={saving} onRemove={() => remove(key)} />
        ))}
      </ul>
      <form ref={form} noValidate onSubmit={add} className="mt-5 flex flex-col gap-5">
        <TextField
          name="name"
          label="Key name"
          placeholder="Job board"
          autoComplete="off"
          maxLength={200}
          value={typed.name}
          error={missing.name}
          onChange={(event) => onType({ ...typed, name: event.target.value })}
        />
        <TextField
          name="value"
          label="Key"
          autoComplete="off"
          spellCheck={false}
          maxLength={2_000}
          value={typed.value}
          error={missing.value}
          onChange={(event) => onType({ ...typed, value: event.target.value })}
        />
        <Button type="submit" look="main" busy={saving} icon={<Plus {...smallIcon} />} className="self-start">
          {saving ? "Saving..." : "Add key"}
        </Button>
      </form>
    </PageSection>
  );
}

function isSame(one: ApiKey, other: ApiKey): boolean {
  return one.createdAt === other.createdAt && one.name === other.name && one.value === other.value;
}
