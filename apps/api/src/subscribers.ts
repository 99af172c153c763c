import { webhookEvents } from "@mauzo/contract/developers/webhook-kinds";
import type { StockEffect } from "@mauzo/contract/orders/order-transitions";
import type { LiveEvent } from "@mauzo/contract/shop/events";
import { publishTopics } from "./db/live-events.ts";
import type { Tx } from "./db/tenant-transaction.ts";
import type { AfterCommitSubscriber, InTransactionSubscribers } from "./facts.ts";
import { createBot } from "./modules/conversations/bots/create-bot.ts";
import { queueCataloguePush } from "./modules/conversations/catalogue/queue-catalogue-push.ts";
import { pushOrderConfirmation } from "./modules/conversations/chat/push-order-confirmation.ts";
import { fetchLostOfResumed } from "./modules/conversations/files/fetch-lost-of-resumed.ts";
import { queueContinuation } from "./modules/conversations/flow/queue-continuation.ts";
import { notifyPausedNumber } from "./modules/conversations/outbox/notify-paused-number.ts";
import { queueNotices } from "./modules/conversations/push/queue-notices.ts";
import { noteOrder } from "./modules/conversations/threads/note-order.ts";
import { queueAssignment } from "./modules/conversations/turns/queue-assignment.ts";
import { queueResumption } from "./modules/conversations/turns/queue-resumption.ts";
import { recountProducts } from "./modules/customers/segments/recount-products.ts";
import { tellWebhooks } from "./modules/developers/deliveries/tell-webhooks.ts";
import { notifyPausedWebhook } from "./modules/developers/webhooks/notify-paused-webhook.ts";
import { recordFees } from "./modules/expenses/expenses/record-fees.ts";
import { recordWithdrawalFees } from "./modules/expenses/expenses/record-withdrawal-fees.ts";
import { noteDays } from "./modules/insights/rollups/note-days.ts";
import { notifyStaff } from "./modules/orders/notices/notify-staff.ts";
import { sendAgain } from "./modules/orders/workflow/steps/send-again.ts";
import { receiveClaim } from "./modules/payments/receipts/receive-claim.ts";
import { queueSiteRefresh } from "./modules/storefront/public-shops/queue-site-refresh.ts";
import { updateListing } from "./modules/storefront/public-shops/update-listing.ts";

/** Live events are published in the transaction: they go out with its commit and do not wait for other transactions. */
const publishOn =
  (...topics: LiveEvent["topic"][]) =>
  (tx: Tx, { subject }: { subject: string }) =>
    publishTopics(tx, topics, subject);
const [shop, products, customers, orders, payments, conversations, channels] = [
  publishOn("shop"),
  publishOn("products"),
  publishOn("customers"),
  publishOn("orders"),
  publishOn("orders", "transactions"),
  publishOn("conversations"),
  publishOn("channels"),
];

/** An order that takes units or gives them back changes what is left of products. */
const stockOfOrder = async (tx: Tx, fact: { subject: string; payload: { stock: StockEffect | null } }) => {
  if (fact.payload.stock !== null) await products(tx, fact);
};

export const inTransactionSubscribers: InTransactionSubscribers = {
  "shop.opened": [createBot, updateListing],
  "shop.changed": [shop, updateListing],
  "catalogue.changed": [products],
  "stock.changed": [products],
  "customer.changed": [customers],
  "customer.merged": [customers],
  "segment.changed": [customers],
  "order.placed": [publishOn("orders", "products"), pushOrderConfirmation, noteOrder],
  "order.moved": [orders, stockOfOrder],
  "order.paid": [payments],
  "order.refunded": [payments],
  "order.edited": [orders],
  "order.credit_changed": [payments],
  "order.note_added": [orders],
  "order.claim_created": [orders],
  "order.claim_picture_added": [orders],
  "order.claim_ended": [orders, receiveClaim],
  "receipt.changed": [publishOn("transactions")],
  "payment.charged": [recordFees],
  "payment.ended": [],
  "debt.changed": [publishOn("transactions", "customers")],
  "withdrawal.changed": [publishOn("transactions")],
  "withdrawal.charged": [recordWithdrawalFees],
  "compliance.changed": [publishOn("shop")],
  "expense.changed": [publishOn("transactions")],
  "expense.drafted": [publishOn("transactions")],
  "restock_cost.decided": [publishOn("transactions")],
  "supplier.changed": [publishOn("transactions")],
  // Who sells may not read transactions.
  "shift.changed": [publishOn("orders", "transactions")],
  "conversation.opened": [],
  "conversation.changed": [conversations],
  "conversation.asked": [],
  "message.received": [conversations],
  "message.sent": [conversations],
  "flow.published": [],
  "message.too_late": [],
  "message.not_reached": [],
  "channel.paused": [channels],
  "channel.resumed": [channels],
  "campaign.changed": [publishOn("campaigns")],
  "sms_connection.changed": [publishOn("campaigns")],
  "webhook.paused": [publishOn("webhooks")],
};

export const afterCommitSubscribers: readonly AfterCommitSubscriber[] = [
  { name: "new-order-mail", facts: ["order.placed"], handle: notifyStaff },
  {
    name: "customer-products",
    facts: ["order.placed", "order.moved", "order.edited", "order.paid", "order.refunded", "customer.merged"],
    handle: recountProducts,
  },
  {
    name: "figures",
    facts: [
      ...([
        "order.placed",
        "order.moved",
        "order.edited",
        "order.paid",
        "order.refunded",
        "order.credit_changed",
      ] as const),
      ...(["message.received", "message.sent"] as const),
    ],
    handle: noteDays,
  },
  { name: "flow-payments", facts: ["payment.ended"], handle: queueContinuation },
  { name: "bot-resumes", facts: ["conversation.changed", "message.sent"], handle: queueResumption },
  { name: "push-notices", facts: ["message.received"], handle: queueNotices },
  { name: "assign-in-turn", facts: ["conversation.asked"], handle: queueAssignment },
  { name: "too-late-messages", facts: ["message.too_late", "message.not_reached"], handle: sendAgain },
  { name: "lost-files", facts: ["channel.resumed"], handle: fetchLostOfResumed },
  { name: "channel-paused-mail", facts: ["channel.paused"], handle: notifyPausedNumber },
  { name: "webhook-paused-mail", facts: ["webhook.paused"], handle: notifyPausedWebhook },
  { name: "webhooks", facts: webhookEvents, handle: tellWebhooks },
  {
    name: "site",
    facts: ["shop.opened", "shop.changed", "catalogue.changed", "stock.changed", "order.placed", "order.moved"],
    handle: queueSiteRefresh,
  },
  {
    name: "whatsapp-catalogue",
    facts: ["shop.changed", "catalogue.changed", "stock.changed", "order.placed", "order.moved"],
    handle: queueCataloguePush,
  },
];
