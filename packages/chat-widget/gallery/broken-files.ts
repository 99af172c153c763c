import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

const file = (name: string) => readFile(path.join(import.meta.dirname, "public", name));

/** Responds to the request for a file that is broken in one way. */
type BrokenFile = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** A recording of two minutes, of which the second never arrives. */
const breakOff: BrokenFile = async ({ headers }, response) => {
  const whole = Buffer.alloc(960_044, 128);
  (await file("voice.wav")).copy(whole, 0, 0, 44);
  whole.writeUInt32LE(whole.length - 8, 4);
  whole.writeUInt32LE(whole.length - 44, 40);
  const half = whole.length / 2;
  const from = Number(/bytes=(\d+)/.exec(headers.range ?? "")?.[1] ?? 0);
  if (from >= half) return response.writeHead(404).end();
  response.writeHead(206, {
    "content-type": "audio/wav",
    "content-length": whole.length - from,
    "content-range": `bytes ${from}-${whole.length - 1}/${whole.length}`,
  });
  response.write(whole.subarray(from, half), () => response.socket?.end());
};

const spoil: BrokenFile = async (_, response) => {
  const whole = await file("film.webm");
  // The start code of every key frame in a VP8 video.
  whole.fill(0, whole.indexOf("9d012a", "hex"), whole.indexOf("9d012a", "hex") + 3);
  response.setHeader("content-type", "video/webm").end(whole);
};

const brokenFiles: Record<string, BrokenFile> = {
  "/late/voice.wav": async () => {},
  "/late/film.webm": async () => {},
  "/cut/voice.wav": breakOff,
  "/spoilt/film.webm": spoil,
};

/** Serves files that never arrive, break off or are damaged. */
export const serveBrokenFiles = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
  const trouble = brokenFiles[request.url ?? ""];
  if (trouble) void trouble(request, response);
  else next();
};
