import { useLater } from "./use-later.ts";

const loadCatalogue = () => import("#shared/templates/catalogue.ts");

/** The store's catalogue, once it is there; not asked for while it is not needed. */
export function useCatalogue({ needed }: { needed: boolean }) {
  return useLater(needed ? loadCatalogue : null);
}
