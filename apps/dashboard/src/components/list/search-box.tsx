"use client";

import { Input } from "@mauzo/ui/input";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { searchHistory } from "./filters/list-filter.ts";

/** How a search is kept in the browser's history: nuqs's own option. */
export type SearchStep = { history: "push" | "replace" };
type Props = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string, step: SearchStep) => void;
};

const pauseMs = 250;

/** A search field, debounced. Escape clears it, then removes the focus. Follows the URL when that changes elsewhere. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was searched for and is not in `value` yet: on a slow phone more is typed by the time that it comes.
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const at = sent.current.indexOf(value);
    sent.current.splice(0, at < 0 ? sent.current.length : at + 1);
    if (at < 0) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string) => {
    clearTimeout(timer.current);
    const [before, asked] = [sent.current.at(-1) ?? value, next.trim()];
    if (asked !== before) sent.current.push(asked);
    onSearch(asked, { history: searchHistory(before, asked) });
  };
  return (
    <search className="relative min-w-0 grow md:max-w-80">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted" />
      <Input
        type="search"
        data-list-search
        aria-label={label}
        placeholder={placeholder}
        maxLength={80}
        value={text}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(next), pauseMs);
        }}
        onKeyDown={(event) => {
          // No form of its own: it may stand in one, and Enter must not save that.
          if (event.key === "Enter") {
            event.preventDefault();
            search(text);
          }
          if (event.key !== "Escape") return;
          event.preventDefault();
          if (text === "") return event.currentTarget.blur();
          setText("");
          search("");
        }}
        className="pl-9"
      />
    </search>
  );
}
