const COUNTS = "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");

/** Up to twelve in words, before a masculine noun; other numbers in figures. */
export function countOf(value: number): string {
  return COUNTS[value] ?? inFigures(value);
}

/** "1.200", but "1200" stays without a point where there are four digits, as the Academy has it. */
function inFigures(value: number): string {
  return Math.abs(value) < 10_000 ? String(value) : value.toLocaleString("de-DE");
}

/** "cinco años", "casi dos años", "un año y medio", "ocho meses". */
export function durationInWords(months: number): string {
  if (months < 1) return "unas semanas";
  if (months < 12) return months === 1 ? "un mes" : `${countOf(months)} meses`;
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const whole = years === 1 ? "un año" : `${countOf(years)} años`;
  if (rest >= 4 && rest <= 8) return `${whole} y medio`;
  if (rest >= 9) return `casi ${countOf(years + 1)} años`;
  return rest === 3 ? `más de ${whole}` : whole;
}

export const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
  " ",
);

/** Time that is asked for: "dos años", "18 meses". */
export function exactDuration(months: number): string {
  if (months % 12 > 0) return months === 1 ? "un mes" : `${countOf(months)} meses`;
  return months === 12 ? "un año" : `${countOf(months / 12)} años`;
}
