import { toPlain } from "./plain-text.ts";

export type Label = "title" | "company" | "degree" | "institution";

const labels: Record<Label, RegExp> = {
  title:
    /^(position|position held|occupation|occupation or position held|role|job title|title|designation|puesto|cargo|funcion|poste|fonction|stelle|tatigkeit|funktion|funcao|cargo ocupado|profissao|ruolo|职位|岗位)$/,
  company:
    /^(company|company name|employer|organi[sz]ation|name (and address )?of employer|firm|client|empresa|empleador|compania|entreprise|employeur|societe|firma|unternehmen|arbeitgeber|empregador|entidade|azienda|datore di lavoro|公司|单位)$/,
  degree:
    /^(degree|qualification|title of qualification awarded|course|program(me)?|field of study|titulo|titulacion|diplome|abschluss|studiengang|grau|curso|titolo|专业|学位|学历)$/,
  institution:
    /^(institution|school|university|college|organisation providing education|name of (school|institution)|institucion|centro|universidad|universite|etablissement|ecole|hochschule|universitat|schule|instituicao|universidade|universita|istituto|学校)$/,
};

const others =
  /^(year|years|passing year|year of passing|percentage|marks|score|grade|cgpa|gpa|result|duration|period|dates?|board|jahr|note|año|nota|annee|mention|ano)$/;

/** The head of a table: nothing but names of what stands below. */
export function isTableHead(text: string): boolean {
  const cells = text.split("\t");
  return (
    cells.length > 2 &&
    cells.every((cell) =>
      toPlain(cell)
        .split(/\s*\/\s*| of | and /)
        .some(isHeadWord),
    )
  );
}

function isHeadWord(text: string): boolean {
  return others.test(text) || names.some((label) => labels[label].test(text));
}

const names: Label[] = ["title", "company", "degree", "institution"];

/** "Employer: Acme Ltd" names its part itself. */
export function labelOf(text: string): { label: Label; value: string } | null {
  const [, name = "", value = ""] = /^([^:：\t]{3,40})\s*[:：\t]\s*(.+)$/u.exec(text) ?? [];
  if (!name || value.includes("\t")) return null;
  const label = names.find((one) => labels[one].test(toPlain(name)));
  return label ? { label, value } : null;
}
