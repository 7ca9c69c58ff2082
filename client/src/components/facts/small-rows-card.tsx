import { TextField } from "#client/components/ui/text-field.tsx";
import { randomId } from "#client/lib/random-id.ts";
import type { Facts, Link, SpokenLanguage } from "#shared/material/material.schema.ts";
import { AddForm } from "./add-form.tsx";
import { useFacts } from "./facts-context.ts";
import { isFull, typed } from "./facts-edits.ts";
import { GroupCard } from "./group-card.tsx";
import { RowEditor } from "./row-editor.tsx";
import { RowShell } from "./row-shell.tsx";

/** Languages, with how well they are spoken. */
export function LanguagesCard() {
  const { facts, changeFacts, drafts, setDraft } = useFacts();
  const rows = facts.languages;
  const isAdding = drafts["language name"] !== undefined;
  return (
    <GroupCard
      title="Languages"
      rows={rows}
      action={
        isAdding || isFull("languages", rows)
          ? undefined
          : { label: "Add", onPress: () => setDraft("language name", "") }
      }
    >
      {isAdding ? (
        <AddForm
          label="New language"
          fields={[
            { box: "language name", label: "Language", needed: true },
            { box: "language level", label: "Level", placeholder: "C1, native, conversational" },
          ]}
          onAdd={([language = "", level = ""]) => {
            const row = { id: randomId(), origin: typed, confirmed: true, language, level: level.slice(0, 120) };
            changeFacts((now) => ({ ...now, languages: [...now.languages, row] }));
          }}
        />
      ) : null}
      <ul className="empty:hidden">
        {rows.map((row, index) => (
          <RowShell
            key={row.id}
            id={row.id}
            list="languages"
            index={index}
            what={[row.language, row.level].filter(Boolean).join(", ")}
            confirmed={row.confirmed}
            editor={({ close }) => <LanguageEditor row={row} close={close} />}
          >
            <span className="text-strong">{row.language}</span> <span className="text-small">{row.level}</span>
          </RowShell>
        ))}
      </ul>
    </GroupCard>
  );
}

function LanguageEditor({ row, close }: { row: SpokenLanguage; close: () => void }) {
  const { changeFacts } = useFacts();
  const patch = (facts: Facts, next: SpokenLanguage): Facts => ({
    ...facts,
    languages: facts.languages.map((one) => (one.id === row.id ? next : one)),
  });
  const set = (part: Partial<SpokenLanguage>) => changeFacts((now) => patch(now, { ...row, ...part, confirmed: true }));
  return (
    <RowEditor
      label="Language"
      close={close}
      onRestore={(now, before) => patch(now, before.languages.find(({ id }) => id === row.id) ?? row)}
    >
      <TextField
        label="Language"
        maxLength={300}
        value={row.language}
        onChange={(event) => set({ language: event.target.value })}
      />
      <TextField
        label="Level"
        optional
        maxLength={120}
        value={row.level}
        onChange={(event) => set({ level: event.target.value })}
      />
    </RowEditor>
  );
}

/** Addresses at which work can be seen. */
export function LinksCard() {
  const { facts, changeFacts, drafts, setDraft } = useFacts();
  const rows = facts.links;
  const isAdding = drafts["link address"] !== undefined;
  return (
    <GroupCard
      title="Links"
      rows={rows}
      action={
        isAdding || isFull("links", rows) ? undefined : { label: "Add", onPress: () => setDraft("link address", "") }
      }
    >
      {isAdding ? (
        <AddForm
          label="New link"
          fields={[
            { box: "link address", label: "Address", needed: true, placeholder: "linkedin.com/in/…" },
            { box: "link name", label: "What it shows" },
          ]}
          onAdd={([url = "", label = ""]) => {
            const row = { id: randomId(), origin: typed, confirmed: true, url, label };
            changeFacts((now) => ({ ...now, links: [...now.links, row] }));
          }}
        />
      ) : null}
      <ul className="empty:hidden">
        {rows.map((row, index) => (
          <RowShell
            key={row.id}
            id={row.id}
            list="links"
            index={index}
            what={[row.url, row.label].filter(Boolean).join(", ")}
            confirmed={row.confirmed}
            editor={({ close }) => <LinkEditor row={row} close={close} />}
          >
            <span className="break-all text-strong">{row.url}</span> <span className="text-small">{row.label}</span>
          </RowShell>
        ))}
      </ul>
    </GroupCard>
  );
}

function LinkEditor({ row, close }: { row: Link; close: () => void }) {
  const { changeFacts } = useFacts();
  const patch = (facts: Facts, next: Link): Facts => ({
    ...facts,
    links: facts.links.map((one) => (one.id === row.id ? next : one)),
  });
  const set = (part: Partial<Link>) => changeFacts((now) => patch(now, { ...row, ...part, confirmed: true }));
  return (
    <RowEditor
      label="Link"
      close={close}
      onRestore={(now, before) => patch(now, before.links.find(({ id }) => id === row.id) ?? row)}
    >
      <TextField
        label="Address"
        inputMode="url"
        maxLength={500}
        value={row.url}
        onChange={(event) => set({ url: event.target.value })}
      />
      <TextField
        label="What it shows"
        optional
        maxLength={300}
        value={row.label}
        onChange={(event) => set({ label: event.target.value })}
      />
    </RowEditor>
  );
}
