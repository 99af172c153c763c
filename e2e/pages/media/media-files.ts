import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A tone as a WAV file: 8,000 samples of a byte each second. */
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

/** A film of a second that the page's own browser makes. */
export async function film(page: Page): Promise<Buffer> {
  const written: string = await page.evaluate(
    `new Promise((resolve) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 160, height: 120 });
      const brush = canvas.getContext("2d");
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
      const parts = [];
      let turn = 0;
      const drawing = setInterval(() => { brush.fillStyle = turn++ % 2 ? "#0b7a55" : "#c2412d"; brush.fillRect(0, 0, 160, 120); }, 40);
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.onstop = () => {
        clearInterval(drawing);
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result.split(",")[1]);
        reader.readAsDataURL(new Blob(parts));
      };
      recorder.start();
      setTimeout(() => recorder.stop(), 1500);
    })`,
  );
  return Buffer.from(written, "base64");
}
