const FORMS = [
  String.raw`S\.? ?A\.?(?: de C\.? ?V\.?)?`,
  String.raw`S\.? de R\.? ?L\.?(?: de C\.? ?V\.?)?`,
  String.raw`S\.?A\.?S`,
  String.raw`S\.?A\.?R\.?L`,
  String.raw`S\.?R\.?L`,
  String.raw`S\.?L\.?U?`,
  String.raw`S\.?p\.?A`,
  ..."AG Co Corp GmbH Inc KG LLC LLP Ltd Ltda OHG PLC plc".split(" "),
];

/** Pattern of what a company is by law ("S.A. de C.V.", "Inc."), up to a blank, a mark or the end. */
export const legalForm = String.raw`(?:${FORMS.join("|")})\.?(?=$|[\s,;|)\]–—-])`;

const behindComma = new RegExp(String.raw`,\s+${legalForm}\.?$`, "u");

/** "Empaques Flexibles, S.A. de C.V." as people call it: "Empaques Flexibles". */
export function withoutLegalForm(name: string): string {
  return name.trim().replace(behindComma, "");
}
