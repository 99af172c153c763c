/** The launcher's appearance and position, stored on the device so that they are right from the first frame. */
export type LauncherStyle = { primary: string; onPrimary: string; sizePx: number; placement: "left" | "right" };

/** The default: primary blue, medium size, right. */
export const defaultLauncherStyle: LauncherStyle = {
  primary: "#1d5fd1",
  onPrimary: "#fff",
  sizePx: 50,
  placement: "right",
};

/** Reads the stored style. Its colours are only passed to a style declaration, which drops invalid ones. */
export function readLauncherStyle(read: () => string | null): LauncherStyle {
  try {
    const look = JSON.parse(read() ?? "");
    return look.sizePx >= 30 && look.sizePx <= 70 && /^(left|right)$/.test(look.placement)
      ? look
      : defaultLauncherStyle;
  } catch {
    return defaultLauncherStyle;
  }
}
