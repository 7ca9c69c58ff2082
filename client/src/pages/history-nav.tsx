import { Link } from "react-router-dom";
import { classNames } from "#client/lib/class-names.ts";
import { paths } from "#client/lib/paths.ts";

/** What is kept of a person, one address each. */
export function HistoryNav({ current }: { current: LetterTab }) {
  return (
    <nav
      aria-label="Your saved items"
      className="mb-5 overflow-x-auto overflow-y-hidden border-hairline border-b [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-x-6">
        {tabs.map(({ value, label, to }) => (
          <li key={value}>
            <Link
              to={to}
              aria-current={value === current ? "page" : undefined}
              className={classNames(
                "relative flex min-h-11 items-center whitespace-nowrap font-medium transition-colors duration-quick hover:text-strong",
                value === current &&
                  "font-heading text-strong after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-accent",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type LetterTab = "letters" | "account" | "browser" | "facts";

const tabs = [
  { value: "letters", label: "All letters", to: paths.myCoverLetters },
  { value: "account", label: "In your account", to: paths.history },
  { value: "browser", label: "In this browser", to: paths.localHistory },
  { value: "facts", label: "My facts", to: paths.myFacts },
] as const satisfies readonly { value: LetterTab; label: string; to: string }[];
