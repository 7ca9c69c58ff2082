import type { Template } from "./template.ts";

type Entry = Pick<Template, "id" | "description" | "thumbnail" | "industryKeywords" | "features"> & { field: string };

const entries: readonly Entry[] = [
  {
    id: "tech",
    field: "Tech",
    description: "Clear and plain. Projects first, no adjectives.",
    thumbnail: "💻",
    industryKeywords: ["software", "developer", "engineer", "data", "cloud", "security", "devops", "IT"],
    features: ["Name and role above a blue line", "One system: what it did, and what you changed"],
  },
  {
    id: "healthcare",
    field: "Healthcare",
    description: "Patients first, with licenses and shifts easy to find.",
    thumbnail: "🏥",
    industryKeywords: ["nurse", "patient", "clinical", "hospital", "care", "medical", "therapist"],
    features: ["A centered letterhead", "Licenses and shifts where a nurse manager looks"],
  },
  {
    id: "engineering",
    field: "Engineering",
    description: "Problem, method, result, with a number in each paragraph.",
    thumbnail: "⚙️",
    industryKeywords: ["mechanical", "civil", "electrical", "manufacturing", "design", "plant", "quality"],
    features: ["A slate-gray margin", "Problem, method, and result in that order"],
  },
  {
    id: "marketing",
    field: "Marketing",
    description: "Starts with a campaign and ends with its result.",
    thumbnail: "📣",
    industryKeywords: ["marketing", "brand", "campaign", "content", "social media", "SEO", "growth"],
    features: ["Your name on a brick-red band", "One campaign, from brief to result"],
  },
  {
    id: "finance",
    field: "Finance",
    description: "Precise figures and careful claims.",
    thumbnail: "📈",
    industryKeywords: ["finance", "accounting", "audit", "analyst", "banking", "tax", "treasury"],
    features: ["Spaced capitals above a heavy line", "Figures with their period and baseline"],
  },
  {
    id: "education",
    field: "Education",
    description: "What your students learned, and how you know.",
    thumbnail: "🎓",
    industryKeywords: ["teacher", "school", "classroom", "curriculum", "tutor", "university", "pupils"],
    features: ["An italic letterhead", "One lesson, and how you know it worked"],
  },
  {
    id: "sales",
    field: "Sales",
    description: "Quota, territory, and one customer story.",
    thumbnail: "🤝",
    industryKeywords: ["sales", "account", "territory", "quota", "pipeline", "business development"],
    features: ["A bold name above a short bar", "Quota and territory up front"],
  },
  {
    id: "customer-service",
    field: "Customer Service",
    description: "A hard call, and how it ended.",
    thumbnail: "🎧",
    industryKeywords: ["customer", "support", "service desk", "call center", "help desk", "complaints"],
    features: ["Name and contact on one line", "One difficult conversation, from start to finish"],
  },
  {
    id: "nonprofit",
    field: "Nonprofit",
    description: "The cause in one sentence, then what you did for it.",
    thumbnail: "🌱",
    industryKeywords: ["nonprofit", "charity", "fundraising", "volunteers", "grant", "community", "NGO"],
    features: ["A leaf-green line on a simple page", "Grants and volunteers in numbers, no slogans"],
  },
  {
    id: "entry-level",
    field: "Entry Level",
    description: "Studies and first jobs as real experience.",
    thumbnail: "🚀",
    industryKeywords: ["junior", "graduate", "trainee", "apprentice", "assistant", "internship", "entry level"],
    features: ["A light letterhead with plenty of space", "Coursework, side jobs, and what they taught"],
  },
];

/** Ten fields; each letter speaks of what that field reads for. */
export const industryTemplates: readonly Template[] = entries.map(({ field, ...entry }) => ({
  ...entry,
  name: `${field} Industry Template`,
  price: 399,
  category: "industry",
}));
