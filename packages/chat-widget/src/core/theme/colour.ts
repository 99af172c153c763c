/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export const white: Colour = [255, 255, 255];
export const ink: Colour = [22, 33, 29];
const black: Colour = [0, 0, 0];

const fromHex = (digits: string): Colour | undefined => {
  const full = digits.length < 5 ? digits.replace(/./g, "$&$&") : digits;
  if (full.length !== 6 && full.length !== 8) return undefined;
  const at = (start: number) => Number.parseInt(full.slice(start, start + 2), 16);
  return [at(0), at(2), at(4)];
};

const fromHsl = (hue: number, saturation: number, lightness: number): Colour => {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const turn = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return [channel(0), channel(8), channel(4)];
};

/** Reads hex, rgb() and hsl(). Opacity is ignored: a box must stay legible on any page. */
export function parseColour(value: unknown): Colour | undefined {
  if (typeof value !== "string" || value.length > 60) return undefined;
  const text = value.trim().toLowerCase();
  const digits = /^#([\da-f]{3,8})$/.exec(text)?.[1];
  if (digits) return fromHex(digits);
  const call = /^(rgb|hsl)a?\(([^()]+)\)$/.exec(text);
  const [first, second, third] = (call?.[2] ?? "")
    .trim()
    .split(/[\s,/]+/)
    .map((part) => Number(part.replace(/(%|deg)$/, "")));
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (!Number.isFinite(first + second + third)) return undefined;
  const clamp = (number: number, most: number) => Math.min(most, Math.max(0, number));
  return call?.[1] === "hsl"
    ? fromHsl(first, clamp(second, 100), clamp(third, 100))
    : [clamp(Math.round(first), 255), clamp(Math.round(second), 255), clamp(Math.round(third), 255)];
}

const luminance = (colour: Colour) => {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** The WCAG contrast ratio, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

/** The first of the wanted colours that is legible on the background; white, ink or black if none is. */
export function legible(background: Colour, ...wanted: (Colour | undefined)[]): Colour {
  for (const colour of [...wanted, white, ink]) {
    if (colour && contrast(background, colour) >= 4.5) return colour;
  }
  return black;
}

export const toCss = (colour: Colour) => `rgb(${colour.join(" ")})`;
