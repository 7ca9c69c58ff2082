import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, callJson } from "#client/lib/api-client.ts";
import { type PasswordChange, type ProfileUpdate, profileSchema } from "#shared/profile/profile.schema.ts";

const PROFILE = "/api/profile";
export const profileExportPath = `${PROFILE}/export`;

const profileKey = [PROFILE] as const;

export function useProfile({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => callJson(PROFILE, profileSchema, { signal }),
    enabled,
  });
}

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileUpdate) => callJson(PROFILE, profileSchema, { method: "PATCH", body: changes }),
    meta: { success: "profileSaved", failure: "profileFailed", serverMessage: true },
    onSuccess: (profile) => void queryClient.setQueryData(profileKey, profile),
  });
}

/** Mails the link that confirms the address once more. */
export function useSendConfirmation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => void (await callApi(`${PROFILE}/email-confirmation`, { method: "POST" })),
    meta: { success: "confirmationSent", failure: "confirmationFailed", serverMessage: true },
    // Confirmed meanwhile, in another window, there is nothing to send.
    onError: () => void queryClient.invalidateQueries({ queryKey: profileKey }),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: async (change: PasswordChange) =>
      void (await callApi(`${PROFILE}/password`, { method: "POST", body: change })),
    meta: { success: "passwordChanged", failure: "passwordFailed", serverMessage: true },
  });
}

export function useRemoveAccount() {
  return useMutation({
    mutationFn: async (proof: { password: string }) => void (await callApi(PROFILE, { method: "DELETE", body: proof })),
    meta: { success: "accountDeleted", failure: "accountDeleteFailed", serverMessage: true },
  });
}
