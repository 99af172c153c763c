import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { Media } from "../world/model.ts";
import type { World } from "../world/world.ts";
import { businessesOfToken, noSuchObject } from "./access.ts";
import { badParameter } from "./checks/checks.ts";
import { bareType, kindsOf, mediaKinds, mostBytes } from "./checks/media-kinds.ts";
import { GraphError } from "./graph-error.ts";

const addressLivesMs = 5 * 60_000;
const allTypes = Object.values(mediaKinds).flatMap(({ types }) => types);

/** Takes a file as a form: `messaging_product`, `file`, `type`. */
export async function upload(c: Context, world: World, phoneNumberId: string) {
  const form = await c.req.formData().catch(() => new FormData());
  if (form.get("messaging_product") !== "whatsapp") throw badParameter("The parameter messaging_product is required.");
  const [file, type] = [form.get("file"), form.get("type")];
  if (!(file instanceof File)) throw badParameter("The parameter file is required.");
  const mimeType = typeof type === "string" && type !== "" ? type : file.type;
  const kinds = kindsOf(mimeType);
  if (kinds.length === 0) {
    throw badParameter(
      `Param file must be a file with one of the following types: ${allTypes.join(", ")}. Received file of type '${bareType(mimeType)}'.`,
    );
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  const most = Math.max(...kinds.map((kind) => mostBytes(kind, bytes)));
  if (bytes.length === 0 || bytes.length > most) throw new GraphError(131053, `File must have 1 to ${most} bytes.`);
  const media = world.addMedia({
    phone_number_id: phoneNumberId,
    mime_type: mimeType,
    bytes,
    filename: file.name,
    days: 30,
  });
  return { id: media.id };
}

/** A medium that the token's numbers may have. @throws GraphError as for any object that is not there */
export function mediumOfRequest(c: Context, world: World, id: string): Media {
  const own = businessesOfToken(c, world);
  const media = world.findMedia(id);
  if (!media || !own.some(({ phone_number_id }) => phone_number_id === media.phone_number_id)) {
    throw noSuchObject(id, c.req.method);
  }
  return media;
}

const key = "of this process";
const hashOf = (id: string, until: number) => createHmac("sha256", key).update(`${id}/${until}`).digest("base64url");

export function describeMedium(c: Context, world: World, media: Media) {
  const until = world.clock.now() + addressLivesMs;
  const url = new URL("/whatsapp_business/attachments/", c.req.url);
  url.search = new URLSearchParams({ mid: media.id, ext: String(until), hash: hashOf(media.id, until) }).toString();
  return {
    messaging_product: "whatsapp",
    url: url.href,
    mime_type: media.mime_type,
    sha256: media.sha256.toString("hex"),
    file_size: media.bytes.length,
    id: media.id,
  };
}

/** The bytes, at an address that was given for five minutes, to who shows the token. */
export function download(c: Context, world: World): Response {
  const { mid = "", ext = "", hash = "" } = c.req.query();
  const media = mediumOfRequest(c, world, mid);
  const [given, right] = [Buffer.from(hash), Buffer.from(hashOf(mid, Number(ext)))];
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  if (!isRight || Number(ext) <= world.clock.now()) return c.text("URL signature expired", 403);
  return c.body(new Uint8Array(media.bytes), 200, {
    "Content-Type": media.mime_type,
    "Content-Disposition": "attachment",
    "X-Content-Type-Options": "nosniff",
  });
}
