/** @jsxImportSource preact */

/** A line icon on a 24 × 24 grid; the control around it has the accessible name. */
export const Icon = ({ path }: { path: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
