import { Link } from "react-router-dom";
import { classNames } from "#client/lib/class-names.ts";
import { paths } from "#client/lib/paths.ts";

/** What is kept of a person, one address each; letters have three. */
export function HistoryNav({ current }: { current: HistoryTab }) {
  const isLetters = letterTabs.some(({ value }) => value === current);
  return (
    <nav aria-label="Your saved items" className="mb-5">
      <ul className="flex flex-wrap gap-x-6 border-hairline border-b">
        {mainTabs.map(({ value, label, to }) => (
          <li key={value}>
            <Link
              to={to}
              aria-current={value === current ? "page" : value === "letters" && isLetters ? "true" : undefined}
              className={classNames(
                "relative flex min-h-11 items-center whitespace-nowrap font-medium transition-colors duration-quick hover:text-strong",
                (value === current || (value === "letters" && isLetters)) &&
                  "font-heading text-strong after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-accent",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {isLetters ? (
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {letterTabs.map(({ value, label, to }) => (
            <li key={value}>
              <Link
                to={to}
                aria-current={value === current ? "page" : undefined}
                className={classNames(
                  "flex min-h-11 items-center whitespace-nowrap text-small transition-colors duration-quick hover:text-strong",
                  value === current && "font-semibold text-strong",
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  );
}

export type HistoryTab = "applications" | "letters" | "account" | "browser" | "facts";

const mainTabs = [
  { value: "applications", label: "Applications", to: paths.applications },
  { value: "letters", label: "Letters", to: paths.myCoverLetters },
  { value: "facts", label: "My facts", to: paths.myFacts },
] as const satisfies readonly { value: HistoryTab; label: string; to: string }[];

const letterTabs = [
  { value: "letters", label: "All letters", to: paths.myCoverLetters },
  { value: "account", label: "In your account", to: paths.history },
  { value: "browser", label: "In this browser", to: paths.localHistory },
] as const satisfies readonly { value: HistoryTab; label: string; to: string }[];
