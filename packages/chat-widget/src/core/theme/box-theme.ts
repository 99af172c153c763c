import { own } from "../record.ts";
import { type Colour, contrast, ink, legible, parseColour, toCss, white } from "./colour.ts";
import { boxHeight, boxWidth, palettes, primaryBlue } from "./theme-defaults.ts";
import { oneOf, type RawTheme, readPx, readText } from "./theme-value.ts";

export type BoxTheme = {
  title: string | undefined;
  mode: "light" | "dark";
  /** Values of the box's custom properties, by name. */
  properties: Record<string, string>;
};

/**
 * Reads the whole theme. What the shop did not choose is light or dark as the box it chose is, or else as the device is.
 * A pair of text and background that cannot be read is corrected, whoever chose it.
 */
export function boxTheme(raw: RawTheme, device: BoxTheme["mode"] = "light"): BoxTheme {
  const colour = (key: string) => parseColour(own(raw, key));
  const chosen = colour("chatboxBg");
  const mode = oneOf(own(raw, "mode"), ["light", "dark"]) ?? (chosen ? modeOf(chosen) : device);
  const palette = palettes[mode];
  const primary = colour("primaryColor") ?? primaryBlue;
  const secondary = colour("secondaryColor") ?? palette.secondary;
  const background = chosen ?? palette.background;
  const text = legible(background, palette.text);
  const sent = colour("sentBoxBg") ?? primary;
  const received = colour("receivedBoxBg") ?? secondary;
  const onSent = legible(sent, colour("sentBoxColor"));
  const onReceived = legible(received, colour("receivedBoxColor"), palette.text);
  const colours: Record<string, Colour> = {
    primary,
    "on-primary": legible(primary),
    background,
    text,
    muted: legible(background, palette.muted),
    soft: secondary,
    "on-soft": legible(secondary, palette.text),
    line: colour("borderColor") ?? palette.border,
    accent: legible(background, primary, lighter(primary), text),
    sent,
    "on-sent": onSent,
    "sent-link": legible(sent, colour("sentBoxLinkColor"), onSent),
    received,
    "on-received": onReceived,
    "received-link": legible(received, colour("receivedBoxLinkColor"), primary, lighter(primary), onReceived),
  };
  const properties: Record<string, string> = {
    "--mz-height": `${readPx(own(raw, "height"), 320, 900) ?? boxHeight}px`,
    "--mz-width": `${readPx(own(raw, "width"), 280, 640) ?? boxWidth}px`,
    "--mz-size": `${readPx(own(raw, "fontSize"), 12, 22) ?? 15}px`,
  };
  for (const [name, value] of Object.entries(colours)) properties[`--mz-${name}`] = toCss(value);
  return { title: readText(own(raw, "title")), mode, properties };
}

/** What is easier to read in white is dark. */
const modeOf = (background: Colour) => (contrast(background, white) > contrast(background, ink) ? "dark" : "light");
/** Half way to white: a dark brand colour as text on a dark box. */
const lighter = ([red, green, blue]: Colour): Colour => [half(red), half(green), half(blue)];
const half = (channel: number) => Math.round((channel + 255) / 2);
