/** The *pindo*: the woven-looking edge of a kanga, as a strip that repeats across the page. */
export function KangaBorder({ id, className }: { id: string; className?: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="28" className={className}>
      <defs>
        <pattern id={id} width="40" height="28" patternUnits="userSpaceOnUse">
          <rect width="40" height="28" className="fill-ink" />
          <path className="fill-accent" d="M0 0h10L0 7zM40 0H30l10 7zM0 28h10L0 21zM40 28H30l10-7z" />
          <path className="fill-paper" d="m20 4 14 10-14 10L6 14z" />
          <path className="fill-primary" d="m20 8.5 7.7 5.5-7.7 5.5-7.7-5.5z" />
          <circle cx="20" cy="14" r="2" className="fill-accent" />
        </pattern>
      </defs>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  );
}
