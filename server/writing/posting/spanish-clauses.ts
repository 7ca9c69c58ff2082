/** "La persona que se incorpore coordinará …", "La elegida coordinará …": where what is done begins; 0 where nobody is named. */
export function afterHolder(text: string): number {
  return HOLDER.exec(text)?.[0].length ?? 0;
}

const HOLDER =
  /^(?:también )?(?:la persona|el\/la|el|la|quien)(?: (?:candidat[oa](?:\/a)?|profesional|titular|trabajador(?:a|\/a)?|persona))?(?: (?:seleccionad|elegid|contratad|incorporad)[oa](?:\/a)?| que (?:se incorpore|ocupe \p{Ll}+ \p{Ll}+|resulte \p{Ll}+|buscamos|seleccionemos)| ocupe \p{Ll}+ \p{Ll}+)? (?=(?:se |también )?\p{Ll}+rá(?!\p{L}))/iu;

/** "Te encargarás de los hospitalizados: constantes, medicación, paseos": behind the task stand things, and no more tasks. */
export function isTaskOfThings(title: string, rest: string): boolean {
  if (!TASK.test(title) || LEADS.test(title)) return false;
  return rest.split(/, | y /u).every((thing) => /^\p{L}+(?: \p{L}+)?\.?$/u.test(thing) && !OWN_TASK.test(thing));
}

const TASK = /^(?:te |se )?\p{L}{3,}(?:rás|rá|[aei]r)(?:se)? (?:\p{L}+ ){1,6}\p{L}+$/iu;
const LEADS = /(?<!\p{L})(?:todo|labores|como|de|en|a)$|siguientes|tareas|funciones/iu;
const OWN_TASK = /^\p{L}+[aei]r(?!\p{L})|^\p{L}+ (?:de|al|a)$/iu;
