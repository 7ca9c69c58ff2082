import { useMemo } from "react";
import { mergeFacts } from "#client/features/generator/merge-facts.ts";
import { readGeneratorState } from "#client/features/generator/stored-generator-state.ts";
import { readParsedResume } from "#client/lib/parsed-resume.ts";
import { useLater } from "#client/lib/use-later.ts";
import { readWizardAnswers } from "#client/lib/wizard-answers.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";

/**
 * What questionnaire and resume say; of a resume that the server has forgotten, what the desk took in of it, else what
 * this tab still knows. Null while that is not known: `resume` still undefined, or the code that makes rows of it on its way.
 */
export function useImportedFacts(resume: ImportedResume | null | undefined): Facts | null {
  const told = useMemo(() => (resume === undefined ? null : whatIsTold(resume)), [resume]);
  const code = useLater(told && !told.isNothing ? loadToMaterial : null);
  return useMemo(() => {
    if (told === null || (!told.isNothing && code === null)) return null;
    const material = code?.toMaterial(told) ?? emptyMaterial;
    const { completions: _none, ties: _noTies, ...facts } = material;
    return told.before ? mergeFacts(emptyMaterial, told.before, facts) : facts;
  }, [told, code]);
}

const loadToMaterial = () => import("#shared/material/to-material.ts");

function whatIsTold(resume: ImportedResume | null) {
  const forgotten = resume ? null : readParsedResume();
  // The visit is over, not the person's wish to use their resume: nothing that came of it goes.
  const before = (forgotten && readGeneratorState()?.desk.imported) ?? null;
  const parsed = before ? null : forgotten;
  const form = parsed && {
    firstName: parsed.firstName,
    lastName: parsed.lastName,
    skills: parsed.skills,
    linkedin: parsed.linkedIn,
  };
  const wizard = readWizardAnswers();
  return { form, wizard, resume, before, isNothing: !resume && !form && Object.keys(wizard).length === 0 };
}
