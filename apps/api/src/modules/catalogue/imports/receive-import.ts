import { importMaxBytes } from "@mauzo/contract/catalogue/product-imports";
import type { LimitFunction } from "p-limit";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { type ReceivedFile, receiveFile } from "../../shop/media/receive-file.ts";

/** Received files that wait to be taken in, before more are turned away. */
const waitingMost = 256;

/** Waits for a turn. @returns how it ends. */
const turnOf = (turns: LimitFunction) =>
  new Promise<() => void>((begin) => void turns(() => new Promise<void>((end) => begin(end))));

/**
 * Receives a CSV file, and waits for its turn: one that is taken in holds a connection for as long as its rows last.
 * @throws 408, 413, 400 where it does not arrive whole; 503 where too many wait.
 */
export async function receiveImport(
  { media, turns }: Pick<Deps, "media"> & { turns: LimitFunction },
  { requestBody, requestHeader }: ShopVisit,
): Promise<ReceivedFile> {
  if (turns.pendingCount >= waitingMost) throw new Refusal(503, "The service is busy. Try again in a moment.");
  if (Number(requestHeader("content-length") ?? 0) > importMaxBytes) throw new Refusal(413, "The file is too large");
  const received = await receiveFile(requestBody, { ...media, maxBytes: importMaxBytes });
  const end = await turnOf(turns);
  return { ...received, discard: () => received.discard().finally(end) };
}
