import { clsx } from "clsx";
import { gridDefaults } from "./grid-defaults.ts";

/** A quiet grid whose cells glow and fade; it stays still without JavaScript and under reduced motion. */
export function GridBackground({ id, className }: { id: string; className?: string }) {
  const { cell, stroke } = gridDefaults;
  return (
    <svg aria-hidden="true" data-grid="" className={clsx("pointer-events-none absolute inset-0 size-full", className)}>
      <defs>
        <pattern id={id} width={cell.width} height={cell.height} patternUnits="userSpaceOnUse">
          <path d={`M.5 ${cell.height}V.5H${cell.width}`} fill="none" stroke={stroke} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <g className="fill-accent" />
    </svg>
  );
}
