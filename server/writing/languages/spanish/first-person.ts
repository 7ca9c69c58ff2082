/** "Yo atiendo", "ella gestiona", "es responsable", "ha gestionado": as the person would say it. */
export function inFirstPerson(text: string): string {
  const bareLine = text.replace(/^(?:yo|ella|él) (?=\p{L})/iu, "");
  const [first = "", ...more] = bareLine.split(" ");
  const own = FIRST_PERSONS.get(first.toLowerCase());
  const line = own && more.length > 0 ? [own, ...more].join(" ") : bareLine;
  return line.replace(/ (y|e) ha (?=\p{L}+(?:ado|ido|ído|hecho|puesto) )/gu, " $1 he ");
}

const FIRST_PERSONS: ReadonlyMap<string, string> = new Map([
  ["es", "soy"],
  ["fue", "fui"],
  ["está", "estoy"],
  ["estuvo", "estuve"],
  ["tiene", "tengo"],
  ["tuvo", "tuve"],
  ["ha", "he"],
  ["puede", "puedo"],
  ["pudo", "pude"],
  ["debe", "debo"],
]);
