import { toPlain } from "./plain-text.ts";

export type Label = "title" | "company" | "degree" | "institution";

const labels: Record<Label, RegExp> = {
  title:
    /^(position|position held|occupation|occupation or position held|role|job title|title|designation|puesto|cargo|funcion|poste|fonction|stelle|tatigkeit|funktion|funcao|cargo ocupado|profissao|ruolo|funcao ou cargo ocupado|profesion o cargo desempenado|fonction ou poste occupe|beruf oder funktion|lavoro o posizione ricoperti|职位|岗位)$/,
  company:
    /^(company|company name|name of (the )?(company|employer)|employer|organi[sz]ation|name (and address )?of employer|name and address of.*|firm|client|empresa|empleador|compania|entreprise|employeur|societe|firma|unternehmen|arbeitgeber|empregador|entidade|azienda|datore di lavoro|nome e morada d.*|nombre y direccion d.*|nom et adresse d.*|name und adresse d.*|nome e indirizzo d.*|公司|单位)$/,
  degree:
    /^(degree|qualification|title of qualification.*|course|program(me)?|field of study|titulo|titulacion|diplome|abschluss|studiengang|grau|curso|titolo|designacao da qualificacao.*|(titulo de la )?cualificacion.*|intitule du (certificat|diplome).*|bezeichnung der erworbenen.*|titolo della qualifica.*|专业|学位|学历)$/,
  institution:
    /^(institution|school|university|college|organisation providing education|name and type of organi[sz]ation.*|nome e tipo da organizacao.*|nombre y tipo (del centro|de la organizacion).*|nom et type de l['’]etablissement.*|name und art der bildungs.*|nome e tipo d.*|name of (school|institution)|institucion|centro|universidad|universite|etablissement|ecole|hochschule|universitat|schule|instituicao|universidade|universita|istituto|学校)$/,
};

const others =
  /^(year|years|passing year|year of passing|percentage|marks|score|grade|class|division|cgpa|gpa|result|duration|period|tenure|from|to|dates?|board|location|place|city|zeitraum|jahr|note|ort|ano|nota|fechas?|periodo|ciudad|annee|periode|lieu|mention|cidade|s\.? ?no\.?|no\.?|#|时间|城市)$/;

/** The head of a table: nothing but names of what stands below. */
export function isTableHead(text: string): boolean {
  const cells = text.split("\t");
  return (
    cells.length > 2 &&
    cells.every((cell) =>
      toPlain(cell)
        .split(/\s*\/\s*| of | and | y | et | und | e /)
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
  const [, name = "", value = ""] = /^([^:：\t]{3,70})\s*[:：\t]\s*(.+)$/u.exec(text) ?? [];
  if (!name || value.includes("\t")) return null;
  const label = names.find((one) => labels[one].test(toPlain(name)));
  return label ? { label, value } : null;
}
