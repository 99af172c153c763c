/** A quiet strip of kanga border above a sheet: the product's motif. */
export function KangaBorder() {
  return (
    <svg aria-hidden="true" width="100%" height="14" className="block bg-primary">
      <defs>
        <pattern id="kanga-border" width="28" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 14 7 2l7 12zM14 14l7-12 7 12z" className="fill-primary-strong" />
          <circle cx="7" cy="10" r="1.8" className="fill-accent" />
          <circle cx="21" cy="10" r="1.8" className="fill-accent" />
        </pattern>
      </defs>
      <rect width="100%" height="14" fill="url(#kanga-border)" />
    </svg>
  );
}
