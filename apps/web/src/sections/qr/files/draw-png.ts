import type { Drawing, Shape } from "../../../lib/qr/drawing/drawing.ts";

/** Loads a picture so that it can be drawn on a canvas. */
export async function loadPicture(href: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = href;
  await picture.decode();
  return picture;
}

function put(context: CanvasRenderingContext2D, shape: Shape, pictures: ReadonlyMap<string, HTMLImageElement>) {
  if (shape.kind === "picture") {
    const picture = pictures.get(shape.href);
    if (picture) context.drawImage(picture, shape.x, shape.y, shape.size, shape.size);
    return;
  }
  context.fillStyle = shape.fill;
  if (shape.kind === "path") {
    context.save();
    context.translate(shape.x ?? 0, shape.y ?? 0);
    context.fill(new Path2D(shape.d));
    context.restore();
    return;
  }
  context.save();
  context.translate(shape.x, shape.y);
  // Fonts smaller than a pixel are drawn badly: the text is set large and scaled down.
  const large = 100;
  context.font = `700 ${large}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = "center";
  const scale = shape.size / large;
  context.scale(Math.min(scale, shape.width / context.measureText(shape.text).width), scale);
  context.fillText(shape.text, 0, 0);
  context.restore();
}

/** A drawing as a PNG at least `widthPx` wide: every square of the code is the same whole number of pixels. */
export async function drawPng(drawing: Drawing, widthPx: number): Promise<Blob> {
  const scale = Math.ceil(widthPx / drawing.width);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  const hrefs = drawing.shapes.flatMap((shape) => (shape.kind === "picture" ? [shape.href] : []));
  const pictures = new Map(await Promise.all(hrefs.map(async (href) => [href, await loadPicture(href)] as const)));
  context.scale(scale, scale);
  for (const shape of drawing.shapes) put(context, shape, pictures);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no room for the picture"))), "image/png"),
  );
}
