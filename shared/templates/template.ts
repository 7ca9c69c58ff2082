export const templateIds = [
  "tech",
  "healthcare",
  "engineering",
  "marketing",
  "finance",
  "education",
  "sales",
  "customer-service",
  "nonprofit",
  "entry-level",
  "modern",
  "corporate",
  "minimalist",
  "creative",
  "bold",
  "formal",
  "promotion",
  "career-change",
  "no-experience",
  "remote",
] as const;
export type TemplateId = (typeof templateIds)[number];

const bundleIds = ["industry-bundle", "style-bundle", "specialized-bundle", "complete-bundle"] as const;
export type BundleId = (typeof bundleIds)[number];

/** Whatever can be bought. */
export type ItemId = TemplateId | BundleId;

export type TemplateCategory = "industry" | "style" | "specialized";

/** One template of the store; `price` in cents. */
export type Template = {
  id: TemplateId;
  name: string;
  price: number;
  description: string;
  /** An emoji. */
  thumbnail: string;
  category: TemplateCategory;
  /** Words by which a job tells that it is of this industry; empty for the other categories. */
  industryKeywords: readonly string[];
  /** What the buyer gets, one line each. */
  features: readonly string[];
};

/** Several templates at one price, in cents; `savings` is the label as people read it. */
export type Bundle = {
  id: BundleId;
  name: string;
  price: number;
  savings: string;
  description: string;
  isBestValue: boolean;
};
