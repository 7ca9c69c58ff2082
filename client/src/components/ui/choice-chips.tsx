import { classNames } from "#client/lib/class-names.ts";
import { moveFocus } from "./move-focus.ts";

export type ChoiceChipsProps = {
  label: string;
  options: readonly { value: string; label: string; note?: string }[];
  chosen: readonly string[];
  onPick: (value: string) => void;
  /** Enter on a chip goes on when the question is answered. */
  onEnter?: () => void;
  /** Numbers the chosen ones in the order of picking. */
  numbered?: boolean;
};

/** Large choices that answer to pointer, arrow keys and space; Enter goes on. */
export function ChoiceChips({ label, options, chosen, onPick, onEnter, numbered = false }: ChoiceChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend; the question above is the label
    <div
      role="group"
      aria-label={label}
      onKeyDown={moveFocus}
      className={classNames(
        "gap-2 sm:gap-3",
        // With a note under it each is a line of its own on phones: words of many lengths look like a heap.
        options.some((option) => option.note) ? "grid sm:grid-cols-2" : "flex flex-wrap",
      )}
    >
      {options.map((option) => {
        const place = chosen.indexOf(option.value);
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={place >= 0}
            onClick={() => onPick(option.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !onEnter || chosen.length === 0) return;
              event.preventDefault();
              onEnter();
            }}
            className={classNames(
              "inline-flex min-h-12 items-center gap-2.5 rounded border px-4 py-2 text-left font-medium text-base transition-colors duration-quick sm:min-h-13 sm:px-5 sm:text-lead",
              place >= 0 ? "border-accent bg-accent-wash text-accent-text" : "border-edge text-strong hover:bg-raised",
            )}
          >
            {numbered && place >= 0 ? (
              <span className="flex size-5 shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-accent-on text-small tabular-nums">
                {place + 1}
              </span>
            ) : null}
            <span>
              {option.label}
              {option.note ? <span className="block font-normal text-quiet text-small">{option.note}</span> : null}
            </span>
          </button>
        );
      })}
    </div>
  );
}
