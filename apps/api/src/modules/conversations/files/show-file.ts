import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { servePrivateFile } from "../../shop/media/serve-private-file.ts";
import { findStored } from "./queries.ts";
import { nameToSave } from "./rules.ts";

/** A file of a conversation; a picture in the width that was asked for. @throws 404, also while it is not here */
export async function showFile(
  { media }: Pick<Deps, "media">,
  { shopId, tx, person }: Pick<ShopContext, "shopId" | "tx" | "person">,
  id: string,
  isLarge: boolean,
): Promise<Response> {
  const found = await tx((tx) => findStored(tx, shopId, id));
  if (!found?.file) throw notFound();
  const { kind, name, key, isPrivate } = found;
  const file = kind === "picture" && isLarge ? "1280.webp" : found.file;
  // Some call a file by the number it came from.
  const shown = nameToSave({ kind, name: person.seesPhones ? name : "", file });
  return servePrivateFile(media, { key, file, isPrivate, name: shown });
}
