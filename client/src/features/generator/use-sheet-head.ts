import { useEffect, useState } from "react";
import { useBook } from "#client/lib/use-book.ts";
import { onlyConfirmed } from "#shared/generator/form-of.ts";
import type { LetterHead, toHead } from "#shared/writing/letter-head.ts";
import type { roleOf } from "#shared/writing/role-form.ts";
import { languageOf } from "./desk-letter.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { sureJobOf } from "./posting/read-job.ts";

/** Subject and greeting as the writer will put them; null until there is something to say, and while its code is fetched. */
export function useSheetHead(state: GeneratorState): LetterHead | null {
  const [write, setWrite] = useState<{ toHead: typeof toHead; roleOf: typeof roleOf } | null>(null);
  const isNeeded = state.job.role.trim() !== "" || state.desk.step !== "job";
  const book = useBook(isNeeded ? languageOf(state) : null);
  useEffect(() => {
    if (!isNeeded) return;
    const parts = Promise.all([import("#shared/writing/letter-head.ts"), import("#shared/writing/role-form.ts")]);
    void parts.then(
      ([head, role]) => setWrite({ toHead: head.toHead, roleOf: role.roleOf }),
      () => null,
    );
  }, [isNeeded]);
  if (!isNeeded || !write || !book) return null;
  const { material, form, reading } = state;
  const job = sureJobOf(state);
  return write.toHead({
    ...{ person: material.person, job, tone: form.tone, book },
    informal: reading?.informal ?? false,
    role: write.roleOf(job, reading, onlyConfirmed(material), book),
    prescribed: reading?.head.subject?.value,
  });
}
