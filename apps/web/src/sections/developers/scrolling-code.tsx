import type { ReactNode } from "react";

/** Code that may be wider than its box: it scrolls by itself, by keyboard too. */
export function ScrollingCode({ className, children }: { className: string; children: ReactNode }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
      tabIndex={0}
      lang="en"
      className={`overflow-x-auto ${className}`}
    >
      <code>{children}</code>
    </pre>
  );
}
