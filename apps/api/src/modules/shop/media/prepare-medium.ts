import { randomBytes } from "node:crypto";
import { type Medium, mediaMaxBytes } from "@mauzo/contract/shop/media";
import { cleanFileName } from "@mauzo/format/file-name";
import { fileTypeFromFile } from "file-type";
import type { LimitFunction } from "p-limit";
import type { Deps } from "../../../deps.ts";
import type { Prepared } from "../../../http/mount.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { deleteMedium, insertMedium, isStored, lockQuota, sumPrivate, sumUsage } from "./queries.ts";
import { receiveFile } from "./receive-file.ts";
import { folderOf, formOf, maxBytesOf, namesOf, typeOf } from "./rules.ts";
import { drawPicture } from "./steps/draw-picture.ts";

/** Received pictures that wait to be drawn, before more are turned away. */
const waitingMost = 256;

/** So much of the storage customers' pictures take at most: whoever orders can send some, and the shop needs the rest. */
const customersShare = 1 / 4;

const refusedFull = "The shop's storage is full. Remove pictures you no longer need.";
const refusedCustomer = "The shop has no room for this picture now. Send it another way.";
const refusedType = "Only pictures (JPEG, PNG, WebP, GIF), MP4, MP3, OGG and PDF files can be uploaded";
const refusedPicture = "Only pictures (JPEG, PNG, WebP, GIF) can be uploaded here";
const refusedHeic =
  "This is an iPhone photo (HEIC), which not every phone can show. Choose it on the iPhone itself, which turns it into JPEG, or save it as JPEG first.";

type Ready = Pick<Medium, "kind" | "width" | "height"> & {
  file: string;
  files: { file: string; content: Uint8Array | { path: string } }[];
  bytes: number;
};

type Wanted = {
  name: string;
  kind?: Medium["kind"] | undefined;
  /** No address shows it: whoever serves it says to whom. */
  isPrivate?: boolean;
};
type Uploading = Pick<ShopVisit, "shopId" | "tx" | "requestBody" | "requestHeader" | "log">;

/** What a received file becomes: a picture drawn anew, anything else as it is. */
async function drawn(
  { path, bytes }: { path: string; bytes: number },
  wanted: Wanted["kind"],
  drawing: LimitFunction,
): Promise<Ready> {
  const sort = (await fileTypeFromFile(path))?.ext;
  const form = formOf(sort);
  if (!form || (wanted !== undefined && form.kind !== wanted)) {
    const refused = wanted === "picture" ? refusedPicture : refusedType;
    throw new Refusal(415, sort === "heic" ? refusedHeic : refused);
  }
  const { kind, file } = form;
  if (bytes > maxBytesOf(kind)) throw new Refusal(413, "The file is too large");
  if (kind !== "picture") return { kind, file, files: [{ file, content: { path } }], bytes, width: null, height: null };
  const picture = await drawing(() => drawPicture(path));
  if (!picture) throw new Refusal(422, "This picture is broken or has more than 40 million pixels");
  const stored = picture.files.reduce((sum, { content }) => sum + content.byteLength, 0);
  return { kind, file, files: picture.files, bytes: stored, width: picture.width, height: picture.height };
}

/** An upload that lies in the storage and is nobody's yet: `keepMedium` makes it the shop's, `discard` removes it. */
export type PreparedMedium = Prepared & { medium: Medium };

/** Takes a file into the shop's storage. Whatever goes wrong on the way, nothing of it stays. */
export async function prepareMedium(
  { media, queue, drawing }: Pick<Deps, "media" | "queue"> & { drawing: LimitFunction },
  { shopId, tx, requestBody, requestHeader, log }: Uploading,
  wanted: Wanted,
): Promise<PreparedMedium> {
  if (drawing.pendingCount >= waitingMost) throw new Refusal(503, "The service is busy. Try again in a moment.");
  if (Number(requestHeader("content-length") ?? 0) > mediaMaxBytes) throw new Refusal(413, "The file is too large");
  const received = await receiveFile(requestBody, { ...media, maxBytes: mediaMaxBytes });
  try {
    const { files, file, ...facts } = await drawn(received, wanted.kind, drawing);
    const [key, name] = [randomBytes(24).toString("base64url"), cleanFileName(wanted.name)];
    const place = { key, isPrivate: wanted.isPrivate ?? false };
    const id = await tx(async (tx) => {
      const quota = await lockQuota(tx, shopId);
      const { used_bytes } = await sumUsage(tx, shopId);
      const isFull = used_bytes + facts.bytes > quota;
      if (place.isPrivate) {
        const most = quota * customersShare;
        if (isFull || (await sumPrivate(tx, shopId)) + facts.bytes > most) throw new Refusal(409, refusedCustomer);
      } else if (isFull) throw new Refusal(409, refusedFull);
      const mediumId = await insertMedium(tx, shopId, { ...place, name, ...facts });
      for (const afterSeconds of [15 * 60, 24 * 60 * 60])
        await queue.send(tx, "media-uploaded", { shopId, mediumId }, { afterSeconds });
      return mediumId;
    });
    // The files go first: as long as the row is there, nothing of it is lost sight of.
    const remove = async () => {
      await media.storage.remove(namesOf({ ...place, kind: facts.kind }));
      await tx((tx) => deleteMedium(tx, shopId, id));
    };
    try {
      for (const { file, content } of files)
        await media.storage.put(`${folderOf(place)}/${file}`, content, typeOf(file) ?? "application/octet-stream");
    } catch (error) {
      await remove();
      throw error;
    }
    return {
      medium: { id, name, url: `/media/${key}/${file}`, ...facts },
      digest: received.digest,
      discard: async () => {
        if (!(await tx((tx) => isStored(tx, shopId, id)))) await remove();
      },
    };
  } finally {
    await received.discard().catch((error: unknown) => log.warn({ err: error }, "a file stays behind"));
  }
}
