/** "permis B", "full UK driving licence": what nearly everybody has, and no reason by itself to write to this employer. */
export function isCarLicence(text: string): boolean {
  return CAR_LICENCE.test(text.trim());
}

const CAR_LICENCE =
  /^(?:permis(?: de conduire)?(?: (?:b|voiture|vl))?|(?:pkw-?)?führerschein(?: (?:der )?(?:klasse )?b)?|(?:carn[eé]t?|permiso|licencia)(?: de conducir)?(?: (?:tipo |clase )?b1?)?|(?:full |clean |valid |uk |eu )*(?:driving|driver['’]?s?) licen[cs]e(?: \(?(?:class |category )?b\)?)?)(?: \([^()]*\))?$/iu;
