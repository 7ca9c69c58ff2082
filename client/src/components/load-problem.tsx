import { useEffect, useState } from "react";
import { isOutdated } from "#client/lib/page-version.ts";
import { Button } from "./ui/button.tsx";

const problems = {
  unknown: {
    title: "We encountered a problem loading your data",
    text: "Please try refreshing the page or contact support if the problem persists",
  },
  offline: {
    title: "You're offline",
    text: "You haven't opened this page on this device yet. Refresh when you're back online. Your answers and letters are safe.",
  },
  outdated: {
    title: "A new version is available",
    text: "Refresh to continue. Your answers and letters are safe.",
  },
} as const;

/** The screen for data or code that could not be loaded; says why where that can be told. */
export function LoadProblem() {
  const [problem, setProblem] = useState<keyof typeof problems>(navigator.onLine ? "unknown" : "offline");
  useEffect(() => {
    void isOutdated().then((outdated) => outdated && setProblem("outdated"));
  }, []);
  const { title, text } = problems[problem];
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-start justify-center gap-4 px-5 outline-none"
    >
      <h1 className="font-heading text-section text-strong">{title}</h1>
      <p>{text}</p>
      <Button look="main" onClick={() => window.location.reload()}>
        Refresh Page
      </Button>
    </main>
  );
}
