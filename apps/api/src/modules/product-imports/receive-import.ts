import { importMaxBytes } from "@mauzo/contract/product-imports";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../http/refusal.ts";
import type { ShopVisit } from "../../http/visit.ts";
import { type ReceivedFile, receiveFile } from "../media/receive-file.ts";

/** Receives a CSV file. @throws 408, 413, 400 where it does not arrive whole. */
export async function receiveImport(
  { media }: Pick<Deps, "media">,
  { requestBody, requestHeader }: ShopVisit,
): Promise<ReceivedFile> {
  if (Number(requestHeader("content-length") ?? 0) > importMaxBytes) throw new Refusal(413, "The file is too large");
  return receiveFile(requestBody, { ...media, maxBytes: importMaxBytes });
}
