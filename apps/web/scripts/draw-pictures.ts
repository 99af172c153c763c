import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pictureWidths } from "@mauzo/format/picture-urls";
import sharp from "sharp";

// The demo's pictures are drawn as SVG and served as WebP, in the same widths as uploaded pictures.
const folder = fileURLToPath(new URL("../public/pictures/demo/", import.meta.url));
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".svg"))
  .map((file) => file.slice(0, -".svg".length));

const isDrawn = (name: string) => pictureWidths.every((width) => existsSync(`${folder}${name}/${width}.webp`));

for (const name of names.filter((name) => !isDrawn(name))) {
  mkdirSync(`${folder}${name}`, { recursive: true });
  const svg = readFileSync(`${folder}${name}.svg`);
  const widest = await sharp(svg, { density: 144 })
    .resize({ width: Math.max(...pictureWidths) })
    .png()
    .toBuffer();
  for (const width of pictureWidths)
    await sharp(widest).resize({ width }).webp({ quality: 82 }).toFile(`${folder}${name}/${width}.webp`);
}
