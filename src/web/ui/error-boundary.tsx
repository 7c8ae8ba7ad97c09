import { Component, type ReactNode } from "react";

type Props = { fallback: ReactNode; children: ReactNode };

/** Shows `fallback` in place of children that fail to render; the browser's console has the reason. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
