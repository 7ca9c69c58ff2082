import { Component, type ReactNode } from "react";
import { LoadProblem } from "#client/components/load-problem.tsx";

type ErrorScreenProps = {
  /** In the place of what failed; the page's own problem screen unless given. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Catches what a screen throws, a failed load of its code included, and offers a fresh start. */
export class ErrorScreen extends Component<ErrorScreenProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback = <LoadProblem />, children } = this.props;
    return this.state.failed ? fallback : children;
  }
}
