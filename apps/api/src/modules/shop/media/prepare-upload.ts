import { randomBytes } from "node:crypto";
import { type MediaFile, mediaMaxBytes } from "@mauzo/contract/shop/media";
import { cleanFileName } from "@mauzo/format/text/clean-file-name";
import { fileTypeFromFile } from "file-type";
import type { LimitFunction } from "p-limit";
import type { Logger } from "pino";
import type { Deps } from "../../../deps.ts";
import type { Prepared } from "../../../http/mount.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteMediaFile, insertMediaFile, isStored, lockQuota, sumPrivateUsage, sumUsage } from "./queries.ts";
import { receiveFile } from "./receive-file.ts";
import { contentTypeOf, fileFormatOf, maxBytesOf, storageFolderOf, storageNamesOf } from "./rules.ts";
import { resizePicture } from "./steps/resize-picture.ts";

/** How many received pictures may wait to be resized before more are refused. */
const maxQueuedPictures = 256;

/**
 * The share of the storage customers' pictures may take: anybody who orders can send some, and the shop needs the rest. What
 * they send in conversations has another such share, so that a proof of a payment finds room beside it.
 */
const customersShare = 1 / 4;

type ProcessedFile = Pick<MediaFile, "kind" | "width" | "height"> & {
  file: string;
  files: { file: string; content: Uint8Array | { path: string } }[];
  bytes: number;
};

type UploadOptions = {
  name: string;
  kind?: MediaFile["kind"] | undefined;
  /** No public URL shows it: its owner decides who may see it. */
  isPrivate?: boolean;
  /** A customer sent it: those together take a share of the storage only. */
  fromCustomer?: boolean;
  /** It is part of a conversation, in which more kinds of files are sent. */
  inMessages?: boolean;
};
/** Where the file comes from: a request, or whatever else has bytes. */
export type UploadContext = Pick<ShopContext, "shopId" | "tx" | "requestBody" | "requestHeader"> & {
  log: Pick<Logger, "warn">;
};

/** Processes a received file: resizes a picture, leaves anything else as it is. */
async function processFile(
  { path, bytes }: { path: string; bytes: number },
  { kind: wanted, inMessages }: UploadOptions,
  drawing: LimitFunction,
): Promise<ProcessedFile> {
  const sort = (await fileTypeFromFile(path))?.ext;
  const form = fileFormatOf(sort, inMessages);
  if (!form || (wanted !== undefined && form.kind !== wanted)) {
    const other = inMessages ? "file_kind_refused" : "file_type_refused";
    const code = wanted === "picture" ? "picture_type_refused" : other;
    throw refuse(sort === "heic" ? "picture_heic" : code);
  }
  const { kind, file } = form;
  if (bytes > maxBytesOf(kind)) throw refuse("file_too_large");
  if (kind !== "picture") return { kind, file, files: [{ file, content: { path } }], bytes, width: null, height: null };
  const picture = await drawing(() => resizePicture(path));
  if (!picture) throw refuse("picture_broken");
  const stored = picture.files.reduce((sum, { content }) => sum + content.byteLength, 0);
  return { kind, file, files: picture.files, bytes: stored, width: picture.width, height: picture.height };
}

/**
 * An upload that is in the storage and belongs to nobody yet: `finishUpload` makes it the shop's, `discard` removes it.
 */
export type PreparedUpload = Prepared & { medium: MediaFile };

/** Receives a file into the shop's storage. If anything fails on the way, nothing of it stays. */
export async function prepareUpload(
  { media, drawing }: Pick<Deps, "media"> & { drawing: LimitFunction },
  { shopId, tx, requestBody, requestHeader, log }: UploadContext,
  wanted: UploadOptions,
): Promise<PreparedUpload> {
  if (drawing.pendingCount >= maxQueuedPictures) throw refuse("busy");
  if (Number(requestHeader("content-length") ?? 0) > mediaMaxBytes) throw refuse("file_too_large");
  const received = await receiveFile(requestBody, { ...media, maxBytes: mediaMaxBytes });
  try {
    const { files, file, ...facts } = await processFile(received, wanted, drawing);
    const [key, name] = [randomBytes(24).toString("base64url"), cleanFileName(wanted.name)];
    const place = { key, isPrivate: wanted.isPrivate ?? false };
    const id = await tx(async (tx) => {
      const quota = await lockQuota(tx, shopId);
      const { used_bytes } = await sumUsage(tx, shopId);
      const isFull = used_bytes + facts.bytes > quota;
      if (wanted.fromCustomer) {
        const most = quota * customersShare;
        if (isFull || (await sumPrivateUsage(tx, shopId, wanted.inMessages)) + facts.bytes > most)
          throw refuse("storage_full_for_customers");
      } else if (isFull) throw refuse("storage_full");
      return insertMediaFile(tx, shopId, { ...place, name, ...facts });
    });
    // The files go first: as long as the row exists, none of them is forgotten.
    const remove = async () => {
      await media.storage.remove(storageNamesOf({ ...place, kind: facts.kind }));
      await tx((tx) => deleteMediaFile(tx, shopId, id));
    };
    try {
      for (const { file, content } of files)
        await media.storage.put(
          `${storageFolderOf(place)}/${file}`,
          content,
          contentTypeOf(file) ?? "application/octet-stream",
        );
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
