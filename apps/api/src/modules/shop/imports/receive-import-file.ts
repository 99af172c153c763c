import { importMaxBytes } from "@mauzo/contract/shop/imports";
import type { LimitFunction } from "p-limit";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { type ReceivedFile, receiveFile } from "../media/receive-file.ts";

/** How many received files may wait to be read in; more are refused. */
const waitingMost = 256;

/** Waits for a place in the queue. @returns a function that gives it up. */
const waitForPlace = (turns: LimitFunction) =>
  new Promise<() => void>((begin) => void turns(() => new Promise<void>((end) => begin(end))));

/**
 * Receives a file and waits for a place in the queue: reading a file in holds a database connection until its last
 * row.
 * @throws 408, 413, 400 when the file does not arrive whole; 503 when too many are waiting.
 */
export async function receiveImportFile(
  { media, turns, maxBytes = importMaxBytes }: Pick<Deps, "media"> & { turns: LimitFunction; maxBytes?: number },
  { requestBody, requestHeader }: ShopContext,
): Promise<ReceivedFile> {
  if (turns.pendingCount >= waitingMost) throw refuse("busy");
  if (Number(requestHeader("content-length") ?? 0) > maxBytes) throw refuse("file_too_large");
  const received = await receiveFile(requestBody, { ...media, maxBytes });
  const end = await waitForPlace(turns);
  return { ...received, discard: () => received.discard().finally(end) };
}
