import { useCallback } from "react";
import { sameValue } from "#client/lib/same-value.ts";
import { applicationContentSchema, type NewApplication } from "#shared/applications/application.schema.ts";
import { getApplication } from "./applications.api.ts";
import { readLocalApplications } from "./local-applications.ts";
import type { ShownApplication } from "./shown-application.ts";
import { readUnsent, toUnsentApplication } from "./unsent-applications.ts";
import { useApplicationActions } from "./use-application-actions.ts";
import { toShown } from "./use-applications.ts";

/** Makes the application with that key, or brings it up to date: what it says of itself beyond that stays. */
export function useKeepApplication(signedIn: boolean): (key: string, content: NewApplication) => Promise<void> {
  const { create, change } = useApplicationActions(signedIn);
  return useCallback(
    async (key, given) => {
      // What was read may be longer or odder than what a person types; a part that does not fit is left out.
      const content = fitting(given);
      const standing = await find(key, signedIn);
      if (!standing) {
        create({ ...content, role: content.role ?? given.role.slice(0, 200) }, key);
        return;
      }
      const changed = Object.entries(content).filter(
        ([field, value]) =>
          !sameValue(Reflect.get(standing, field), value) &&
          !(field === "postingOn" && standing.postingOn !== null) &&
          !(field === "contact" && isOwn(standing.contact, value)),
      );
      if (changed.length > 0) change(standing, Object.fromEntries(changed));
    },
    [signedIn, create, change],
  );
}

/** A contact that somebody typed stays; one that the posting gave is taken over with what is read more of it. */
function isOwn(contact: string, read: unknown): boolean {
  return contact !== "" && !contact.split(", ").every((part) => String(read).includes(part));
}

/** A draft whose letter is saved is ready to be sent; one that is further along, or that nobody has read yet, stays. */
export function useReadyApplication(signedIn: boolean): (key: string) => Promise<void> {
  const { setStatus } = useApplicationActions(signedIn);
  return useCallback(
    async (key) => {
      const standing = await find(key, signedIn);
      if (standing?.status === "draft" && !standing.unopened) setStatus(standing, "ready");
    },
    [signedIn, setStatus],
  );
}

/** Null also where the account cannot be asked: making one again under its key changes the one that is there. */
async function find(key: string, signedIn: boolean): Promise<ShownApplication | null> {
  if (!signedIn) {
    const local = readLocalApplications().find((one) => one.key === key);
    return local ? toShown(local) : null;
  }
  const made = readUnsent()[key]?.made;
  if (made) return { ...toUnsentApplication(key, made), kept: "account" };
  const standing = await getApplication(key).catch(() => null);
  return standing && { ...standing, kept: "account" };
}

function fitting(given: NewApplication): Partial<NewApplication> {
  const entries = Object.entries(applicationContentSchema.shape).flatMap(([field, schema]) => {
    const value = schema.safeParse(Reflect.get(given, field));
    return value.success && value.data !== undefined ? [[field, value.data] as const] : [];
  });
  return Object.fromEntries(entries);
}
