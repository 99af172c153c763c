import { own } from "../record.ts";
import { type Colour, legible, parseColour, toCss } from "./colour.ts";
import { boxHeight, boxWidth, palettes, primaryBlue } from "./theme-defaults.ts";
import { oneOf, type RawTheme, readPx, readText } from "./theme-value.ts";

export type BoxTheme = {
  title: string | undefined;
  mode: "light" | "dark";
  /** Values of the box's custom properties, by name. */
  properties: Record<string, string>;
};

/** Reads the whole theme. A pair of text and background that cannot be read is corrected, whoever chose it. */
export function boxTheme(raw: RawTheme): BoxTheme {
  const colour = (key: string) => parseColour(own(raw, key));
  const mode = oneOf(own(raw, "mode"), ["light", "dark"]) ?? "light";
  const palette = palettes[mode];
  const primary = colour("primaryColor") ?? primaryBlue;
  const secondary = colour("secondaryColor") ?? palette.secondary;
  const background = colour("chatboxBg") ?? palette.background;
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

/** Half way to white: a dark brand colour as text on a dark box. */
const lighter = ([red, green, blue]: Colour): Colour => [half(red), half(green), half(blue)];
const half = (channel: number) => Math.round((channel + 255) / 2);
