"use client";

import dynamic from "next/dynamic";
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { useShortcuts } from "./use-shortcuts.ts";

const Palette = dynamic(() => import("../palette/palette.tsx").then((module) => module.Palette), { ssr: false });
const ShortcutList = dynamic(() => import("./shortcut-list.tsx").then((module) => module.ShortcutList), { ssr: false });

type Overlay = "palette" | "shortcuts";
const Show = createContext<(overlay: Overlay) => void>(() => {});
/** Opens the palette or the list of shortcuts. */
export const useShow = () => useContext(Show);

/** The shortcuts, and the two sheets they open; their code is fetched with the first use. */
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
