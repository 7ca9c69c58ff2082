import type { TemplateCategory } from "#shared/templates/template.ts";

export type StoreTab = TemplateCategory | "bundles";

/** In the order they are shown, named as people read them. */
export const storeTabs: readonly { value: StoreTab; label: string }[] = [
  { value: "industry", label: "Industry-specific" },
  { value: "style", label: "Style-based" },
  { value: "specialized", label: "Specialized" },
  { value: "bundles", label: "Bundles & Savings" },
];
