import { useCallback, useRef } from "react";
import { FactsProvider } from "#client/components/facts/facts-provider.tsx";
import { JobsCard } from "#client/components/facts/jobs-card.tsx";
import { PapersCard } from "#client/components/facts/papers-card.tsx";
import { PersonCard } from "#client/components/facts/person-card.tsx";
import { PlainCard } from "#client/components/facts/plain-card.tsx";
import { SkillsCard } from "#client/components/facts/skills-card.tsx";
import { LanguagesCard, LinksCard } from "#client/components/facts/small-rows-card.tsx";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { useRowDrafts } from "./use-row-drafts.ts";

export type FactsEditorProps = {
  /** Tells this set apart from others: what is being typed is kept under it. */
  setKey: string;
  facts: Facts;
  onChange: (facts: Facts) => void;
  /** In which lines are begun. */
  language: Language;
  /** What to remark under a row, by its id, such as in how many letters it is. */
  remarkOf: (rowId: string) => string | null;
};

/** All rows of a set of facts, edited in place. Each change is given on at once; taking something away can be undone. */
export function FactsEditor({ setKey, facts, onChange, language, remarkOf }: FactsEditorProps) {
  const { drafts, setDraft } = useRowDrafts(setKey);
  const latest = useRef({ facts, onChange });
  latest.current = { facts, onChange };
  const changeFacts = useCallback((apply: (facts: Facts) => Facts) => {
    latest.current.facts = apply(latest.current.facts);
    latest.current.onChange(latest.current.facts);
  }, []);
  return (
    <FactsProvider {...{ facts, language, changeFacts, drafts, setDraft, remarkOf }}>
      <div className="grid gap-3">
        <PersonCard />
        <JobsCard />
        <PlainCard />
        <PapersCard />
        <SkillsCard problem={undefined} />
        <LanguagesCard />
        <LinksCard />
      </div>
    </FactsProvider>
  );
}
