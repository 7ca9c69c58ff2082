import { type ReactNode, Suspense } from "react";
import { ErrorScreen } from "./error-screen.tsx";

type LoadedPanelProps = {
  open: boolean;
  /** Of the page that is shown, to load it again. */
  address: string;
  children: ReactNode;
};

/** A panel of the header whose code is loaded when it opens; says so where the code does not come. */
export function LoadedPanel({ open, address, children }: LoadedPanelProps) {
  return (
    <ErrorScreen fallback={open ? <NotLoaded address={address} /> : null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorScreen>
  );
}

/** Offline, for one, before the page could keep the code. */
function NotLoaded({ address }: { address: string }) {
  return (
    <p role="alert" className="px-5 pb-4 lg:px-8">
      Couldn't load this part.{" "}
      <a href={address} className="underline">
        Reload the page
      </a>
    </p>
  );
}
