import { type MutationKey, useMutationState } from "@tanstack/react-query";

/** A move that has ended must not be forgotten while its page is open: nobody could tell it from one that is to come. */
export const KEPT_IN_MIND = { gcTime: Number.POSITIVE_INFINITY } as const;

/** How far a move from the browser to the account is; it begins by itself shortly after somebody has signed in. */
export function useMoveState(mutationKey: MutationKey): "to come" | "under way" | "ended" {
  const states = useMutationState({ filters: { mutationKey }, select: ({ state }) => state.status });
  if (states.includes("pending")) return "under way";
  return states.length > 0 ? "ended" : "to come";
}
