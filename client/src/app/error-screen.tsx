import { Component, type ReactNode } from "react";
import { LoadProblem } from "#client/components/load-problem.tsx";

/** Catches what a screen throws, a failed load of its code included, and offers a fresh start. */
export class ErrorScreen extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadProblem /> : this.props.children;
  }
}
