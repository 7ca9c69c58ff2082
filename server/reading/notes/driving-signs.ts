import { namedIn } from "#shared/postings/named-in.ts";
import { isALevel } from "#shared/words/school-exams.ts";

/** "C+E since 2019", "Kl. B, eigenes Auto". */
const classOfDriving = /^(?:kl(?:asse|\.)?|kat\.?|class|cat\.?)?\s?(?:A[12M]?|BE?|B96|C1?E?|C\+E|D1?E?)(?=$|[\s,;])/u;
/** "Classe 1, mentions F + M" */
const classOfQuebec = /^(?:permis\s)?classe\s[1-6][A-E]?(?![\p{L}\d])/iu;
const drivingWord =
  /^(?:full|clean|driving|fahrausweis|brevete|PCV|HGV|LGV|permis|permiso|carn[eé]t?|licencia|kl\.?|poids lourd)(?!\p{L})/iu;
const licenceOfClass =
  /(?:licen[cs][ei]a?|brevete|permis|permiso|carn[eé]t?|cat\.?|class[ee]?)\s(?:clase\s)?(?:A[12M]?|BE?|CE?|DE?)(?!\p{L})/iu;

const vehicle = /^(?:permis|permiso|carn[eé]t?|licencia)\s(?:de\s|pour\s)?(?:moto|coche|auto|camión|bus|voiture)/iu;

/** "Driving: passed theory, test booked" */
export const drivingLabel = /^(?:driving|führerschein|permis|carn[eé]t?|licencia)\s?:\s/iu;

/** "BE (Hons) Electronics", "B Tech": a degree, whose letters are also a class of licences. */
const degreeLetters = new RegExp(
  [
    String.raw`^BE\s\(?(?:Hons?|Honou?rs|degree|in|en|of)(?!\p{L})`,
    String.raw`^BE\s(?:\p{L}+\s(?:&\s)?)?(?:Engineering|Electronics|Comput(?:ing|er)|Mechatronics)(?!\p{L})`,
    String.raw`^[BD]\s(?:Arch|Com|Ed|Eng|Pharm|Phil|Sc|Tech)(?!\p{L})`,
  ].join("|"),
  "u",
);

export function isDegreeLetters(text: string): boolean {
  return degreeLetters.test(text);
}

export function isDriving(text: string): boolean {
  if (isALevel(text) || isDegreeLetters(text)) return false;
  if (classOfDriving.test(text) || classOfQuebec.test(text) || /^poids lourds?(?!\p{L})/iu.test(text)) return true;
  if (drivingLabel.test(text)) return true;
  if (
    drivingWord.test(text) &&
    (licenceOfClass.test(text) ||
      /^(?:full|clean)\s(?:(?:full|clean|driving|UK|Irish|EU)\s)*licen[cs]e/iu.test(text) ||
      vehicle.test(text))
  )
    return true;
  return namedIn(text).named.some(({ kind }) => kind === "driving");
}
