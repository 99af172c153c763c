import { createHash } from "node:crypto";
import { mediaMaxBytes } from "@mauzo/contract/shop/media";
import type { LimitFunction } from "p-limit";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { Refusal } from "../../../http/refuse.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { finishUpload } from "../../shop/media/finish-upload.ts";
import { type PreparedUpload, prepareUpload } from "../../shop/media/prepare-upload.ts";
import { isPaused } from "../outbox/steps/is-paused.ts";
import { openNumber } from "../outbox/steps/open-number.ts";
import { countTry, findWaiting, settleFile } from "./queries.ts";
import { isHashOf, whyNot } from "./rules.ts";

type Uses = Pick<JobDeps, "pool" | "channels" | "sealedValues" | "media" | "log"> & { drawing: LimitFunction };
type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;
type Brought =
  | { state: "here"; upload: PreparedUpload }
  | { state: "refused"; why: "kind" | "size" | "full" }
  | { state: "lost" };

/** Later tries would not bring it either: by then somebody may ask for it again. */
const mostTries = 6;
const isLastTry = ({ tries }: Waiting) => tries + 1 >= mostTries;

async function keep(deps: Uses, shopId: string, file: Waiting, bytes: Uint8Array): Promise<Brought> {
  const { pool, log } = deps;
  const { name } = file;
  const context = {
    ...{ shopId, log: { warn: log.error.bind(log) }, requestHeader: () => undefined },
    requestBody: new Response(Buffer.from(bytes)).body,
    tx: <T>(work: Parameters<typeof inShop<T>>[2]) => inShop(pool, shopId, work),
  };
  try {
    const upload = await prepareUpload(deps, context, {
      ...{ name: name || "file", isPrivate: true, fromCustomer: true, inMessages: true },
    });
    return { state: "here", upload };
  } catch (error) {
    const why = error instanceof Refusal ? whyNot(error.code) : undefined;
    if (why !== undefined) return { state: "refused", why };
    if (!isLastTry(file)) throw error;
    log.error({ err: error }, "a customer's file was not stored");
    return { state: "lost" };
  }
}

/** Asks the provider for the file; throws where a later try may bring it. */
async function bring(deps: Uses, shopId: string, file: Waiting): Promise<Brought> {
  const { numberId, externalId, sha256 } = file;
  if (numberId === null || externalId === null) return { state: "lost" };
  const number = await openNumber(deps, shopId, numberId);
  if (!number) {
    const isWaiting = await inShop(deps.pool, shopId, (tx) => isPaused(tx, shopId, numberId));
    if (!isWaiting || isLastTry(file)) return { state: "lost" };
    throw new Error("a customer's file was not had: its number is paused");
  }
  const found = await deps.channels.download(number, { id: externalId, maxBytes: mediaMaxBytes });
  if (found.result === "too large") return { state: "refused", why: "size" };
  if (found.result === "downloaded") {
    const { bytes } = found;
    if (isHashOf(sha256, createHash("sha256").update(bytes).digest())) return keep(deps, shopId, file, bytes);
  }
  if (isLastTry(file)) return { state: "lost" };
  throw new Error(`a customer's file was not had: ${found.result}`);
}

/**
 * Fetches the file of a message from the provider, checks what it is by its bytes, and keeps it where no public address
 * leads. Nothing of it is kept that may do harm: pictures are drawn anew, and what is none of the known kinds is left.
 */
export async function fetchFile(deps: Uses, { shopId, fileId }: JobPayloads["fetch-file"]): Promise<void> {
  const { pool } = deps;
  const file = await inShop(pool, shopId, async (tx) => {
    const found = await findWaiting(tx, shopId, fileId);
    if (found) await countTry(tx, shopId, fileId);
    return found;
  });
  if (!file) return;
  const brought = await bring(deps, shopId, file);
  const upload = brought.state === "here" ? brought.upload : undefined;
  try {
    await inShop(pool, shopId, async (tx) => {
      const { kind, id: mediumId, url } = upload ? await finishUpload(tx, shopId, upload) : {};
      const stored = upload && { kind, mediumId, file: url?.slice(url.lastIndexOf("/") + 1) };
      const isKept = await settleFile(tx, shopId, fileId, {
        state: brought.state,
        ...(brought.state === "refused" && { why: brought.why }),
        ...stored,
      });
      // Its conversation was deleted meanwhile: the upload is undone with this.
      if (!isKept && upload) throw new Error("a file belongs to no message any more");
      await publishLiveEvent(tx, { topic: "conversations", id: file.conversationId });
    });
  } finally {
    await upload?.discard();
  }
}
