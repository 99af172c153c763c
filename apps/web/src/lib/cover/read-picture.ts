import { readFile } from "node:fs/promises";
import path from "node:path";
import { media } from "@mauzo/contract/shop/media";
import { api } from "../api.ts";

const timeoutMs = 2_000;

/** Reads a picture of a shop or of the demo; nothing else, wherever the address leads. */
export async function readPicture(address: string): Promise<Buffer | undefined> {
  if (/^\/pictures\/[\w/-]+\.webp$/.test(address)) return readFile(path.join(process.cwd(), "public", address));
  const [, key, file] = /^\/media\/([\w-]+)\/([\w-]+\.webp)$/.exec(address) ?? [];
  if (key === undefined || file === undefined) return undefined;
  const picture = await api().file(media.read, { params: { key, file } }, { timeoutMs });
  return Buffer.from(await picture.arrayBuffer());
}
