import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef } from "react";
import { mergeFacts } from "#client/features/generator/merge-facts.ts";
import type { SavedFacts } from "#client/features/generator/saved-facts.ts";
import { factSetsKey, getFactSet, updateFactSet } from "#client/features/material/fact-sets.api.ts";
import { readLocalSets, updateLocalSet } from "#client/features/material/local-sets.ts";
import { contentOf } from "#client/features/material/use-account-set.ts";
import { useFactSets } from "#client/features/material/use-fact-sets.ts";
import type { FactSet } from "#shared/material/fact-set.schema.ts";

/** The sets of My facts for the desk: read, and saved row by row, so that nobody's rows are written over. */
export function useSavedSets(signedIn: boolean | undefined): SavedFacts {
  const queryClient = useQueryClient();
  const factSets = useFactSets({ signedIn });
  const latest = useRef(factSets);
  latest.current = factSets;
  const { loading, failed } = factSets;
  const listed = factSets.sets;
  const sets = useMemo(
    () => (loading || failed ? null : listed.map(({ key, set }) => ({ key, facts: set.facts }))),
    [loading, failed, listed],
  );

  const save = useCallback<SavedFacts["save"]>(
    async (key, facts, base) => {
      const found = latest.current.sets.find((one) => one.key === key);
      if (!found) return null;
      if (found.kept === "browser") {
        const standing = readLocalSets().find(({ id }) => id === found.set.id);
        if (!standing) return null;
        const joined = mergeFacts(base, facts, standing.facts);
        return updateLocalSet(standing.id, { facts: joined }) ? joined : null;
      }
      try {
        const standing = await getFactSet(found.set.id);
        const content = { ...contentOf(standing), facts: mergeFacts(base, facts, standing.facts) };
        const saved = await updateFactSet(standing.id, content, standing.etag);
        queryClient.setQueryData<FactSet[]>(factSetsKey, (all) =>
          all?.map((other) => (other.id === saved.id ? saved : other)),
        );
        return saved.facts;
      } catch {
        // The facts are kept with the letter; the next change saves them.
        return null;
      }
    },
    [queryClient],
  );
  const create = useCallback<SavedFacts["create"]>(
    (facts, language) => latest.current.create({ name: "My facts", language, facts }),
    [],
  );
  return useMemo(() => ({ sets, save, create }), [sets, save, create]);
}
