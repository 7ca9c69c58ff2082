import { paths } from "#client/lib/paths.ts";

type MainLink = {
  to: string;
  label: string;
  /** Other addresses under which this link is the current one. */
  also?: readonly string[];
};

/** Workflows belong to accounts: visitors are not led to them. */
export function mainLinksFor(signedIn: boolean): readonly MainLink[] {
  return signedIn ? mainLinks : mainLinks.filter(({ to }) => to !== paths.workflows);
}

const mainLinks: readonly MainLink[] = [
  { to: paths.home, label: "Dashboard" },
  { to: paths.prompt, label: "AI Assistant" },
  {
    to: paths.history,
    label: "History",
    also: [paths.myCoverLetters, paths.localHistory, paths.myFacts, paths.applications],
  },
  { to: paths.workflows, label: "Workflows", also: [paths.workflows] },
  { to: paths.settings, label: "Settings" },
];
