import type { accessRequests } from "@mauzo/contract/account/access-requests";
import type { account } from "@mauzo/contract/account/account";
import type { invites, staff } from "@mauzo/contract/account/invites";
import type { record as shopRecord } from "@mauzo/contract/account/record";
import type { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import type { catalogueFacts } from "@mauzo/contract/catalogue/facts";
import type { productBulkActions } from "@mauzo/contract/catalogue/product-bulk-actions";
import type { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { productImports } from "@mauzo/contract/catalogue/product-imports";
import type { products } from "@mauzo/contract/catalogue/products";
import type { sets } from "@mauzo/contract/catalogue/sets";
import type { stock } from "@mauzo/contract/catalogue/stock";
import type { autoMessages } from "@mauzo/contract/conversations/auto-messages";
import type { cannedReplies } from "@mauzo/contract/conversations/canned-replies";
import type { channels } from "@mauzo/contract/conversations/channels";
import type { conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import type { conversations } from "@mauzo/contract/conversations/conversations";
import type { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import type { conversationFacts } from "@mauzo/contract/conversations/facts";
import type { flows } from "@mauzo/contract/conversations/flows";
import type { inboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import type { messagePrices } from "@mauzo/contract/conversations/message-prices";
import type { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import type { plannedMessages } from "@mauzo/contract/conversations/planned-messages";
import type { selling } from "@mauzo/contract/conversations/selling";
import type { whatsappCatalogue } from "@mauzo/contract/conversations/whatsapp-catalogue";
import type { whatsappProfile } from "@mauzo/contract/conversations/whatsapp-profile";
import type { consents } from "@mauzo/contract/customers/consents";
import type { contactImports } from "@mauzo/contract/customers/contact-imports";
import type { customerMerges } from "@mauzo/contract/customers/customer-merges";
import type { customers } from "@mauzo/contract/customers/customers";
import type { customerFacts } from "@mauzo/contract/customers/facts";
import type { segments } from "@mauzo/contract/customers/segments";
import type { apiKeys } from "@mauzo/contract/developers/api-keys";
import type { developerFacts } from "@mauzo/contract/developers/facts";
import type { webhookDeliveries } from "@mauzo/contract/developers/webhook-deliveries";
import type { webhooks } from "@mauzo/contract/developers/webhooks";
import type { expenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import type { expenseDrafts } from "@mauzo/contract/expenses/expense-drafts";
import type { expenseImports } from "@mauzo/contract/expenses/expense-imports";
import type { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import type { expensePhones } from "@mauzo/contract/expenses/expense-phones";
import type { expenses } from "@mauzo/contract/expenses/expenses";
import type { expenseFacts } from "@mauzo/contract/expenses/facts";
import type { suppliers } from "@mauzo/contract/expenses/suppliers";
import type { answerFigures } from "@mauzo/contract/insights/answer-figures";
import type { figures } from "@mauzo/contract/insights/figures";
import type { salesSummary } from "@mauzo/contract/insights/sales-summary";
import type { transactions } from "@mauzo/contract/ledger/transactions";
import type { campaignResults } from "@mauzo/contract/marketing/campaign-results";
import type { campaigns } from "@mauzo/contract/marketing/campaigns";
import type { marketingFacts } from "@mauzo/contract/marketing/facts";
import type { popups } from "@mauzo/contract/marketing/popups";
import type { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import type { orderFacts } from "@mauzo/contract/orders/facts";
import type { orderEdits } from "@mauzo/contract/orders/order-edits";
import type { orderTimeline } from "@mauzo/contract/orders/order-timeline";
import type { orders } from "@mauzo/contract/orders/orders";
import type { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import type { compliance } from "@mauzo/contract/payments/compliance";
import type { debts } from "@mauzo/contract/payments/debts";
import type { paymentFacts } from "@mauzo/contract/payments/facts";
import type { payments } from "@mauzo/contract/payments/payments";
import type { receipts } from "@mauzo/contract/payments/receipts";
import type { setupFee } from "@mauzo/contract/payments/setup-fee";
import type { payoutDestinations, withdrawals } from "@mauzo/contract/payments/withdrawals";
import type { posFacts } from "@mauzo/contract/pos/facts";
import type { posSettings } from "@mauzo/contract/pos/registers";
import type { shifts } from "@mauzo/contract/pos/shifts";
import type { LiveEvent } from "@mauzo/contract/shop/events";
import type { shopFacts } from "@mauzo/contract/shop/facts";
import type { listViews } from "@mauzo/contract/shop/list-views";
import type { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import type { Query, QueryClient } from "@tanstack/react-query";

type PathOf<E> = E extends { path: infer Path extends string } ? Path : never;
type PathsOf<Endpoints> = Endpoints extends unknown ? PathOf<Endpoints[keyof Endpoints]> : never;
/** What a query's key begins with: its endpoint's path. As types only, because the pages before the session load this. */
export type QueryName =
  | "shop"
  | PathsOf<typeof orders | typeof orderEdits | typeof orderTimeline | typeof paymentClaims>
  | PathsOf<typeof products | typeof productEdits | typeof productBulkActions | typeof productImports>
  | PathsOf<typeof sets | typeof stock | typeof addOnGroups>
  | PathsOf<typeof customers | typeof customerMerges | typeof customerTimeline | typeof segments>
  | PathsOf<
      | typeof conversations
      | typeof cannedReplies
      | typeof conversationNotes
      | typeof plannedMessages
      | typeof selling
      | typeof contactImports
      | typeof consents
    >
  | PathsOf<
      typeof salesSummary | typeof figures | typeof answerFigures | typeof staff | typeof invites | typeof listViews
    >
  | PathsOf<typeof account | typeof channels | typeof flows | typeof transactions>
  | PathsOf<typeof messageTemplates | typeof messagePrices>
  | PathsOf<typeof whatsappCatalogue | typeof whatsappProfile | typeof autoMessages | typeof inboxSettings>
  | PathsOf<typeof paymentSettings | typeof payments | typeof setupFee | typeof receipts | typeof debts>
  | PathsOf<typeof posSettings | typeof shifts>
  | PathsOf<typeof campaigns | typeof campaignResults | typeof smsConnections | typeof popups>
  | PathsOf<typeof webhooks | typeof webhookDeliveries | typeof apiKeys | typeof shopRecord | typeof accessRequests>
  | PathsOf<typeof compliance | typeof withdrawals | typeof payoutDestinations>
  | PathsOf<typeof expenses | typeof expenseOverview | typeof expenseBudgets | typeof expenseImports>
  | PathsOf<typeof expenseDrafts | typeof expensePhones | typeof suppliers>;

export type FactName =
  | keyof typeof orderFacts
  | keyof typeof catalogueFacts
  | keyof typeof customerFacts
  | keyof typeof shopFacts
  | keyof typeof conversationFacts
  | keyof typeof paymentFacts
  | keyof typeof expenseFacts
  | keyof typeof posFacts
  | keyof typeof marketingFacts
  | keyof typeof developerFacts;

const record: readonly QueryName[] = ["/customers/:id", "/customers/:id/timeline", "/customers/:id/consents"];
const files: readonly QueryName[] = [
  ...(["/contact-imports", "/contact-imports/:id", "/contact-imports/:id/broken"] as const),
  "/contact-imports/:id/preview",
];
const people: readonly QueryName[] = [...record, "/customers", "/segments/count", "/segments/reach"];
const order: readonly QueryName[] = ["/orders/:id", "/orders/:id/timeline"];
const lists: readonly QueryName[] = ["/orders", "/sales-summary/attention"];
const beside = "/conversations/:id/selling" as const;
const planned = "/conversations/:id/planned-messages" as const;
const debt: readonly QueryName[] = ["/debts", "/debts/summary", "/debts/:id"];
/** Counted over many days: the live line has them read again at most once a minute. */
const analytics: readonly QueryName[] = [
  ...(["/analytics/sales", "/analytics/products", "/analytics/customers", "/analytics/chats"] as const),
  "/analytics/cash",
  "/analytics/answers",
];
const totals: readonly QueryName[] = ["/sales-summary", "/expense-overview", ...analytics];
const sums: readonly QueryName[] = [...order, beside, ...lists, ...people, ...debt, ...totals];
const receipt: readonly QueryName[] = ["/receipts", "/receipts/:id/candidates"];
const money: readonly QueryName[] = ["/transactions", "/transactions/:id", "/transactions/balances", ...receipt];
const payouts: readonly QueryName[] = [
  ...(["/withdrawals", "/withdrawals/offer", "/payout-destinations", "/withdrawal-settings"] as const),
];
const drawer: readonly QueryName[] = ["/pos/shifts", "/pos/shifts/:id", "/pos/own-shifts", "/pos/open-shifts"];
const spent: readonly QueryName[] = ["/expenses", "/expenses/:id", "/expense-overview", "/expense-budgets"];
const previews: readonly QueryName[] = ["/orders/:id/edits/preview", "/orders/:id/returns/preview"];
const claims: readonly QueryName[] = [...order, ...lists, ...record, "/orders/:id/claims"];
const items: readonly QueryName[] = [
  "/stock/items",
  "/stock/items/:id",
  "/stock/items/:id/movements",
  "/stock/summary",
];
const goods: readonly QueryName[] = [
  ...items,
  beside,
  ...(["/products", "/products/:id", "/products/ids"] as const),
  ...(["/sets", "/sets/:id", "/sets/preview", "/add-on-groups", "/add-on-groups/:id"] as const),
];
const edits: readonly QueryName[] = [
  ...(["/products/:id/changes", "/products/edits", "/products/edits/:id", "/products/edits/preview"] as const),
  ...(["/product-imports", "/product-imports/:id", "/product-imports/:id/preview"] as const),
  "/product-imports/:id/broken",
];
const inbox: readonly QueryName[] = ["/conversations", "/conversations/counts", "/conversations/:id"];

/**
 * Fact → the queries it makes stale. Only what the fact itself changes: units that an order takes or gives back are
 * `stock.changed`.
 */
const staleBy: Readonly<Record<FactName, readonly QueryName[]>> = {
  "order.placed": [...sums, "/customers/values"],
  "order.moved": [...sums, ...previews],
  "order.paid": [...sums, ...previews, ...money, ...drawer, "/orders/:id/claims", "/orders/:id/payment-requests"],
  "order.refunded": [...sums, ...previews, ...money],
  "order.edited": [...sums, ...previews],
  "order.credit_changed": [...sums, ...previews],
  "order.note_added": order,
  "order.claim_created": claims,
  "order.claim_picture_added": claims,
  "order.claim_ended": [...claims, ...receipt],
  "receipt.changed": [...receipt, "/analytics/cash"],
  "payment.charged": [...spent, "/analytics/cash"],
  "payment.ended": ["/orders/:id/payment-requests"],
  "withdrawal.changed": [...money, ...payouts, "/analytics/cash"],
  "compliance.changed": ["/compliance", "/compliance/case", "/withdrawals/offer"],
  "expense.changed": [
    ...spent,
    ...(["/transactions", "/transactions/:id", "/transactions/balances", "/analytics/cash"] as const),
  ],
  "expense.drafted": ["/expense-drafts", "/expense-phones"],
  "supplier.changed": [
    ...(["/suppliers", "/suppliers/:id", "/suppliers/:id/bills", ...spent] as const),
    ...(["/transactions", "/transactions/:id", "/transactions/balances", "/analytics/cash"] as const),
  ],
  "shift.changed": [...drawer, "/transactions", "/transactions/:id", "/transactions/balances", "/analytics/cash"],
  "catalogue.changed": [...goods, ...edits],
  "stock.changed": [...goods, "/products/:id/sales"],
  "customer.changed": [...people, ...debt, ...files, "/customers/values", "/customers/merge-suggestions"],
  "customer.merged": [...people, ...debt, "/customers/values", ...order, "/orders", "/customers/merge-suggestions"],
  "campaign.changed": [
    ...(["/campaigns", "/campaigns/:id", "/campaigns/:id/recipients", "/campaigns/:id/results"] as const),
    "/campaigns/:id/quote",
  ],
  "sms_connection.changed": ["/sms-connections", "/campaigns/:id/quote"],
  "segment.changed": ["/segments", "/segments/:id", "/customers"],
  "shop.opened": ["shop"],
  "shop.changed": ["shop", "/payment-settings", "/payment-settings/changes", "/pos/settings", "/setup-fee"],
  "conversation.opened": [...inbox, "/customers/:id/timeline"],
  "flow.published": ["/chatflow", "/chatflow/versions", "/chatflow/numbers"],
  "conversation.changed": [...inbox, planned, "/conversations/:id/notes", "/analytics/answers"],
  "message.received": [
    ...inbox,
    ...([beside, planned] as const),
    "/conversations/:id/messages",
    "/conversation-messages",
    "/customers/:id/timeline",
  ],
  "message.sent": [
    ...inbox,
    beside,
    planned,
    "/conversations/:id/messages",
    "/conversation-messages",
    "/analytics/answers",
  ],
  "conversation.asked": [],
  "channel.paused": ["/channels", "shop"],
  "channel.resumed": ["/channels", "shop"],
  "message.too_late": [],
  "message.not_reached": [],
  "webhook.paused": ["/webhook-endpoints"],
};

/** What a topic of the live line may announce: facts, and changes that are none. */
const announcedBy: Readonly<Record<LiveEvent["topic"], readonly (FactName | QueryName)[]>> = {
  orders: [
    ...(["order.placed", "order.moved", "order.paid", "order.refunded", "order.edited", "order.note_added"] as const),
    "order.credit_changed",
    "shift.changed",
    ...(["order.claim_created", "order.claim_picture_added", "order.claim_ended"] as const),
    "/orders/:id/payment-requests",
  ],
  transactions: [
    "receipt.changed",
    "expense.changed",
    "expense.drafted",
    "supplier.changed",
    "withdrawal.changed",
    "shift.changed",
  ],
  products: ["catalogue.changed", "stock.changed"],
  shop: ["shop.changed", "compliance.changed"],
  customers: ["customer.changed", "customer.merged", "segment.changed"],
  staff: [
    ...(["/staff", "/invites", "/conversations/assignees", "/conversations/readers"] as const),
    ...(["/access-requests", "/access-requests/own"] as const),
  ],
  "list-views": ["/list-views"],
  channels: [
    ...(["/channels", "/message-templates", "/message-templates/:id", "/message-prices", "shop"] as const),
    "/campaigns/:id/quote",
    ...(["/channels/whatsapp/catalogue", "/auto-messages", "/inbox-settings", "/canned-replies"] as const),
  ],
  "api-keys": ["/api-keys"],
  popups: ["/popups", "/popups/:id"],
  campaigns: ["campaign.changed", "sms_connection.changed"],
  // Nothing was changed: lib/live/presence knows it.
  presence: [],
  webhooks: ["/webhook-endpoints", "/webhook-deliveries", "/webhook-deliveries/:id"],
  conversations: ["conversation.opened", "conversation.changed", "message.received", "message.sent"],
};

const isFact = (name: FactName | QueryName): name is FactName => name in staleBy;
const namesOf = (told: readonly (FactName | QueryName)[]): ReadonlySet<unknown> =>
  new Set(told.flatMap((name) => (isFact(name) ? staleBy[name] : [name])));
const isOneOf =
  (names: ReadonlySet<unknown>) =>
  ({ queryKey: [name] }: Pick<Query, "queryKey">) =>
    names.has(name);

/** Reads again what these facts made stale, and what is named itself. */
export const readAgain = (client: QueryClient, told: readonly (FactName | QueryName)[]): Promise<void> =>
  client.invalidateQueries({ predicate: isOneOf(namesOf(told)) });

const isFigure = isOneOf(new Set(analytics));
const isAnnouncedBy = (topics: readonly LiveEvent["topic"][]) =>
  isOneOf(namesOf(topics.flatMap((topic) => announcedBy[topic])));

/** Matches the queries that these topics of the live line may have made stale, without figures. */
export const isStaleAfter = (topics: readonly LiveEvent["topic"][]) => {
  const isAnnounced = isAnnouncedBy(topics);
  return (query: Pick<Query, "queryKey">) => isAnnounced(query) && !isFigure(query);
};
/** Matches the figures that these topics may have made stale. */
export const areStaleFigures = (topics: readonly LiveEvent["topic"][]) => {
  const isAnnounced = isAnnouncedBy(topics);
  return (query: Pick<Query, "queryKey">) => isAnnounced(query) && isFigure(query);
};

export { forgetWhatWasSeen } from "../offline/forget-what-was-seen.ts";
