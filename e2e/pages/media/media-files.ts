import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** A tone as a WAV file: 8,000 samples a second, one byte each. */
export function tone(seconds: number): Buffer {
  const samples = Buffer.from(Array.from({ length: 8000 * seconds }, (_, at) => 128 + 20 * Math.sin(at / 3)));
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

export const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#c2412d" } })
    .webp()
    .toBuffer();

/** The gallery's video: four seconds. */
export const film = (): Promise<Buffer> =>
  readFile(path.resolve(import.meta.dirname, "../../../packages/chat-widget/gallery/public/film.webm"));
