import { useMemo } from "react";
import { ownedTemplates } from "#shared/templates/catalogue.ts";
import type { TemplateId } from "#shared/templates/template.ts";
import { usePurchases } from "./purchases.api.ts";

const NONE: ReadonlySet<TemplateId> = new Set();

/** Templates of who is signed in (undefined: not known yet); null while nobody can say, none for visitors. */
export function useOwnedTemplates(user: object | null | undefined): ReadonlySet<TemplateId> | null {
  const { data } = usePurchases({ enabled: Boolean(user) });
  return useMemo(() => {
    if (user === null) return NONE;
    return user && data ? ownedTemplates(data.map(({ templateId }) => templateId)) : null;
  }, [user, data]);
}
