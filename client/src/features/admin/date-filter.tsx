import { useEffect, useRef, useState } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { fieldLook } from "./field-look.ts";

const FIRST = "2000-01-01";
const LAST = "2099-12-31";

/**
 * A day to filter by. While it is typed, browsers report years like 0002 and 0202: only a whole date filters. The field
 * keeps what is typed, and once it is left it shows the day that the list is filtered by.
 */
export function DateFilter({
  label,
  value,
  invalid,
  onChange,
}: {
  label: string;
  value: string;
  invalid: boolean;
  onChange: (value: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => put(field.current, value), [value]);

  const settle = (input: HTMLInputElement) => {
    const meant = inThisCentury(input.value);
    if (meant === value && !input.validity.badInput) return;
    if (isWhole(meant)) {
      put(input, meant);
      onChange(meant);
      return;
    }
    setRefused(true);
    put(input, value);
  };
  return (
    <label className="grid min-w-0 content-start gap-1.5 text-small sm:flex sm:flex-wrap sm:items-center sm:gap-x-2">
      {label}
      <input
        ref={field}
        type="date"
        defaultValue={value}
        min={FIRST}
        max={LAST}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => {
          setRefused(false);
          const isEmptied = target.value === "" && !target.validity.badInput;
          if (isEmptied || isWhole(target.value)) onChange(target.value);
        }}
        onBlur={({ target }) => settle(target)}
        className={classNames(fieldLook, "scheme-dark sm:w-auto", invalid && "border-danger!")}
      />
      {refused ? (
        <span role="status" className="basis-full text-danger">
          Enter a whole date, 2000 to 2099.
        </span>
      ) : null}
    </label>
  );
}

function isWhole(date: string): boolean {
  return date >= FIRST && date <= LAST;
}

/** Who types 26 as the year means 2026. */
function inThisCentury(date: string): string {
  return date.replace(/^00(?=\d\d-)/, "20");
}

/** Emptied first: a date that is typed in part stays where the value doesn't change. */
function put(input: HTMLInputElement | null, value: string): void {
  if (!input || (input.value === value && !input.validity.badInput)) return;
  input.value = "";
  input.value = value;
}
