import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, callJson } from "#client/lib/api-client.ts";
import { type PasswordChange, type ProfileChanges, profileSchema } from "#shared/profile/profile.schema.ts";

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
    mutationFn: (changes: ProfileChanges) => callJson(PROFILE, profileSchema, { method: "PATCH", body: changes }),
    meta: { success: "profileSaved", failure: "profileFailed", serverMessage: true },
    onSuccess: (profile) => void queryClient.setQueryData(profileKey, profile),
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
