import { Button } from "./ui/button.tsx";

/** The screen for data or code that could not be loaded. */
export function LoadProblem() {
  return (
    <main className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-start justify-center gap-4 px-5">
      <h1 className="font-heading text-section text-strong">We encountered a problem loading your data</h1>
      <p>Please try refreshing the page or contact support if the problem persists</p>
      <Button look="main" onClick={() => window.location.reload()}>
        Refresh Page
      </Button>
    </main>
  );
}
