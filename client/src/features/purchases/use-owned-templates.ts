import { useMemo } from "react";
import { useCatalogue } from "#client/lib/use-catalogue.ts";
import type { TemplateId } from "#shared/templates/template.ts";
import { usePurchases } from "./purchases.api.ts";

const NONE: ReadonlySet<TemplateId> = new Set();

/** Templates of who is signed in (undefined: not known yet); null while nobody can say, none for visitors. */
export function useOwnedTemplates(user: object | null | undefined): ReadonlySet<TemplateId> | null {
  const { data } = usePurchases({ enabled: Boolean(user) });
  const catalogue = useCatalogue({ needed: Boolean(data?.length) });
  return useMemo(() => {
    if (user === null || data?.length === 0) return NONE;
    return user && data && catalogue ? catalogue.ownedTemplates(data.map(({ templateId }) => templateId)) : null;
  }, [user, data, catalogue]);
}
