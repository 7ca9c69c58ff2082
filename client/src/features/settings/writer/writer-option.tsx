import { useId } from "react";
import { classNames } from "#client/lib/class-names.ts";

/** One writer in the list, a radio button underneath. */
export function WriterOption({
  value,
  chosen,
  title,
  detail,
  onPick,
}: {
  value: string;
  chosen: string;
  title: string;
  detail: string;
  onPick: (value: string) => void;
}) {
  const id = useId();
  return (
    <label
      className={classNames(
        "relative block rounded border px-4 py-3 transition-colors duration-quick",
        "has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
        value === chosen ? "border-accent bg-accent-wash" : "border-edge hover:border-body",
      )}
    >
      <input
        type="radio"
        name="writer"
        value={value}
        checked={value === chosen}
        aria-describedby={id}
        onChange={() => onPick(value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        className={classNames("block break-words font-semibold", value === chosen ? "text-accent-text" : "text-strong")}
      >
        {title}
      </span>
      <span id={id} className="block text-small">
        {detail}
      </span>
    </label>
  );
}
