/**
 * A kanga spread out: the border (*pindo*) above and below, the centre (*mji*) sown with cashews (*korosho*), the
 * oldest kanga figure. Two boxes instead of one drawing, so that the pattern never stretches.
 */
export function KangaCloth() {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden bg-primary md:rounded-3xl">
      <svg aria-hidden="true" className="absolute inset-x-0 top-12 bottom-12 h-[calc(100%-6rem)] w-full">
        <pattern id="mji" width="120" height="120" patternUnits="userSpaceOnUse">
          <g className="fill-primary-strong">
            <path d="M30 4c15-3 27 8 27 24 0 17-12 29-27 29-12 0-20-8-20-18 0-8 6-14 14-14 6 0 9 4 9 8 8-6 6-21-3-29z" />
            <path d="M90 64c15-3 27 8 27 24 0 17-12 29-27 29-12 0-20-8-20-18 0-8 6-14 14-14 6 0 9 4 9 8 8-6 6-21-3-29z" />
          </g>
          <circle cx="90" cy="30" r="4" className="fill-accent" />
          <circle cx="30" cy="90" r="4" className="fill-accent" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#mji)" />
      </svg>
      <Edge id="edge-top" className="top-0" />
      <Edge id="edge-bottom" className="bottom-0" />
    </div>
  );
}

function Edge({ id, className }: { id: string; className: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="48" className={`absolute inset-x-0 ${className}`}>
      <pattern id={id} width="48" height="48" patternUnits="userSpaceOnUse">
        <rect width="48" height="48" className="fill-ink" />
        <path className="fill-accent" d="m24 3 21 21-21 21L3 24z" />
        <path className="fill-paper" d="m24 10 14 14-14 14-14-14z" />
        <path className="fill-primary" d="m24 17 7 7-7 7-7-7z" />
        <path className="fill-danger" d="M0 0h8L0 8zM48 0v8l-8-8zM0 48v-8l8 8zM48 48h-8l8-8z" />
      </pattern>
      <rect width="100%" height="48" fill={`url(#${id})`} />
    </svg>
  );
}
