import { findTemplate } from "./catalogue.ts";
import type { TemplateId } from "./template.ts";
import { plainDesign, type TemplateDesign } from "./template-design.ts";

/** The look that goes with a template; the plain letter's for none, and for one that the store no longer knows. */
export function designOf(templateId: string | null | undefined): TemplateDesign {
  const template = findTemplate(templateId ?? "");
  return template ? designs[template.id] : plainDesign;
}

type Part = Partial<Omit<TemplateDesign, "name" | "text">> & {
  name?: Partial<TemplateDesign["name"]>;
  text?: Partial<TemplateDesign["text"]>;
};

/** What differs from the plain letter. */
function design({ name, text, ...rest }: Part): TemplateDesign {
  return {
    ...plainDesign,
    ...rest,
    name: { ...plainDesign.name, ...name },
    text: { ...plainDesign.text, ...text },
  };
}

const coolWhite = "#f4f5f2";
const cream = "#f9efe2";

const designs: Record<TemplateId, TemplateDesign> = {
  tech: design({
    paper: coolWhite,
    accent: "#2a4a6b",
    quiet: "#4b5258",
    rule: "thin",
    name: { scale: 1.3 },
    text: { gap: 1.1 },
  }),
  healthcare: design({ accent: "#a48f66", header: "centered", rule: "thin", name: { scale: 1.25 } }),
  engineering: design({ paper: "#f4f1e6", accent: "#3b4a44", header: "edge", name: { face: "bold", scale: 1.2 } }),
  marketing: design({ paper: cream, accent: "#7d3b2c", header: "band", name: { scale: 1.5 } }),
  finance: design({
    accent: "#22241f",
    rule: "heavy",
    name: { face: "regular", scale: 1.05, capitals: true, tracking: 0.08 },
    text: { leading: 0.97 },
  }),
  education: design({
    paper: "#f3f1e0",
    accent: "#5f6b2f",
    name: { face: "italic", scale: 1.6 },
    text: { leading: 1.03 },
  }),
  sales: design({ accent: "#86600f", rule: "short", name: { face: "bold", scale: 1.45 } }),
  "customer-service": design({
    paper: "#f5f1e4",
    accent: "#5a6472",
    header: "split",
    rule: "dotted",
    name: { scale: 1.2 },
  }),
  nonprofit: design({
    paper: "#f4f4e8",
    accent: "#3f6b4a",
    rule: "double",
    name: { face: "regular", scale: 1.45 },
    text: { gap: 1.1 },
  }),
  "entry-level": design({
    paper: "#f7f2ea",
    accent: "#9a5b3c",
    rule: "short",
    name: { face: "light", scale: 1.7 },
    text: { leading: 1.05, gap: 1.15 },
  }),
  modern: design({
    paper: coolWhite,
    accent: "#1f6f6b",
    quiet: "#4b5553",
    rule: "thin",
    name: { face: "light", scale: 1.9 },
    text: { leading: 1.04, gap: 1.25 },
  }),
  corporate: design({
    paper: "#f7f6f2",
    accent: "#1f3358",
    quiet: "#474d58",
    header: "split",
    rule: "heavy",
    name: { face: "bold", scale: 1.3 },
    text: { leading: 0.97 },
  }),
  minimalist: design({
    paper: "#f7f7f5",
    quiet: "#5b5c58",
    name: { face: "regular", scale: 1 },
    text: { leading: 1.08, gap: 1.35 },
  }),
  creative: design({
    paper: "#f8f1ec",
    accent: "#6b3556",
    header: "edge",
    name: { face: "italic", scale: 2 },
    text: { leading: 1.03 },
  }),
  bold: design({
    paper: "#f6f4ee",
    accent: "#1d2422",
    header: "band",
    name: { face: "bold", scale: 2.1 },
  }),
  formal: design({
    paper: "#f8f4ea",
    accent: "#4a4535",
    header: "centered",
    rule: "double",
    name: { face: "regular", scale: 1.25, capitals: true, tracking: 0.09 },
  }),
  promotion: design({ paper: "#f7f3e7", accent: "#9c7420", rule: "heavy", name: { face: "semiBold", scale: 1.4 } }),
  "career-change": design({
    paper: "#f4f2ea",
    accent: "#2f5d70",
    header: "split",
    rule: "double",
    name: { face: "italic", scale: 1.5 },
  }),
  "no-experience": design({
    paper: "#f9f3e8",
    accent: "#b0622c",
    header: "centered",
    rule: "short",
    name: { face: "light", scale: 1.7 },
    text: { leading: 1.05, gap: 1.15 },
  }),
  remote: design({
    paper: "#f3f4f1",
    accent: "#3e5f4f",
    quiet: "#4d554f",
    header: "split",
    rule: "thin",
    name: { face: "semiBold", scale: 1.2 },
    text: { gap: 1.15 },
  }),
};
