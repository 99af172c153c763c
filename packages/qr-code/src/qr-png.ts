import type { QrPath } from "./qr-path.ts";

/**
 * Draws a code in the browser as a PNG at least `leastPx` wide: each square is the same whole number of pixels.
 * @throws where the browser has no canvas, or no room for the picture.
 */
export function qrPng({ path, size }: QrPath, leastPx: number): Promise<Blob> {
  const scale = Math.ceil(leastPx / size);
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  context.scale(scale, scale);
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, size, size);
  context.fillStyle = "#000000";
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no room for the picture"))), "image/png"),
  );
}
