/** @jsxImportSource preact */

/**
 * A small icon beside a word that says the same.
 * @param lines one path, in a square of 24
 */
export const LineIcon = ({ lines, className = "size-4" }: { lines: string; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    className={`shrink-0 ${className}`}
  >
    <path d={lines} />
  </svg>
);
