"use client";

import { create } from "zustand";
import { savePreference } from "../storage/save-preference.ts";
import { type Theme, themeKey, themeOf } from "./theme.ts";

const useChosen = create<{ theme: Theme }>(() => ({
  theme: typeof document === "undefined" ? "system" : themeOf(document.documentElement.dataset.theme),
}));

/** Applies a theme to the page and stores the choice on this device. */
export function changeTheme(theme: Theme) {
  savePreference(themeKey, theme);
  document.documentElement.dataset.theme = theme;
  useChosen.setState({ theme });
}

/** The chosen theme of the page, not what the device makes of `system`. */
export const useTheme = (): Theme => useChosen(({ theme }) => theme);
