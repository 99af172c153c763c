import { ownProperty } from "../is-record.ts";
import { legible, parseColour, toCss } from "./colour.ts";
import { defaultLauncherStyle, type LauncherStyle } from "./launcher-style.ts";
import { launcherSizes, primaryBlue } from "./theme-defaults.ts";
import { oneOf, type RawTheme, readText } from "./theme-value.ts";

export type LauncherTheme = LauncherStyle & { bubbleTitle: string | undefined; bubbleSubTitle: string | undefined };

/** The part of a theme that shows before the box is opened. */
export function launcherTheme(raw: RawTheme): LauncherTheme {
  const primary = parseColour(ownProperty(raw, "primaryColor")) ?? primaryBlue;
  return {
    primary: toCss(primary),
    onPrimary: toCss(legible(primary)),
    sizePx: launcherSizes[oneOf(ownProperty(raw, "buttonSize"), ["sm", "md", "lg"]) ?? "md"],
    placement: oneOf(ownProperty(raw, "placement"), ["left", "right"]) ?? defaultLauncherStyle.placement,
    bubbleTitle: readText(ownProperty(raw, "bubbleTitle")),
    bubbleSubTitle: readText(ownProperty(raw, "bubbleSubTitle")),
  };
}
