import {
  type BatchResult,
  type DeleteBatch,
  deleteEmptyConversations,
  deleteOldConversations,
  deleteOldEntries,
  deleteOldFacts,
  deleteOldImportRows,
  deleteOldRows,
  deleteOldRowsByMs,
  deleteOldShopRows,
  deleteUnorderedCarts,
  type Retention,
} from "../../db/cleaning/delete-old-rows.ts";
import type { Tx } from "../../db/tenant-transaction.ts";
import type { JobDeps } from "../../deps.ts";
import { removeOldRecipients } from "../../modules/marketing/campaigns/steps/remove-old-recipients.ts";
import { removeAbandonedUploads } from "../../modules/shop/media/remove-abandoned-uploads.ts";

type DeleteShopBatch = (
  tx: Tx,
  shopId: string,
  batchSize: number,
  deps: Pick<JobDeps, "queue">,
) => Promise<BatchResult>;
type Entry<Delete> = Retention & { why: string; deleteBatch: Delete };

const entry =
  <Delete>(usual: (retention: Retention) => Delete) =>
  (
    table: string,
    column: string,
    after: Retention["after"],
    why: string,
    deletionOf: (retention: Retention) => Delete = usual,
  ): Entry<Delete> => {
    const retention = { table, column, after };
    return { ...retention, why, deleteBatch: deletionOf(retention) };
  };
const outsideShops = entry<DeleteBatch>(deleteOldRows);
const ofShop = entry<DeleteShopBatch>(deleteOldShopRows);

/** Which rows are deleted because of their age, how long after the time in a column, and why. Nothing else deletes them. */
export const cleaningTable = {
  outsideShops: [
    outsideShops("lookup_keys", "expires_at", "1 day", "the link or token is refused; without expiry it stays"),
    outsideShops("auth.access_tokens", "expires_at", "1 day", "it is refused"),
    outsideShops("auth.sessions", "expires_at", "1 day", "its owner has to log in again"),
    outsideShops("auth.mail_links", "expires_at", "1 day", "it was valid for half an hour"),
    outsideShops("auth.sign_up_links", "expires_at", "1 day", "it was valid for half an hour"),
    outsideShops("auth.verifications", "expires_at", "1 day", "better-auth refuses expired ones"),
    outsideShops(
      "auth.tries",
      "expire",
      "1 hour",
      "an expired count starts again, with or without it",
      deleteOldRowsByMs,
    ),
    outsideShops("contact_messages", "created_at", "1 year", "it was mailed at once, and is personal data"),
  ],
  ofShop: [
    ofShop("stored_replies", "created_at", "1 day", "a request is retried within minutes (decision 12)"),
    ofShop("list_views", "removed_at", "1 day", "until then it can be restored"),
    ofShop("customer_notes", "removed_at", "1 day", "until then it can be restored"),
    ofShop("segments", "removed_at", "1 day", "until then it can be restored"),
    ofShop("customer_merge_memories", "created_at", "30 days", "until then a merge can be undone"),
    ofShop("invites", "expires_at", "30 days", "until then the list shows that it expired"),
    ofShop("carts", "expires_at", "1 day", "nobody ordered it, and its links have expired", deleteUnorderedCarts),
    ofShop("conversations", "forget_at", "0 days", "nobody continued it (decision 33)", deleteEmptyConversations),
    ofShop(
      "threads",
      "last_at",
      "90 days",
      "it led to nothing, and the shop wants it gone after so many months (decision 89)",
      deleteOldConversations,
    ),
    ofShop("media", "created_at", "1 day", "its upload failed, or nothing uses it", removeAbandonedUploads),
    ofShop(
      "facts",
      "at",
      "30 days",
      "every subscriber has read it; what must last longer has its own table",
      deleteOldFacts,
    ),
    ofShop("record_entries", "at", "2 years", "as long as a shop is asked what it did", deleteOldEntries),
    ofShop(
      "channel_events",
      "handled_at",
      "30 days",
      "it was handled; a message's own id guards against another delivery",
    ),
    ofShop("planned_messages", "send_at", "30 days", "it was sent, cancelled or failed, which the conversation shows"),
    ofShop(
      "unmatched_sentences",
      "created_at",
      "30 days",
      "the chatflow is written by what customers say now (decision 111)",
    ),
    ofShop("webhook_bodies", "created_at", "7 days", "what was sent and answered; the log keeps that it was"),
    ofShop("webhook_deliveries", "created_at", "30 days", "nobody looks for it any more; its tries go with it"),
    ofShop("webhook_endpoints", "removed_at", "31 days", "until then it can be restored, and the log names it"),
    ofShop(
      "campaign_recipients",
      "ended_at",
      "396 days",
      "what the campaign came to is kept with it",
      removeOldRecipients,
    ),
    ofShop("past_prices", "until", "43 days", "no till may sell at it any more (decision 92)"),
    ofShop("import_rows", "finished_at", "90 days", "they are imported, or unwanted", deleteOldImportRows),
  ],
};
