/** A colour as `#rrggbb`, the only spelling allowed in a drawing. */
export type Hex = `#${string}`;
export const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/.test(text);

export const frames = ["none", "below", "above", "bubble", "kanga", "tag"] as const;
export const dotShapes = ["square", "soft", "beads", "diamonds"] as const;
export const eyeShapes = ["square", "round", "circle", "leaf"] as const;
export const marks = ["none", "chat", "basket", "letter", "picture"] as const;
export const colourParts = ["code", "eye", "back", "cloth"] as const;

/** The colours of the squares, of the three finder patterns (eyes), of the background, and of the frame. */
export type Palette = Record<(typeof colourParts)[number], Hex>;

export type Design = {
  frame: (typeof frames)[number];
  dots: (typeof dotShapes)[number];
  eyes: (typeof eyeShapes)[number];
  mark: (typeof marks)[number];
  colours: Palette;
};

export const mostLabel = 32;
export const mostLetters = 2;
