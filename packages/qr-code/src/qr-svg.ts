import { escapeXml } from "./escape-xml.ts";
import type { QrPath } from "./qr-path.ts";

/** A code as an SVG file, black on white, by default `widthPx` wide. Screen readers read `title`. */
export const qrSvg = ({ path, size }: QrPath, title: string, widthPx: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${widthPx}" height="${widthPx}" role="img">` +
  `<title>${escapeXml(title)}</title><path fill="#ffffff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000000" d="${path}"/></svg>`;
