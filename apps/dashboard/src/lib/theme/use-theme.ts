"use client";

import { useSyncExternalStore } from "react";
import { keepChoice } from "../device/keep-choice.ts";
import { type Theme, themeKey, themeOf } from "./theme.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
const read = () => themeOf(document.documentElement.dataset.theme);

/** Puts the page into a theme and keeps the choice on this device. */
export function changeTheme(theme: Theme) {
  keepChoice(themeKey, theme);
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** The theme of the page: what was chosen, not what the device makes of `system`. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => "system");
