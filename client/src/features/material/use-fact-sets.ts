import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { messages } from "#client/lib/messages.ts";
import { randomId } from "#client/lib/random-id.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { FactSet, FactSetContent } from "#shared/material/fact-set.schema.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { createFactSet, deleteFactSet, factSetsKey, getFactSetVersions, listFactSets } from "./fact-sets.api.ts";
import type { LocalSet } from "./local-set.schema.ts";
import { addLocalSet, readLocalSets, removeLocalSet, subscribeToLocalSets } from "./local-sets.ts";
import { contentOf } from "./use-account-set.ts";

/** A set of facts, wherever it is kept; `key` tells it apart from all others. */
export type ListedSet = (
  | { kept: "browser"; set: LocalSet }
  | {
      kept: "account";
      set: FactSet;
    }
) & { key: string };

export type SetVersion = { at: string; facts: Facts };

/** The person's sets of facts, the account's first, and what can be done with them. `signedIn` is undefined while nobody knows. */
export function useFactSets({ signedIn }: { signedIn: boolean | undefined }) {
  const queryClient = useQueryClient();
  const local = useSyncExternalStore(subscribeToLocalSets, readLocalSets, readLocalSets);
  const account = useQuery({
    queryKey: factSetsKey,
    queryFn: ({ signal }) => listFactSets(signal),
    enabled: signedIn === true,
  });
  const saved = account.data;
  const sets = useMemo<ListedSet[]>(
    () => [
      ...(signedIn ? (saved ?? []) : []).map((set) => ({ kept: "account" as const, set, key: `account-${set.id}` })),
      ...local.map((set) => ({ kept: "browser" as const, set, key: `browser-${set.id}` })),
    ],
    [signedIn, saved, local],
  );
  const refresh = () => queryClient.invalidateQueries({ queryKey: factSetsKey, exact: true });

  /** The key of the new set; null where it could not be kept, and the person has been told. */
  async function create(
    content: FactSetContent,
    { versions = [], key = randomId() }: { versions?: SetVersion[]; key?: string } = {},
  ): Promise<string | null> {
    if (!signedIn) {
      const added = addLocalSet({ ...content, id: key, versions });
      if (!added) showToast(messages.storageFailed);
      return added && `browser-${added.id}`;
    }
    try {
      const added = await createFactSet({ ...content, versions }, key);
      queryClient.setQueryData<FactSet[]>(factSetsKey, (list = []) => [
        ...list.filter(({ id }) => id !== added.id),
        added,
      ]);
      return `account-${added.id}`;
    } catch {
      showToast(messages.factsNotSaved);
      return null;
    }
  }

  /** Earlier states, oldest first. */
  async function versionsOf(listed: ListedSet): Promise<SetVersion[]> {
    return listed.kept === "browser" ? listed.set.versions : await getFactSetVersions(listed.set.id);
  }

  /** Takes a set away and offers to bring it back. */
  async function remove(listed: ListedSet, onRestored: (key: string) => void): Promise<void> {
    const versions = await versionsOf(listed).catch(() => []);
    try {
      if (listed.kept === "account") await deleteFactSet(listed.set.id);
      else if (!removeLocalSet(listed.set.id)) throw new Error("the browser refused");
    } catch {
      showToast(messages.factsNotDeleted);
      return;
    }
    void refresh();
    const again = randomId();
    const bringBack = async () => {
      const kept = versions.map(({ at, facts }) => ({ at, facts }));
      const key = await create(contentOf(listed.set), { versions: kept, key: again });
      if (key) onRestored(key);
    };
    showToast(messages.factsDeleted, { label: "Undo", onPress: () => void bringBack() });
  }

  return {
    sets,
    failed: account.isError,
    loading: signedIn === undefined || (signedIn && account.isPending),
    retry: () => void account.refetch(),
    create,
    remove,
    versionsOf,
  };
}
