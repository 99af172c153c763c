import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { MediaFile } from "@mauzo/contract/shop/media";
import sharp from "sharp";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** A picture of one colour with some noise, so that it compresses like a photo. */
export const makePicture = (width = 800, height = 600) =>
  sharp({
    create: { width, height, channels: 3, background: "#0a7d5a", noise: { type: "gaussian", mean: 128, sigma: 20 } },
  });

type Sent = {
  body: string | Uint8Array<ArrayBuffer>;
  name?: string;
  kind?: MediaFile["kind"];
  headers?: Record<string, string>;
};

/** Uploads a file as the dashboard does. */
export async function upload(stack: Stack, { token }: { token: string }, sent: Sent) {
  const { body, name = "picha.jpg", kind, headers } = sent;
  const query = new URLSearchParams(kind ? { name, kind } : { name });
  const answer = await fetch(`${stack.url}/media/uploads?${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream", ...headers },
    body,
  });
  const received: unknown = await answer.json();
  return { status: answer.status, headers: answer.headers, body: received };
}

/** Adds a picture to the shop's storage. */
export async function addPicture(stack: Stack, shop: OpenedShop, width = 800, height = 600): Promise<MediaFile> {
  const { body } = await upload(stack, shop, {
    body: new Uint8Array(await makePicture(width, height).jpeg().toBuffer()),
  });
  return MediaFile.parse(body);
}

/** Every file in the stack's folder, including those still being received. */
export async function filesOf({ folder }: Stack): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
