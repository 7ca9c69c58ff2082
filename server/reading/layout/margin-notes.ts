import { hasDate, isDateOnly } from "#server/reading/dates.ts";

const duration = /^\(?\d+\+?\s*(years?|yrs?\.?|months?|mos?\.?|jahre?|monate?|años?|meses|ans?|mois|anos?)\b/i;
const place = /^[\p{Lu}][\p{L}.'’ -]{1,28},\s*[\p{Lu}][\p{L}.' -]{1,24}$/u;
const remote = /^(remote|hybrid|on-?site|teletrabajo|télétravail|homeoffice)$/i;

const label =
  /^(?:(?:full )?name|vor- und nachname|vorname|nachname|anschrift|adresse|address|dirección|endereço|morada|telefon|telefonnummer|mobil|handy|phone|tel\.?|teléfono|téléphone|telefone|telemóvel|e-?mail|mail|correo|website|linkedin|geburtsdatum|geburtsort|geboren|date of birth|birth date|nationality|nationalität|staatsangehörigkeit|familienstand|marital status|fecha de nacimiento|nacionalidad|date de naissance|nationalité|data de nascimento|nacionalidade|permis|führerschein)\s*:?$/i;

/** What stands beside an entry in a margin: a date, a length of time, a place. */
export function isMarginNote(text: string): boolean {
  const note = text.trim();
  return (
    note.length < 40 &&
    (hasDate(note) ||
      isDateOnly(note) ||
      duration.test(note) ||
      place.test(note) ||
      remote.test(note) ||
      label.test(note))
  );
}
