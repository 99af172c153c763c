import { type Json, textOf } from "../../json.ts";
import type { World } from "../../world/world.ts";
import { GraphError } from "../graph-error.ts";
import { badParameter, badValue, optionalText, requireAddress } from "./checks.ts";
import { bareType, mediaKinds, mostBytes } from "./media-kinds.ts";

/** `{ id }` of something uploaded over the same number, or `{ link }`. */
export function checkMedia(world: World, phoneNumberId: string, kind: string, media: Json, where = kind): void {
  const id = textOf(media.id);
  const link = textOf(media.link);
  if ((id === undefined) === (link === undefined)) throw badParameter(`Param ${where} must have either id or link.`);
  if (link !== undefined) requireAddress(link, `${where}['link']`);
  if (id !== undefined) checkUploaded(world, phoneNumberId, kind, id);
}

function checkUploaded(world: World, phoneNumberId: string, kind: string, id: string): void {
  const found = world.findMedia(id);
  if (found?.phone_number_id !== phoneNumberId) throw badValue(`Media with ID '${id}' does not exist or has expired.`);
  if (!mediaKinds[kind]?.types.includes(bareType(found.mime_type))) {
    throw new GraphError(131053, `Media of type ${found.mime_type} cannot be sent as ${kind}.`);
  }
  if (found.bytes.length > mostBytes(kind, found.bytes)) {
    throw new GraphError(131053, `Media is larger than ${mostBytes(kind, found.bytes)} bytes, the most for ${kind}.`);
  }
}

/** A message that is a picture, a film, a sound, a file or a sticker. */
export function checkMediaMessage(world: World, phoneNumberId: string, kind: string, media: Json): void {
  checkMedia(world, phoneNumberId, kind, media);
  if (media.caption !== undefined && (kind === "audio" || kind === "sticker")) {
    throw badParameter(`Unexpected key "caption" on param "${kind}".`);
  }
  optionalText(media, "caption", `${kind}['caption']`, 1024);
  if (kind === "document") optionalText(media, "filename", "document['filename']", 240);
}
