import { escapeXml } from "@mauzo/qr-code/escape-xml";
import type { Drawing, Shape } from "./drawing.ts";

const round = (value: number) => String(Number(value.toFixed(3)));

function element(shape: Shape): string {
  if (shape.kind === "path") {
    const place = shape.x === undefined ? "" : ` transform="translate(${round(shape.x)} ${round(shape.y ?? 0)})"`;
    return `<path fill="${shape.fill}"${place} d="${shape.d}"/>`;
  }
  if (shape.kind === "picture") {
    const side = round(shape.size);
    return `<image href="${escapeXml(shape.href)}" x="${round(shape.x)}" y="${round(shape.y)}" width="${side}" height="${side}"/>`;
  }
  const place = `x="${round(shape.x)}" y="${round(shape.y)}" font-size="${round(shape.size)}" textLength="${round(shape.width)}"`;
  return (
    `<text ${place} lengthAdjust="spacingAndGlyphs" text-anchor="middle" font-weight="700" ` +
    `font-family="Inter, Helvetica, Arial, sans-serif" fill="${shape.fill}">${escapeXml(shape.text)}</text>`
  );
}

/** A drawing as an SVG file, by default `widthPx` pixels wide. Screen readers read `title`. */
export function svgText({ width, height, shapes }: Drawing, title: string, widthPx: number): string {
  const size = `width="${round(widthPx)}" height="${round((widthPx * height) / width)}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" ${size} role="img">`;
  return `${head}<title>${escapeXml(title)}</title>${shapes.map(element).join("")}</svg>`;
}
