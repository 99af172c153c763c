import type { QrPath } from "./qr-path.ts";
import { xmlText } from "./xml-text.ts";

/** A code as an SVG file, black on white, `widthPx` wide where a program asks. `title` is what a screen reader says. */
export const qrSvg = ({ path, size }: QrPath, title: string, widthPx: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${widthPx}" height="${widthPx}" role="img">` +
  `<title>${xmlText(title)}</title><path fill="#ffffff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000000" d="${path}"/></svg>`;
