"use client";

import { clsx } from "clsx";
import type { PointerEvent } from "react";

type Bar = { now: number; before: number; words: string };
type Props = {
  /** The chart's label for screen readers. */
  label: string;
  bars: readonly Bar[];
  /** The index of the selected bar. */
  at: number | undefined;
  onPoint: (at: number | undefined) => void;
};
const height = 40;

/**
 * Bars of a period in front of paler ones of the comparison period. A bar is selected by mouse, finger or the arrow
 * keys, through a transparent slider on top.
 */
export function CompareBars({ label, bars, at, onPoint }: Props) {
  const most = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before]));
  const tall = (value: number) => (height * Math.max(0, value)) / most;
  const last = bars.length - 1;
  function point({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint(Math.min(last, Math.max(0, Math.floor((bars.length * (clientX - left)) / width))));
  }
  return (
    <div className="relative mt-2 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-info has-focus-visible:outline-offset-2">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * 10} ${height}`}
        preserveAspectRatio="none"
        className="h-10 w-full text-primary"
      >
        {bars.map(({ now, before, words }, place) => (
          <g key={words}>
            <rect
              x={place * 10}
              y={0}
              width={10}
              height={height}
              className={clsx("fill-sunken", place !== at && "opacity-0")}
            />
            <rect x={place * 10} y={height - 1} width={10} height={1} className="fill-line" />
            <rect
              x={place * 10 + 1}
              y={height - tall(before)}
              width={8}
              height={tall(before)}
              fill="currentColor"
              opacity={0.3}
            />
            <rect x={place * 10 + 3} y={height - tall(now)} width={4} height={tall(now)} fill="currentColor" />
          </g>
        ))}
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={bars[at ?? last]?.words}
        min={0}
        max={last}
        value={at ?? last}
        onChange={({ target }) => onPoint(Number(target.value))}
        onFocus={() => onPoint(at ?? last)}
        onBlur={() => onPoint(undefined)}
        onPointerMove={point}
        onPointerDown={(event) => {
          point(event);
          // Touch alone does not focus it; with the focus, the selection ends when the user taps elsewhere.
          event.currentTarget.focus();
        }}
        onPointerLeave={({ pointerType, currentTarget }) => {
          // After a touch ends, the bar stays selected.
          if (pointerType === "mouse" && document.activeElement !== currentTarget) onPoint(undefined);
        }}
        className="absolute inset-0 size-full cursor-crosshair touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:w-0 [&::-webkit-slider-thumb]:w-0 [&::-webkit-slider-thumb]:appearance-none"
      />
    </div>
  );
}
