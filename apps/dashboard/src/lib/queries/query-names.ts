import type { accessRequests } from "@mauzo/contract/account/access-requests";
import type { account } from "@mauzo/contract/account/account";
import type { invites, staff } from "@mauzo/contract/account/invites";
import type { ownership } from "@mauzo/contract/account/ownership";
import type { record as shopRecord } from "@mauzo/contract/account/record";
import type { roles } from "@mauzo/contract/account/roles";
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
import type { chatflows } from "@mauzo/contract/conversations/chatflows";
import type { conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import type { conversations } from "@mauzo/contract/conversations/conversations";
import type { customerCarts } from "@mauzo/contract/conversations/customer-carts";
import type { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import type { conversationFacts } from "@mauzo/contract/conversations/facts";
import type { flowSchedules } from "@mauzo/contract/conversations/flow-schedules";
import type { flowTests } from "@mauzo/contract/conversations/flow-tests";
import type { flowTrials } from "@mauzo/contract/conversations/flow-trials";
import type { flowUnmatched } from "@mauzo/contract/conversations/flow-unmatched";
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
import type { expenseRepeats } from "@mauzo/contract/expenses/expense-repeats";
import type { expenses } from "@mauzo/contract/expenses/expenses";
import type { expenseFacts } from "@mauzo/contract/expenses/facts";
import type { restockCosts } from "@mauzo/contract/expenses/restock-costs";
import type { suppliers } from "@mauzo/contract/expenses/suppliers";
import type { answerFigures } from "@mauzo/contract/insights/answer-figures";
import type { figures } from "@mauzo/contract/insights/figures";
import type { salesSummary } from "@mauzo/contract/insights/sales-summary";
import type { weeklySummary } from "@mauzo/contract/insights/weekly-summary";
import type { transactions } from "@mauzo/contract/ledger/transactions";
import type { campaignPlans } from "@mauzo/contract/marketing/campaign-plans";
import type { campaignResults } from "@mauzo/contract/marketing/campaign-results";
import type { campaigns } from "@mauzo/contract/marketing/campaigns";
import type { marketingFacts } from "@mauzo/contract/marketing/facts";
import type { popups } from "@mauzo/contract/marketing/popups";
import type { shortLinks } from "@mauzo/contract/marketing/short-links";
import type { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import type { sources } from "@mauzo/contract/marketing/sources";
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
import type { sales } from "@mauzo/contract/pos/sales";
import type { shifts } from "@mauzo/contract/pos/shifts";
import type { shopFacts } from "@mauzo/contract/shop/facts";
import type { listViews } from "@mauzo/contract/shop/list-views";
import type { paymentSettings } from "@mauzo/contract/shop/payment-settings";

type PathOf<E> = E extends { path: infer Path extends string } ? Path : never;
type PathsOf<Endpoints> = Endpoints extends unknown ? PathOf<Endpoints[keyof Endpoints]> : never;
/** What a query's key begins with: its endpoint's path. As types only, because the pages before the session load this. */
export type QueryName =
  | "shop"
  | PathsOf<typeof orders | typeof orderEdits | typeof orderTimeline | typeof paymentClaims>
  | PathsOf<typeof products | typeof productEdits | typeof productBulkActions | typeof productImports>
  | PathsOf<typeof sets | typeof stock | typeof addOnGroups>
  | PathsOf<typeof customers | typeof customerMerges | typeof customerCarts | typeof customerTimeline | typeof segments>
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
  | PathsOf<
      | typeof account
      | typeof channels
      | typeof chatflows
      | typeof flowSchedules
      | typeof flowTrials
      | typeof flows
      | typeof flowTests
      | typeof flowUnmatched
      | typeof transactions
    >
  | PathsOf<typeof messageTemplates | typeof messagePrices>
  | PathsOf<typeof whatsappCatalogue | typeof whatsappProfile | typeof autoMessages | typeof inboxSettings>
  | PathsOf<typeof paymentSettings | typeof payments | typeof setupFee | typeof receipts | typeof debts>
  | PathsOf<typeof posSettings | typeof sales | typeof shifts>
  | PathsOf<typeof campaigns | typeof campaignResults | typeof smsConnections | typeof popups>
  | PathsOf<typeof shortLinks | typeof sources | typeof weeklySummary | typeof campaignPlans>
  | PathsOf<typeof webhooks | typeof webhookDeliveries | typeof apiKeys | typeof shopRecord | typeof accessRequests>
  | PathsOf<typeof roles | typeof ownership>
  | PathsOf<typeof compliance | typeof withdrawals | typeof payoutDestinations>
  | PathsOf<typeof expenses | typeof expenseOverview | typeof expenseBudgets | typeof expenseImports>
  | PathsOf<
      typeof expenseDrafts | typeof expensePhones | typeof suppliers | typeof restockCosts | typeof expenseRepeats
    >;

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
