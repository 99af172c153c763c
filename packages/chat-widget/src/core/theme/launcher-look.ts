/** How the launcher looks and where it stands: the little that is kept on the device, so that it is right from the first moment. */
export type LauncherLook = { primary: string; onPrimary: string; sizePx: number; placement: "left" | "right" };

/** Primary blue, medium size, right. */
export const defaultLook: LauncherLook = { primary: "#1d5fd1", onPrimary: "#fff", sizePx: 50, placement: "right" };

/** Reads a kept look. The colours are only ever given to a style declaration, which drops what isn't one. */
export function readLauncherLook(read: () => string | null): LauncherLook {
  try {
    const look = JSON.parse(read() ?? "");
    return look.sizePx >= 30 && look.sizePx <= 70 && /^(left|right)$/.test(look.placement) ? look : defaultLook;
  } catch {
    return defaultLook;
  }
}
