import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ChoiceChips } from "#client/components/ui/choice-chips.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { suggestedPositions } from "#shared/wizard/positions.ts";

const OTHER_POSITION = "Other (Custom)";

export type PositionChoice = { choice: string | null; custom: string };

export function positionOf(value: PositionChoice): string {
  return (value.choice === OTHER_POSITION ? value.custom : (value.choice ?? "")).trim();
}

/** A stored position as a choice: one of the suggested, or a custom one. */
export function toPositionChoice(position: string | undefined): PositionChoice {
  if (!position) return { choice: null, custom: "" };
  const suggested = suggestedPositions.some((one) => one.name === position);
  return suggested ? { choice: position, custom: "" } : { choice: OTHER_POSITION, custom: position };
}

/** Sixteen suggested positions behind a search, and a box for any other. */
export function PositionStep({
  value,
  onChange,
  onEnter,
}: {
  value: PositionChoice;
  onChange: (value: PositionChoice) => void;
  onEnter: () => void;
}) {
  const [search, setSearch] = useState("");
  const ownField = useRef<HTMLInputElement>(null);
  const [askedForOwn, setAskedForOwn] = useState(false);
  // The box may come up below the fold; who has asked for it goes on in it.
  useEffect(() => {
    if (askedForOwn) ownField.current?.focus();
  }, [askedForOwn]);
  const wanted = search.trim().toLowerCase();
  const found = suggestedPositions.filter((position) => position.name.toLowerCase().includes(wanted));
  const options = [...found.map((position) => position.name), OTHER_POSITION].map((name) => ({
    value: name,
    label: name,
  }));
  return (
    <div className="grid gap-5">
      <div className="relative">
        <TextField
          label="Search positions"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={ignoreEnter}
          placeholder="Developer, teacher, sales"
          autoComplete="off"
        />
        {/* Browsers draw a cross for clearing in its place. */}
        {search ? null : (
          <Search
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-10 right-3.5 text-quiet"
          />
        )}
      </div>
      <p role="status" className="text-quiet text-small">
        {found.length === 0
          ? `No position matches “${search.trim()}”. Choose Other and type it in.`
          : wanted
            ? `${found.length} found`
            : "16 suggested positions, or your own"}
      </p>
      <ChoiceChips
        label="Positions"
        options={options}
        chosen={value.choice ? [value.choice] : []}
        onEnter={onEnter}
        onPick={(choice) => {
          setAskedForOwn(choice === OTHER_POSITION);
          onChange(pick({ value, choice, search: search.trim(), found: found.length }));
        }}
      />
      {value.choice === OTHER_POSITION ? (
        <TextField
          ref={ownField}
          label="Your position"
          value={value.custom}
          maxLength={200}
          autoComplete="organization-title"
          onChange={(event) => onChange({ ...value, custom: event.target.value })}
          hint="As written in the posting."
        />
      ) : null}
    </div>
  );
}

function pick({
  value,
  choice,
  search,
  found,
}: {
  value: PositionChoice;
  choice: string;
  search: string;
  found: number;
}): PositionChoice {
  if (choice !== OTHER_POSITION) return { ...value, choice };
  // What was searched in vain is what they want to type.
  return { choice, custom: value.custom || (found === 0 ? search : "") };
}

function ignoreEnter(event: { key: string; preventDefault: () => void }): void {
  if (event.key === "Enter") event.preventDefault();
}
