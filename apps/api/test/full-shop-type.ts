import type { Order } from "@mauzo/contract/orders/orders";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { providerNumber } from "./test-provider.ts";

/** A shop with something of everything in it; each of its texts contains the shop's word. */
export type FullShop = OpenedShop & {
  word: string;
  productId: string;
  variantId: string;
  groupId: string;
  addOnId: string;
  pictureId: string;
  pictureKey: string;
  orderNumber: string;
  openCart: string;
  orderedCart: string;
  /** The cart of an order that nothing was done to. */
  newOrderCart: string;
  /** A claim on the ordered cart, with a picture. */
  claimId: string;
  /** Two more claims. */
  claimToConfirm: string;
  claimToDecline: string;
  /** Orders whose goods are still in the shop, and with their customer. */
  editableOrder: Order;
  returnableOrder: Order;
  /** An order that is not paid, and nothing else. */
  payableOrder: Order;
  /** Two customers of whom nothing was changed yet, who may be merged. */
  twins: { id: string; other_id: string };
  /** A customer who may be forgotten: the others lose nothing by it. */
  strangerId: string;
  /** A chatflow that no channel has. */
  otherFlow: string;
  removableFlow: string;
  documentKey: string;
  /** An import that has been checked and may start. */
  readyImport: string;
  /** The same, of customers. */
  readyContacts: string;
  /** A row of it that is broken. */
  contactRow: string;
  /** An expense that may be struck, and one with a picture. */
  struckExpense: string;
  /** The admin who opened it. */
  ownerId: string;
  /** What a member asks to be allowed; another of theirs is the first. */
  refusableRequest: string;
  picturedExpense: string;
  /** A phone that may be taken off the list of those that write down expenses, and the member who has it. */
  expensePhone: string;
  expenseWriter: string;
  /** Drafts of expenses: one with a picture, and two that may be decided on. */
  picturedDraft: string;
  expenseDraft: string;
  otherDraft: string;
  /** A supplier, with a bill of which something is paid, and one that may be struck. */
  supplierId: string;
  paidBill: string;
  struckBill: string;
  supplierPayment: string;
  /** What is spent every month. */
  expenseRepeat: string;
  /** Restocks whose cost may be written down: one as an expense, one as a bill. */
  costlyRestock: string;
  creditRestock: string;
  /** Files of expenses, and a row of the second that is broken. */
  readyExpenses: string;
  brokenExpenses: string;
  expenseRow: string;
  /** A wallet to which its money may be sent. */
  destinationId: string;
  /** A shift that is open, and one that may be closed. */
  shiftId: string;
  closableShift: string;
  saleId: string;
  /** What was sold in the first, of which something is left to be brought back. */
  soldOrder: Order;
  /** One to be confirmed, one to be cancelled. */
  waitingWithdrawals: readonly [string, string];
  visitorToken: string;
  chatId: string;
  /** The conversation in which the visitor of that chat wrote. */
  chattedId: string;
  messageId: string;
  botToken: string;
  /** What the link in a message of a campaign says, and the last part of the address that reports go to. */
  optOutCode: string;
  draftCampaign: string;
  removableCampaign: string;
  startableCampaign: string;
  runningCampaign: string;
  campaignPlan: string;
  removablePlan: string;
  spareConnection: string;
  smsReportKey: string;
  /** The ids of its number at the provider, and what opens it. */
  whatsapp: ReturnType<typeof providerNumber>;
  /** The last part of the address that its provider delivers to, and what it is recognised by. */
  webhookKey: string;
  popupId: string;
  shortLink: { id: string; code: string };
  /** The code in the address of what a customer owes. */
  balanceLink: string;
  /** Debts of theirs that were written down: one that may be struck, and one that may be forgiven. */
  manual: { struck: string; kept: string };
  /** Of whom that is: an order of which something is owed, and one that they dispute. */
  debtOrders: { owed: string; owedMinor: number; disputed: string };
  verifyToken: string;
  templateId: string;
  removableTemplate: string;
};
