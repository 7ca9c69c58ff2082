export type TimeUnit = "minute" | "hour" | "day" | "week" | "month" | "year";

/** The unit of time that a folded word of any of the four languages names. */
export function timeUnitOf(folded: string): TimeUnit | null {
  return timeOf.get(folded) ?? null;
}

const timeUnits: [TimeUnit, string][] = [
  ["minute", "minute minutes min mins minuten minutos minuto"],
  ["hour", "hour hours hr hrs std stunde stunden heure heures hora horas"],
  ["day", "day days tag tage tagen jour jours dia dias"],
  ["week", "week weeks woche wochen semaine semaines semana semanas"],
  ["month", "month months mth mths monat monate monaten monats mois mes meses"],
  [
    "year",
    "year years yr yrs jahr jahre jahren jahrs jahres an ans annee annees ano anos season seasons saison saisons temporada temporadas cursos jahrzehnt",
  ],
];
const timeOf = new Map(timeUnits.flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit] as const)));
