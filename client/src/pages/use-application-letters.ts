import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { applicationsKey } from "#client/features/applications/applications.api.ts";
import type { LocalLetters } from "#client/features/applications/use-applications.ts";
import { lettersKey, putLetterApplication, useSavedLetters } from "#client/features/letters/letters.api.ts";
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
