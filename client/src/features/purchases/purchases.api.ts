import { useQuery } from "@tanstack/react-query";
import { callJson } from "#client/lib/api-client.ts";

const loadPurchase = () => import("#shared/purchases/template-purchase.schema.ts");
const PURCHASES = "/api/purchased-templates";

export const purchasesKey = [PURCHASES] as const;

/** The account's purchases, newest first. */
export function usePurchases({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: purchasesKey,
    queryFn: ({ signal }) =>
      callJson(PURCHASES, () => loadPurchase().then((all) => all.templatePurchaseSchema.array()), { signal }),
    enabled,
  });
}
