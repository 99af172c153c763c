"use client";

import { useEffect, useRef } from "react";
import { hasNoModifiers, isTyping } from "../lib/is-typing.ts";

/** Does something when a letter is pressed anywhere on the page, but where somebody types. */
export function useLetter(letter: string, does: () => void): void {
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.key !== letter) return;
      if (!hasNoModifiers(event) || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [letter]);
}
