import { useCallback } from "react";
import { hostOf, today } from "#client/features/applications/application-labels.ts";
import { useKeepApplication } from "#client/features/applications/use-keep-application.ts";
import type { KeepApplication } from "#client/features/generator/use-application-row.ts";

/** Keeps the job on the generator's desk among the applications. */
export function useKeptJob(signedIn: boolean): KeepApplication {
  const keep = useKeepApplication(signedIn);
  return useCallback<KeepApplication>(
    (key, { role, company, place, closingDate, contact, replyTo, posting, link }) => {
      const whom = [`${contact.title} ${contact.name}`.trim(), contact.post, replyTo].filter(Boolean).join(", ");
      void keep(key, {
        ...{ role: role.trim(), company: company.trim(), place: place.trim(), closesOn: closingDate || null },
        ...(whom === "" ? {} : { contact: whom }),
        ...(posting.trim() === "" ? {} : { posting, postingOn: today() }),
        ...(link === "" ? {} : { link, source: hostOf(link) }),
      });
    },
    [keep],
  );
}
