/** @jsxImportSource preact */

/** A line drawing on a 24 × 24 grid; the control around it carries the name. */
export const Icon = ({ path }: { path: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
