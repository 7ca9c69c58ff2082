import { Check, CircleAlert, Plus, X } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { TextField } from "#client/components/ui/text-field.tsx";
import { classNames } from "#client/lib/class-names.ts";
import type { Skill } from "#shared/material/material.schema.ts";
import { MaybeMarks, useAnswersWords } from "./answers-mark.tsx";
import { useFacts } from "./facts-context.ts";
import { confirmRow } from "./facts-edits.ts";
import { GroupCard } from "./group-card.tsx";
import { limits } from "./row-limits.ts";
import { skillsOf } from "./typed-skills.ts";

/** Skills as chips; several are added at once where they are parted by commas. */
export function SkillsCard({ problem }: { problem: string | undefined }) {
  const { facts, changeFacts, drafts, setDraft, announce } = useFacts();
  const { skills } = facts;
  const box = useRef<HTMLInputElement>(null);
  const draft = drafts.skill ?? "";
  const add = (event: FormEvent) => {
    event.preventDefault();
    const rows = skillsOf(draft, skills);
    if (rows.length > 0) {
      changeFacts((now) => ({ ...now, skills: [...now.skills, ...rows].slice(0, limits.skills) }));
      announce(`Added: ${rows.map(({ text }) => text).join(", ")}`);
    }
    setDraft("skill", null);
    box.current?.focus();
  };
  return (
    <GroupCard title="Skills" rows={skills}>
      <ul className="flex flex-wrap gap-2 pb-2 empty:hidden">
        {skills.map((skill) => (
          <SkillChip key={skill.id} skill={skill} />
        ))}
      </ul>
      {/* Below the chips, each with the name of its skill: a chip has no room for a question. */}
      {skills.map(({ id, text, confirmed }) => (confirmed ? <MaybeMarks key={id} row={id} called={text} /> : null))}
      <form onSubmit={add} noValidate className="flex items-start gap-2 pb-2">
        <TextField
          ref={box}
          className="flex-1 [&_label]:sr-only"
          label="Add a skill"
          placeholder="Add a skill"
          name="skills"
          autoComplete="off"
          maxLength={1000}
          value={draft}
          error={problem}
          hint={
            skills.some(({ confirmed }) => !confirmed)
              ? "We couldn't read the marked ones clearly. Keep or remove each one."
              : undefined
          }
          onChange={(event) => setDraft("skill", event.target.value)}
        />
        <Button type="submit" icon={<Plus {...smallIcon} />} className="shrink-0">
          Add
        </Button>
      </form>
    </GroupCard>
  );
}

function SkillChip({ skill: { id, text, confirmed } }: { skill: Skill }) {
  const { remove, changeFacts, announce } = useFacts();
  const answers = useAnswersWords(id);
  const nameId = useId();
  return (
    <li
      aria-labelledby={nameId}
      className={classNames(
        "flex min-h-11 min-w-0 items-center rounded bg-raised pl-3.5 text-strong",
        !confirmed && "border border-warning",
      )}
    >
      {confirmed ? null : <CircleAlert {...smallIcon} className="mr-2 shrink-0 text-warning" />}
      <span id={nameId} className="min-w-0 py-2">
        {text}
        <span className="sr-only">{confirmed ? answers : ", not confirmed"}</span>
      </span>
      {confirmed ? null : (
        <ChipButton
          label={`Keep ${text}`}
          onClick={() => {
            changeFacts((now) => confirmRow(now, id));
            announce(`Kept: ${text}`);
          }}
        >
          <Check {...smallIcon} className="text-success" />
        </ChipButton>
      )}
      <ChipButton label={`Remove ${text}`} onClick={() => remove(id, text)}>
        <X {...smallIcon} />
      </ChipButton>
    </li>
  );
}

function ChipButton({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="flex h-11 w-10 shrink-0 items-center justify-center rounded text-body transition-colors duration-quick hover:text-strong"
    >
      {children}
    </button>
  );
}
