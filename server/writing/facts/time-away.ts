/**
 * Whether an entry of a resume names time away from work ("Elternzeit", "career break") and no post: nobody works "as
 * parental leave", and why somebody was away is nothing a letter tells.
 */
export function isTimeAway(title: string): boolean {
  return TIME_AWAY.test(title.trim());
}

const TIME_AWAY =
  /^(?:(?:in )?eltern(?:zeit|karenz)|(?:baby|familien|eltern)?pause|familien(?:zeit|phase|jahre)|mutterschutz|karenz(?:zeit)?|pflegezeit|auszeit|sabbatical|arbeits(?:los|suchend|losigkeit|suche)|(?:parental|maternity|paternity|family|adoption|caring) leave|(?:planned )?(?:career|family|parenting) (?:break|gap)|time out|full[- ]time (?:parent|carer)|stay[- ]at[- ]home (?:mum|mom|dad|parent)|congé (?:parental|maternité|de maternité|sabbatique)|pause (?:parentale|familiale|professionnelle)|année sabbatique|(?:recherche|demandeur|demandeuse) d['’]emploi|excedencia(?: por [^,(]+)?|(?:baja|permiso) (?:de )?(?:maternidad|paternidad|maternal|paternal)|año sabático|cuidado de (?:hij[oa]s|familiares?|mis hij[oa]s)|pausa (?:profesional|laboral|familiar)|en paro|desemplead[oa])(?!\p{L})(?: *[(–—,:/-].*)?$/iu;
