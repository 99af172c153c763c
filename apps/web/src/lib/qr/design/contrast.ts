import type { Hex } from "./design.ts";

/** The relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
export function luminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio, from 1 (the same) to 21 (black and white). */
export function contrast(one: Hex, other: Hex): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The text colour that reads better on this background. */
export const textOn = (colour: Hex): Hex =>
  contrast(colour, "#ffffff") >= contrast(colour, "#16211d") ? "#ffffff" : "#16211d";
