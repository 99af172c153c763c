import { ownProperty } from "../is-record.ts";
import { type Colour, contrast, ink, legible, parseColour, toCss, white } from "./colour.ts";
import { chatWindowHeight, chatWindowWidth, palettes, primaryBlue } from "./theme-defaults.ts";
import { oneOf, type RawTheme, readPx, readText } from "./theme-value.ts";

export type ChatWindowTheme = {
  title: string | undefined;
  mode: "light" | "dark";
  /** Values of the box's CSS custom properties, by name. */
  properties: Record<string, string>;
};

/**
 * Reads the whole theme. Colours the shop did not choose follow the light or dark background it chose, or else the
 * device's mode. Text that is illegible on its background is corrected, whoever chose it.
 */
export function chatWindowTheme(raw: RawTheme, device: ChatWindowTheme["mode"] = "light"): ChatWindowTheme {
  const colour = (key: string) => parseColour(ownProperty(raw, key));
  const chosen = colour("chatboxBg");
  const mode = oneOf(ownProperty(raw, "mode"), ["light", "dark"]) ?? (chosen ? modeOf(chosen) : device);
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
    "--mz-height": `${readPx(ownProperty(raw, "height"), 320, 900) ?? chatWindowHeight}px`,
    "--mz-width": `${readPx(ownProperty(raw, "width"), 280, 640) ?? chatWindowWidth}px`,
    "--mz-size": `${readPx(ownProperty(raw, "fontSize"), 12, 22) ?? 15}px`,
  };
  for (const [name, value] of Object.entries(colours)) properties[`--mz-${name}`] = toCss(value);
  return { title: readText(ownProperty(raw, "title")), mode, properties };
}

/** A background on which white is easier to read counts as dark. */
const modeOf = (background: Colour) => (contrast(background, white) > contrast(background, ink) ? "dark" : "light");
/** Mixes the colour half with white: for a dark brand colour as text on a dark box. */
const lighter = ([red, green, blue]: Colour): Colour => [half(red), half(green), half(blue)];
const half = (channel: number) => Math.round((channel + 255) / 2);
