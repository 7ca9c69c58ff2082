export type NameFace = "light" | "regular" | "semiBold" | "bold" | "italic";

/**
 * How a letter looks, on screen, in PDF and in Word alike. Colours are six-digit hex; designs have their own, they are no
 * tokens of the interface.
 */
export type TemplateDesign = {
  paper: string;
  ink: string;
  /** Contact, date, recipient. */
  quiet: string;
  /** Band, edge and rule. */
  accent: string;
  /** Where the letterhead stands: `split` has name and contact on one line, `band` lies on the accent, `edge` has it down the page. */
  header: "left" | "centered" | "split" | "band" | "edge";
  rule: "none" | "thin" | "heavy" | "short" | "double" | "dotted";
  /** `scale` against the letter's text; `tracking` in em, under 0.1: beyond it, programs that read PDF take letters for words. */
  name: { face: NameFace; scale: number; capitals: boolean; tracking: number };
  /** Both as factors of the plain letter's. */
  text: { leading: number; gap: number };
};

export const plainDesign: TemplateDesign = {
  paper: "#f6f0e3",
  ink: "#22241f",
  quiet: "#55533f",
  accent: "#55533f",
  header: "left",
  rule: "none",
  name: { face: "semiBold", scale: 1, capitals: false, tracking: 0 },
  text: { leading: 1, gap: 1 },
};

/** What stands on a band. */
export const bandInk = "#fffaf2";
