"use client";
import { useRef, useState } from "react";
import { fill } from "../../../i18n/fill.ts";

type Props = { label: string; found: string; none: string };

/** Shows the calls that hold every word typed, and the areas that have any. The calls are the page's own markup. */
function showFitting(words: string[]): number {
  let count = 0;
  for (const call of document.querySelectorAll<HTMLElement>("[data-call]")) {
    const text = (call.querySelector("summary")?.textContent ?? "").toLowerCase();
    call.hidden = !words.every((word) => text.includes(word));
    if (!call.hidden) count++;
  }
  for (const area of document.querySelectorAll<HTMLElement>("[data-area]"))
    area.hidden = area.querySelector("[data-call]:not([hidden])") === null;
  return count;
}

export function FindCalls({ label, found, none }: Props) {
  const [count, setCount] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const find = () => {
    const words = (input.current?.value ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const fitting = showFitting(words);
    setCount(words.length > 0 ? fitting : undefined);
  };
  return (
    <search className="mt-6 block noscript:hidden">
      <label className="block font-medium text-base">
        {label}
        <input
          ref={input}
          type="search"
          onInput={find}
          className="mt-1.5 block h-12 w-full max-w-md rounded-control border border-line-strong bg-card px-3"
        />
      </label>
      <p role="status" className="mt-2 min-h-7 text-base text-muted">
        {count === undefined ? "" : count === 0 ? none : fill(found, { count })}
      </p>
    </search>
  );
}
