"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { lazyPart } from "../../lib/lazy/lazy.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

const Palette = lazyPart(async () => (await import("../command-palette/command-palette.tsx")).CommandPalette);
const ShortcutList = lazyPart(async () => (await import("./shortcut-list.tsx")).ShortcutList);

type Overlay = "palette" | "shortcuts";
const Show = createContext<(overlay: Overlay) => void>(() => {});
/** Opens the palette or the list of shortcuts. */
export const useOpenOverlay = () => useContext(Show);

/** The keyboard shortcuts and the two overlays they open, whose code is lazy. */
export function Overlays({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Overlay>();
  const close = useCallback(() => setShown(undefined), []);
  useShortcuts(setShown);
  return (
    <Show value={setShown}>
      {children}
      {shown === "palette" && <Palette onClose={close} />}
      {shown === "shortcuts" && <ShortcutList onClose={close} />}
    </Show>
  );
}
