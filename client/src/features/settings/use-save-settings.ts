import { useMutation } from "@tanstack/react-query";
import { type Message, messages } from "#client/lib/messages.ts";
import { type Settings, writeSettings } from "#client/lib/settings.ts";
import { showToast } from "#client/lib/toasts.ts";

const SAVING_MS = 1_000;

/** Keeps a part at once, so that nothing is lost by leaving, and says so a second later. */
export function useSaveSettings<Part extends keyof Settings>(part: Part) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ value }: SaveRequest<Part>) => {
      const kept = writeSettings(part, value);
      await new Promise((resolve) => setTimeout(resolve, SAVING_MS));
      return kept;
    },
    onSuccess: (kept, { saved, action, onKept }) => {
      if (kept) onKept?.();
      showToast(kept ? saved : messages.storageFailed, kept ? action : undefined);
    },
  });
  return { save: mutate, saving: isPending };
}

type SaveRequest<Part extends keyof Settings> = {
  value: Settings[Part];
  saved: Message;
  action?: { label: string; onPress: () => void };
  onKept?: () => void;
};
