import type { Template } from "./template.ts";

type Entry = Pick<Template, "id" | "description" | "thumbnail" | "industryKeywords" | "features"> & { field: string };

const entries: readonly Entry[] = [
  {
    id: "tech",
    field: "Tech",
    description: "Clear, plain, in the order an engineer reads. Projects before adjectives.",
    thumbnail: "💻",
    industryKeywords: ["software", "developer", "engineer", "data", "cloud", "security", "devops", "IT"],
    features: ["Name and role over one blue rule", "One system, what it did, what you changed in it"],
  },
  {
    id: "healthcare",
    field: "Healthcare",
    description: "Patients first, licenses in one line, shifts stated.",
    thumbnail: "🏥",
    industryKeywords: ["nurse", "patient", "clinical", "hospital", "care", "medical", "therapist"],
    features: ["A centered letterhead", "Licenses and shifts where a nurse manager looks"],
  },
  {
    id: "engineering",
    field: "Engineering",
    description: "Problem, method, result. One figure a paragraph.",
    thumbnail: "⚙️",
    industryKeywords: ["mechanical", "civil", "electrical", "manufacturing", "design", "plant", "quality"],
    features: ["A slate margin down the page", "Problem, method, and result in that order"],
  },
  {
    id: "marketing",
    field: "Marketing",
    description: "Opens with the campaign, closes with the number.",
    thumbnail: "📣",
    industryKeywords: ["marketing", "brand", "campaign", "content", "social media", "SEO", "growth"],
    features: ["Your name on a brick band", "One campaign told from brief to figure"],
  },
  {
    id: "finance",
    field: "Finance",
    description: "Measured, exact, conservative in its claims.",
    thumbnail: "📈",
    industryKeywords: ["finance", "accounting", "audit", "analyst", "banking", "tax", "treasury"],
    features: ["Spaced capitals over a heavy rule", "Figures with their period and their base"],
  },
  {
    id: "education",
    field: "Education",
    description: "What pupils learned, and how you know.",
    thumbnail: "🎓",
    industryKeywords: ["teacher", "school", "classroom", "curriculum", "tutor", "university", "pupils"],
    features: ["An italic letterhead", "One lesson, and what showed that it worked"],
  },
  {
    id: "sales",
    field: "Sales",
    description: "Quota, territory, and one customer story.",
    thumbnail: "🤝",
    industryKeywords: ["sales", "account", "territory", "quota", "pipeline", "business development"],
    features: ["A strong name over a short bar", "Quota and territory in the first lines"],
  },
  {
    id: "customer-service",
    field: "Customer Service",
    description: "A hard call, and how it ended.",
    thumbnail: "🎧",
    industryKeywords: ["customer", "support", "service desk", "call center", "help desk", "complaints"],
    features: ["Name and contact on one line", "One difficult conversation, told to its end"],
  },
  {
    id: "nonprofit",
    field: "Nonprofit",
    description: "The cause in one sentence, then what you moved for it.",
    thumbnail: "🌱",
    industryKeywords: ["nonprofit", "charity", "fundraising", "volunteers", "grant", "community", "NGO"],
    features: ["A leaf-green rule and a quiet page", "Grants and volunteers counted, causes not praised"],
  },
  {
    id: "entry-level",
    field: "Entry Level",
    description: "Studies and first jobs, told as work.",
    thumbnail: "🚀",
    industryKeywords: ["junior", "graduate", "trainee", "apprentice", "assistant", "internship", "entry level"],
    features: ["A light letterhead with room around it", "Coursework, side jobs, and what they taught"],
  },
];

/** Ten fields; each letter speaks of what that field reads for. */
export const industryTemplates: readonly Template[] = entries.map(({ field, ...entry }) => ({
  ...entry,
  name: `${field} Industry Template`,
  price: 399,
  category: "industry",
}));
