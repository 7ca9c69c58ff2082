import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { randomId } from "#client/lib/random-id.ts";
import { type Facts, type Paper, paperKindSchema } from "#shared/material/material.schema.ts";
import { AddForm } from "./add-form.tsx";
import { useFacts } from "./facts-context.ts";
import { isFull, typed } from "./facts-edits.ts";
import { GroupCard } from "./group-card.tsx";
import { RowEditor } from "./row-editor.tsx";
import { RowShell } from "./row-shell.tsx";

/** Degrees, licences, certificates and courses. */
export function PapersCard() {
  const { facts, changeFacts, drafts, setDraft, announce } = useFacts();
  const { papers } = facts;
  const isAdding = drafts["paper what"] !== undefined;
  return (
    <GroupCard
      title="Education and certificates"
      rows={papers}
      empty={isAdding ? undefined : "Degrees, certificates, licenses, courses."}
      action={
        isAdding || isFull("papers", papers) ? undefined : { label: "Add", onPress: () => setDraft("paper what", "") }
      }
    >
      {isAdding ? (
        <AddForm
          label="New entry"
          fields={[
            { box: "paper what", label: "Degree, license, or certificate", needed: true },
            { box: "paper kind", label: "Type", needed: true, options: kindOptions },
            { box: "paper where", label: "Issued by" },
            { box: "paper year", label: "Year" },
          ]}
          onAdd={([what = "", chosen = "", where = "", year = ""]) => {
            const kind = paperKindSchema.catch("certificate").parse(chosen);
            const row = { kind, state: "held", what, where, year: year.slice(0, 60) } as const;
            changeFacts((now) => ({
              ...now,
              papers: [...now.papers, { ...row, id: randomId(), origin: typed, confirmed: true }],
            }));
            announce("Entry added");
          }}
        />
      ) : null}
      <ul className="empty:hidden">
        {papers.map((paper, index) => (
          <PaperRow key={paper.id} paper={paper} index={index} />
        ))}
      </ul>
    </GroupCard>
  );
}

function PaperRow({ paper, index }: { paper: Paper; index: number }) {
  const { id, what, where, year, state, confirmed } = paper;
  const rest = [where, year, state === "held" ? "" : stateNames[state].toLowerCase()].filter(Boolean).join(", ");
  return (
    <RowShell
      id={id}
      list="papers"
      index={index}
      what={[what, rest].filter(Boolean).join(", ")}
      confirmed={confirmed}
      editor={({ close }) => <PaperEditor paper={paper} close={close} />}
    >
      <span className="text-strong">{what}</span> <span className="text-small">{rest}</span>
    </RowShell>
  );
}

function PaperEditor({ paper, close }: { paper: Paper; close: () => void }) {
  const { changeFacts } = useFacts();
  const patch = (facts: Facts, next: Paper): Facts => ({
    ...facts,
    papers: facts.papers.map((one) => (one.id === paper.id ? next : one)),
  });
  const set = (part: Partial<Paper>) => changeFacts((now) => patch(now, { ...paper, ...part, confirmed: true }));
  const field = (label: string, key: "what" | "where" | "year", most: number) => (
    <TextField
      label={label}
      optional={key !== "what"}
      autoComplete="off"
      maxLength={most}
      value={paper[key]}
      onChange={(event) => set({ [key]: event.target.value })}
    />
  );
  return (
    <RowEditor
      label="Entry"
      close={close}
      onRestore={(now, before) => patch(now, before.papers.find(({ id }) => id === paper.id) ?? paper)}
    >
      {field("Degree, license, or certificate", "what", 300)}
      {field("Issued by", "where", 300)}
      {field("Year", "year", 60)}
      <div className="grid grid-cols-2 items-start gap-4">
        <SelectField
          label="Type"
          options={kindOptions}
          value={paper.kind}
          onChange={({ target }) => set({ kind: paperKindSchema.catch(paper.kind).parse(target.value) })}
        />
        <SelectField
          label="Status"
          options={states.map((value) => ({ value, label: stateNames[value] }))}
          value={paper.state}
          onChange={({ target }) => set({ state: states.find((one) => one === target.value) ?? paper.state })}
        />
      </div>
    </RowEditor>
  );
}

const states: readonly Paper["state"][] = ["held", "under-way", "lapsed"];
const stateNames: Record<Paper["state"], string> = { held: "Completed", "under-way": "In progress", lapsed: "Expired" };
const kindNames: Record<Paper["kind"], string> = {
  certificate: "Certificate",
  degree: "Degree",
  licence: "License",
  course: "Course",
  driving: "Driver's license",
};
const kindOptions = Object.entries(kindNames).map(([value, label]) => ({ value, label }));
