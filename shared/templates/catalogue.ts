import { industryTemplates } from "./industry-templates.ts";
import { specializedTemplates } from "./specialized-templates.ts";
import { styleTemplates } from "./style-templates.ts";
import type { Bundle, BundleId, ItemId, Template, TemplateCategory, TemplateId } from "./template.ts";

/** Every template of the store, in the order it is shown. */
export const templates: readonly Template[] = [...industryTemplates, ...styleTemplates, ...specializedTemplates];

/** The best value first. */
export const bundles: readonly Bundle[] = [
  {
    id: "complete-bundle",
    name: "Complete Bundle",
    price: 3999,
    savings: "Save $40+",
    description: "All 20 templates: ten industries, six styles, four special situations.",
    isBestValue: true,
  },
  {
    id: "industry-bundle",
    name: "Industry Bundle",
    price: 1999,
    savings: "Save $19.91",
    description: "All 10 industry templates.",
    isBestValue: false,
  },
  {
    id: "style-bundle",
    name: "Style Bundle",
    price: 999,
    savings: "Save $7.95",
    description: "All 6 style templates.",
    isBestValue: false,
  },
  {
    id: "specialized-bundle",
    name: "Specialized Bundle",
    price: 1499,
    savings: "Save $4.97",
    description: "Promotion, career change, no experience, remote.",
    isBestValue: false,
  },
];

const bundleCategories: Record<BundleId, readonly TemplateCategory[]> = {
  "industry-bundle": ["industry"],
  "style-bundle": ["style"],
  "specialized-bundle": ["specialized"],
  "complete-bundle": ["industry", "style", "specialized"],
};

/** Everything that has a price goes by this currency. */
export const storeCurrency = "usd";

/** The template or bundle of that id; null for anything else. */
export function findItem(id: string): Template | Bundle | null {
  return findTemplate(id) ?? findBundle(id);
}

export function findTemplate(id: string): Template | null {
  return templates.find((template) => template.id === id) ?? null;
}

export function findBundle(id: string): Bundle | null {
  return bundles.find((bundle) => bundle.id === id) ?? null;
}

/** The templates that an item gives: a bundle all of its own, a template itself. */
export function templatesIn(id: ItemId): readonly TemplateId[] {
  const bundle = findBundle(id);
  if (!bundle) return templates.filter((template) => template.id === id).map((template) => template.id);
  const categories = bundleCategories[bundle.id];
  return templates.filter((template) => categories.includes(template.category)).map((template) => template.id);
}

/** The templates that a set of bought items owns; ids the store no longer knows own nothing. */
export function ownedTemplates(boughtIds: Iterable<string>): ReadonlySet<TemplateId> {
  const items = [...boughtIds].flatMap((id) => findItem(id) ?? []);
  return new Set(items.flatMap((item) => templatesIn(item.id)));
}

/** Whether those purchases leave nothing of the item to buy. */
export function isOwned(id: ItemId, owned: ReadonlySet<TemplateId>): boolean {
  return templatesIn(id).every((templateId) => owned.has(templateId));
}
