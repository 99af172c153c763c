"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { late } from "../../lib/late/late.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

const Palette = late(async () => (await import("../palette/palette.tsx")).Palette);
const ShortcutList = late(async () => (await import("./shortcut-list.tsx")).ShortcutList);

type Overlay = "palette" | "shortcuts";
const Show = createContext<(overlay: Overlay) => void>(() => {});
/** Opens the palette or the list of shortcuts. */
export const useShow = () => useContext(Show);

/** The shortcuts, and the two sheets they open; their code comes late. */
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
