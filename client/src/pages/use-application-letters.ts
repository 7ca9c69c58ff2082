import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { applicationsKey } from "#client/features/applications/applications.api.ts";
import type { LocalLetters } from "#client/features/applications/use-applications.ts";
import { lettersKey, putLetterApplication, useSavedLetters } from "#client/features/letters/letters.api.ts";
import { inBrowser, type ListedLetter, onAccount } from "#client/features/letters/listed-letter.ts";
import { updateLocalLetter } from "#client/features/letters/local-letters.ts";
import { useLocalLetters } from "#client/features/letters/use-local-letters.ts";

/** Letters of this browser by the application they belong to. */
export function useLettersByApplication(): LocalLetters {
  const local = useLocalLetters();
  return useMemo(() => {
    const linked = local.flatMap(({ id, title, createdAt, applicationKey }) =>
      applicationKey ? [{ id, title, createdAt, applicationKey }] : [],
    );
    return Map.groupBy(linked, ({ applicationKey }) => applicationKey);
  }, [local]);
}

/** Saved letters that belong to no application, and how one comes to belong to one. */
export function useLooseLetters(signedIn: boolean) {
  const queryClient = useQueryClient();
  const local = useLocalLetters();
  const saved = useSavedLetters({ enabled: signedIn });
  const letters: readonly { id: number | string; title: string; applicationKey?: string | null | undefined }[] =
    signedIn ? (saved.data ?? []) : local;
  return {
    /** A saved letter with that id, whole as its list has it. */
    letterOf: (id: number | string | undefined): ListedLetter | null => {
      if (id === undefined) return null;
      const kept = signedIn ? saved.data?.find((one) => one.id === id) : undefined;
      const here = local.find((one) => one.id === id);
      return kept ? onAccount(kept) : here ? inBrowser(here) : null;
    },
    loose: letters.filter(({ applicationKey }) => !applicationKey).map(({ id, title }) => ({ id: String(id), title })),
    link: async (id: string, applicationKey: string | null): Promise<void> => {
      if (!signedIn) {
        updateLocalLetter(id, { applicationKey });
        return;
      }
      await putLetterApplication(Number(id), applicationKey);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: lettersKey, exact: true }),
        queryClient.invalidateQueries({ queryKey: applicationsKey }),
      ]);
    },
  };
}
