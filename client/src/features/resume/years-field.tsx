import { TextField } from "#client/components/ui/text-field.tsx";
import { experienceTier } from "#shared/wizard/experience-tier.ts";

/** Years of work, 0 to 50; what is no number counts as 0. `noJobs`: none was found, so the years were not counted. */
export function YearsField({
  years,
  noJobs,
  editing,
  onChange,
}: {
  years: number;
  noJobs: boolean;
  editing: boolean;
  onChange: (years: number) => void;
}) {
  if (!editing && noJobs && years === 0)
    return <p>We found no jobs in this file, so we couldn't count your years. Add your jobs or your years.</p>;
  if (!editing) {
    return (
      <p>
        <span className="font-semibold text-strong">{experienceTier(years)}</span>, {years}{" "}
        {years === 1 ? "year" : "years"}
      </p>
    );
  }
  return (
    <TextField
      className="max-w-48"
      label="Years of experience"
      type="number"
      inputMode="numeric"
      min={0}
      max={50}
      value={years}
      onChange={(event) => onChange(parseYears(event.target.value))}
    />
  );
}

export function parseYears(typed: string): number {
  const years = Math.floor(Number(typed));
  return Number.isFinite(years) ? Math.min(50, Math.max(0, years)) : 0;
}
