/** German typed with "ae", "oe", "ue" and "ss" for want of other keys: only in words that are nothing else. */
export function withUmlauts(text: string): string {
  return text.replace(SURE, (part) => toUmlaut(part));
}

function toUmlaut(part: string): string {
  return part
    .replace(/(?<![aeq])ue/gu, "ü")
    .replace(/^Ue/gu, "Ü")
    .replace(/ae/gu, "ä")
    .replace(/^Ae/gu, "Ä")
    .replace(/oe/gu, "ö")
    .replace(/^Oe/gu, "Ö")
    .replace(/(?<=r[uüö]|ie)ss/gu, "ß");
}

const SURE =
  /(?<!\p{L})(?:fuer|ueber)|fuehr|pruef|gespraech|buero|kuech|schueler|kaeuf|auftraeg|begruess|groess|unterstuetz|kuemmer|fuell|stueck|traeg|geschaeft|raeum|gebaeud|gaest|haeus|waesch|taeglich|jaehr|plaen|schluess|zuverlaess|muell|koerper|gehoer|loes|persoenlich|moegl|oeffn|zaehl|ergaenz|verguet|geprueft|koech|baeck|naeh|laeden|schwaeb|taetig|bestaend|geraet|vortaeg|maenn|kuerz|schuetz|ruest/giu;
