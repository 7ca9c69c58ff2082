import { Button } from "#client/components/ui/button.tsx";
import type { ResumeReport } from "#shared/resume/resume.schema.ts";
import type { LeftoverPlace } from "./place-leftover.ts";

const places: readonly [LeftoverPlace, string][] = [
  ["experience", "Job or volunteering"],
  ["education", "Education"],
  ["skills", "Skill"],
  ["papers", "Certificate"],
];

/** The text of the file that went into no field; open from the start where a line of it looks like one that matters. */
export function LeftoverText({
  leftover,
  onPlace,
}: {
  leftover: ResumeReport["leftover"];
  onPlace: (place: LeftoverPlace, line: string) => void;
}) {
  const parts = leftover.filter((part) => part.lines.length > 0);
  if (parts.length === 0) return null;
  return (
    <details
      className="rounded-box bg-card px-5 py-3 wide:mt-4"
      open={parts.some((part) => (part.telling ?? []).length > 0)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-strong">Unused text</summary>
      <p className="pb-2 text-small">It stays out of the letter unless you add it to a section.</p>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity and keep their order
        <div key={index} className="pb-3 text-small">
          {part.heading ? <p className="font-semibold text-strong">{part.heading}</p> : null}
          {part.lines.map((line, place) => (
            <LeftoverLine
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
              key={`${place} ${line}`}
              line={line}
              telling={part.telling?.includes(place) ?? false}
              onPlace={(target) => onPlace(target, line)}
            />
          ))}
        </div>
      ))}
    </details>
  );
}

function LeftoverLine({
  line,
  telling,
  onPlace,
}: {
  line: string;
  telling: boolean;
  onPlace: (place: LeftoverPlace) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className={telling ? "break-words font-semibold text-strong" : "break-words"}>{line}</p>
      <span className="flex flex-wrap items-center gap-1">
        <span aria-hidden="true" className="text-quiet">
          Add as:
        </span>
        {places.map(([place, name]) => (
          <Button key={place} look="quiet" aria-label={`Add “${line}” as: ${name}`} onClick={() => onPlace(place)}>
            {name}
          </Button>
        ))}
      </span>
    </div>
  );
}
