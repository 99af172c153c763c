"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { hasNoModifiers, isTyping } from "../../lib/is-typing.ts";
import { useAreas } from "../navigation/use-areas.ts";
import { type Command, isPaletteKey, sequenceMs, shortcutCommand } from "./shortcut-command.ts";

type Show = (what: "palette" | "shortcuts") => void;

function focusSearch() {
  document.querySelector<HTMLInputElement>("[data-list-search]")?.focus();
}

/** The keyboard shortcuts of the back-office, active while the shell is mounted. */
export function useShortcuts(show: Show) {
  const router = useRouter();
  const { areas, create } = useAreas();
  useEffect(() => {
    let gAt = Number.NEGATIVE_INFINITY;
    const run = (command: Command) => {
      if ("go" in command) router.push(command.go);
      else if ("show" in command) show(command.show);
      else focusSearch();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      if (isPaletteKey(event)) {
        event.preventDefault();
        return show("palette");
      }
      if (!hasNoModifiers(event) || isTyping(event.target)) return;
      const read = shortcutCommand(event.key, event.timeStamp - gAt < sequenceMs, { areas, create });
      gAt = read === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (read === undefined) return;
      // A select with the focus would look for an option.
      event.preventDefault();
      if (read !== "g") run(read);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [router, areas, create, show]);
}
