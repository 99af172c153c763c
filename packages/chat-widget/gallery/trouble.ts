import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

const file = (name: string) => readFile(path.join(import.meta.dirname, "public", name));

/** Answers for a file that has a trouble of its own. */
type Trouble = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Two minutes, of which the second never comes. */
const breakOff: Trouble = async ({ headers }, response) => {
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

const spoil: Trouble = async (_, response) => {
  const whole = await file("film.webm");
  // The mark that each whole picture of a VP8 film starts with.
  whole.fill(0, whole.indexOf("9d012a", "hex"), whole.indexOf("9d012a", "hex") + 3);
  response.setHeader("content-type", "video/webm").end(whole);
};

const troubles: Record<string, Trouble> = {
  "/late/voice.wav": async () => {},
  "/late/film.webm": async () => {},
  "/cut/voice.wav": breakOff,
  "/spoilt/film.webm": spoil,
};

/** Files that never come, break off or are damaged. */
export const serveTroubles = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
  const trouble = troubles[request.url ?? ""];
  if (trouble) void trouble(request, response);
  else next();
};
