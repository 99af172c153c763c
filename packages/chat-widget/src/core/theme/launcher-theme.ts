import { own } from "../record.ts";
import { legible, parseColour, toCss } from "./colour.ts";
import { defaultLook, type LauncherLook } from "./launcher-look.ts";
import { launcherSizes, primaryBlue } from "./theme-defaults.ts";
import { oneOf, type RawTheme, readText } from "./theme-value.ts";

export type LauncherTheme = LauncherLook & { bubbleTitle: string | undefined; bubbleSubTitle: string | undefined };

/** The part of a theme that shows before the box is opened. */
export function launcherTheme(raw: RawTheme): LauncherTheme {
  const primary = parseColour(own(raw, "primaryColor")) ?? primaryBlue;
  return {
    primary: toCss(primary),
    onPrimary: toCss(legible(primary)),
    sizePx: launcherSizes[oneOf(own(raw, "buttonSize"), ["sm", "md", "lg"]) ?? "md"],
    placement: oneOf(own(raw, "placement"), ["left", "right"]) ?? defaultLook.placement,
    bubbleTitle: readText(own(raw, "bubbleTitle")),
    bubbleSubTitle: readText(own(raw, "bubbleSubTitle")),
  };
}
