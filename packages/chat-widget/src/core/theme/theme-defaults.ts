import type { Colour } from "./colour.ts";

/** Default colour of the launcher, the header and the visitor's messages. */
export const primaryBlue: Colour = [29, 95, 209];

/** Launcher sizes in pixels. */
export const launcherSizes = { sm: 30, md: 50, lg: 70 } as const;

export const chatWindowHeight = 500;
export const chatWindowWidth = 400;

export const palettes: Record<
  "light" | "dark",
  Record<"background" | "text" | "muted" | "secondary" | "border", Colour>
> = {
  light: {
    background: [255, 255, 255],
    text: [22, 33, 29],
    muted: [93, 102, 98],
    secondary: [239, 241, 243],
    border: [222, 225, 227],
  },
  dark: {
    background: [20, 26, 24],
    text: [238, 243, 240],
    muted: [160, 172, 167],
    secondary: [38, 48, 44],
    border: [56, 68, 63],
  },
};
