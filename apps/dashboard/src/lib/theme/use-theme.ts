"use client";

import { useSyncExternalStore } from "react";
import { savePreference } from "../storage/save-preference.ts";
import { type Theme, themeKey, themeOf } from "./theme.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
const read = () => themeOf(document.documentElement.dataset.theme);

/** Applies a theme to the page and stores the choice on this device. */
export function changeTheme(theme: Theme) {
  savePreference(themeKey, theme);
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** The chosen theme of the page, not what the device makes of `system`. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => "system");
