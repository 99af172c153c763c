"use client";

import { useEffect } from "react";
import { create } from "zustand";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

const Palette = lazyPart(async () => (await import("../command-palette/command-palette.tsx")).CommandPalette);
const ShortcutList = lazyPart(async () => (await import("./shortcut-list.tsx")).ShortcutList);

type Overlay = "palette" | "shortcuts";
const useOverlay = create<{ shown?: Overlay }>(() => ({}));
/** Opens the palette or the list of shortcuts. */
export const openOverlay = (shown: Overlay) => useOverlay.setState({ shown });
const close = () => useOverlay.setState({ shown: undefined });

/** The keyboard shortcuts and the two overlays they open, whose code is lazy. */
export function Overlays() {
  const shown = useOverlay((state) => state.shown);
  useShortcuts(openOverlay);
  // Nobody finds it open after the next log-in.
  useEffect(() => close, []);
  if (shown === "palette") return <Palette onClose={close} />;
  return shown === "shortcuts" && <ShortcutList onClose={close} />;
}
