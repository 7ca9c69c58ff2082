import { type JobField, jobFields } from "#client/features/generator/desk-state.schema.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import type { ReadPage } from "#shared/applications/read-page.schema.ts";

/** A page's posting in the place of its link; what the page says of the job outright is not read anew. */
export function takePage(state: GeneratorState, page: ReadPage): GeneratorState {
  const { role, company, place, closesOn, posting, link } = page;
  const said: [JobField, string][] = [
    ["role", role],
    ["company", company],
    ["place", place],
    ["closingDate", closesOn],
  ];
  const given = said.filter(([field, text]) => text !== "" && !state.desk.settled.includes(field));
  const settled = jobFields.filter(
    (field) => state.desk.settled.includes(field) || given.some(([name]) => name === field),
  );
  return {
    ...state,
    form: { ...state.form, prompt: posting },
    job: { ...state.job, ...Object.fromEntries(given) },
    desk: { ...state.desk, settled, link },
  };
}
