import type { Language } from "@mauzo/contract/shared";
import type { CleaningRun } from "./cleaning/cleaning-run.ts";

/**
 * The queues, each with its jobs' payload: ids, which are read again when the job runs, or text somebody typed; never a
 * secret. A job is enqueued in the transaction that makes it true, and its handler may run more than once: so each job
 * notifies one recipient of one thing, or sends a job for each recipient.
 */
export type JobPayloads = {
  /** Mail a reset link, if the e-mail has an account. */
  "forgot-password": { email: string; language: Language };
  /** Notify a person by mail that their password was changed. */
  "password-changed": { userId: string; language: Language };
  /** The same of their second factor. */
  "second-factor-changed": { userId: string; isOn: boolean; language: Language };
  /** Mail a link that opens an account, or say that there already is one. */
  "sign-up-mail": { email: string; name: string; language: Language };
  /** Mail a link to a person's new address, or a notice to their current one. */
  "change-email": { userId: string; email: string; language: Language; to: "new" | "current" };
  /** Mail an invite with a new link. */
  "send-invite": { shopId: string; inviteId: string };
  /** Release what a cart has held for long enough. */
  "cart-held": { shopId: string; cartId: string };
  /** Mail one of the shop's admins that an order was placed. */
  "order-mail": { shopId: string; orderId: string; userId: string };
  /** Send a message about an order; one to the shop's staff becomes a job for each of them. */
  "order-message": { shopId: string; messageId: string };
  /** Mail it to one of them. */
  "order-message-mail": { shopId: string; messageId: string; userId: string };
  /** Mail one of the shop's admins what this version of how the shop is paid changed. */
  "ways-to-pay-mail": { shopId: string; version: number; userId: string };
  /** Mail one of the shop's admins what a member asks to be allowed. */
  "access-request-mail": { shopId: string; requestId: string; userId: string };
  /** Mail the member what the answer is. */
  "access-answer-mail": { shopId: string; requestId: string };
  /** Mail one of the two between whom a shop changes hands what became of it. */
  "ownership-mail": {
    shopId: string;
    what: "offered" | "accepted" | "withdrawn" | "declined";
    from: string;
    to: string;
    reader: "from" | "to";
  };
  /** Mail one of the shop's admins that nothing leaves from a number; `code` is the provider's. */
  "channel-paused-mail": { shopId: string; numberId: string; userId: string; code: number };
  /** Mail somebody whom a note in a conversation names. */
  "mention-mail": { shopId: string; noteId: string; userId: string };
  /** Tell a device that a customer wrote; `time`: how often it was tried in a row. */
  "push-notice": { shopId: string; deviceId: string; conversationId: string; time: number };
  /** Send a customer what was planned for now. */
  "planned-message": { shopId: string; plannedId: string };
  /** Mail one of the shop's admins that nothing is sent to a webhook any more. */
  "webhook-paused-mail": { shopId: string; webhookId: string; userId: string };
  /** Send a template to WhatsApp for approval, in one language. */
  "submit-template": { shopId: string; templateId: string; language: Language };
  /** Delete a template at WhatsApp. */
  "delete-template": { shopId: string; name: string };
  /** Ask WhatsApp how a shop's templates stand; `time`: how often in a row. */
  "ask-templates": { shopId: string; time: number };
  /** Send to WhatsApp's catalogue what it has otherwise than the shop. */
  "push-catalogue": { shopId: string };
  /** Ask WhatsApp what became of a batch of items; `time`: how often in a row. */
  "check-catalogue": { shopId: string; handle: string; time: number };
  /** Have WhatsApp's catalogue show the shop's sets. */
  "push-catalogue-sets": { shopId: string };
  /** Fetch a file that a customer sent over a number. */
  "fetch-file": { shopId: string; fileId: string };
  /** Have the files fetched that could not be had over a number. */
  "fetch-lost": { shopId: string; numberId: string };
  /** Run a timer of the workflow, if the order still waits in the same state. */
  "order-timer": { shopId: string; orderId: string; timerId: string; moves: number };
  /** Start these timers for orders that already wait, continuing after this one; all timers if none are named. */
  "workflow-changed": { shopId: string; after: string; timerIds?: string[] | undefined };
  /** Look for shops with debts whose customers are to be reminded. The first job of a run carries none. */
  "debt-reminders": { run?: { id: string; after: string } };
  /** Remind the customers of a shop of what they owe. */
  "remind-debtors": { shopId: string };
  /** Draft in every shop what is spent there every month and is due. The first job of a run carries none. */
  "expense-repeats": { run?: { id: string; after: string } };
  /** Look for shops in which it is Monday morning, whose admins are mailed a summary. The first job of a run carries none. */
  "weekly-summaries": { run?: { id: string; after: string } };
  /** Mail one of the shop's admins the summary of the week of this Monday. */
  "weekly-summary-mail": { shopId: string; userId: string; week: string };
  /** Ask a provider to ask a phone for a payment. */
  "ask-payment": { shopId: string; paymentId: string };
  /** Ask a provider what became of a payment; `time`: which of the regular questions it is, null where it called. */
  "query-payment": { shopId: string; paymentId: string; time: number | null };
  /** Ask a provider to ask a phone for the set-up fee. */
  "ask-setup-fee": { shopId: string; paymentId: string };
  /** Ask a provider what became of it; `time` as for payments. */
  "query-setup-fee": { shopId: string; paymentId: string; time: number | null };
  /** Let the bot answer again where a person did for a time, if nobody wrote meanwhile. */
  "resume-bot": { shopId: string; conversationId: string };
  /** Assign a conversation that asks for a person to whose turn it is. */
  "assign-in-turn": { shopId: string; conversationId: string };
  /** Let the conversation go on that waits for a payment. */
  "continue-flow": { shopId: string; paymentId: string };
  /** Let the conversation go on whose flow waits for this time. */
  "end-wait": { shopId: string; conversationId: string; waitId: string };
  /** Publish the draft of a chatflow whose time has come. */
  "publish-flow": { shopId: string; scheduleId: string };
  /** Look whether a version of a chatflow that is on trial does worse than the one before. */
  "check-flow-trial": { shopId: string; trialId: string };
  /** Ask the server of a shop for which the flow of a conversation waits, and let it go on with the answer. */
  "call-shop": { shopId: string; conversationId: string; callId: string };
  /** Look for shops whose money could be withdrawn by now, and for withdrawals whose jobs were lost. The first job of a run carries none. */
  settlements: { run?: { id: string; after: string } };
  /** Make withdrawable what the payments of a shop brought, once that is old enough. */
  "settle-payments": { shopId: string };
  /** Ask a provider to send a withdrawal. */
  "send-withdrawal": { shopId: string; withdrawalId: string };
  /** Ask a provider what became of a withdrawal; `time`: as for payments, null also by the clock. */
  "query-withdrawal": { shopId: string; withdrawalId: string; time: number | null };
  /**
   * Mail one of the shop's admins that a number was added to which its money may be sent, that a withdrawal came back, that
   * nobody knows what became of one, or that a second admin is asked less often; `id` is then the shop's.
   */
  "payout-mail": {
    shopId: string;
    userId: string;
    about: "destination" | "returned" | "unknown" | "second_admin";
    id: string;
  };
  /** Mail one of the shop's admins what was decided about its documents. */
  "compliance-mail": { shopId: string; userId: string; eventId: string };
  /** Mail a message from the contact page to the operators of Mauzo. */
  "contact-message": { id: string };
  /** Remove files that nothing refers to any more. */
  "media-removed": { names: string[] };
  /** Check the next rows of a file of products, or import them. */
  "import-products": { shopId: string; importId: string };
  /** The same for customers. */
  "import-contacts": { shopId: string; importId: string };
  /** The same for expenses. */
  "import-expenses": { shopId: string; importId: string };
  /** Undo a batch for its next products. */
  "undo-edit": { shopId: string; batchId: string; userId: string; userName: string };
  /** Have the site render a shop's public page again. */
  "shop-changed": { shopId: string; listing: boolean };
  /** Compare what is kept of each shop's money with its transfers. The first job of a run carries none. */
  "prove-ledger": { run?: { id: string; after: string; shops: number; differences: number } };
  /** Roll up the days of a shop that have changed or ended. */
  "roll-figures": { shopId: string };
  /** Delete old rows. The first job of a run carries none. */
  cleaning: { run?: CleaningRun };
};
export type JobName = keyof JobPayloads;

export const queueNames: JobName[] = [
  "forgot-password",
  "password-changed",
  "second-factor-changed",
  "sign-up-mail",
  "change-email",
  "send-invite",
  "cart-held",
  "order-mail",
  "order-message",
  "order-message-mail",
  "channel-paused-mail",
  "mention-mail",
  "push-notice",
  "planned-message",
  "publish-flow",
  "check-flow-trial",
  "webhook-paused-mail",
  "ways-to-pay-mail",
  "access-request-mail",
  "access-answer-mail",
  "ownership-mail",
  "submit-template",
  "delete-template",
  "ask-templates",
  "push-catalogue",
  "check-catalogue",
  "push-catalogue-sets",
  "fetch-file",
  "fetch-lost",
  "order-timer",
  "workflow-changed",
  "debt-reminders",
  "remind-debtors",
  "expense-repeats",
  "weekly-summaries",
  "weekly-summary-mail",
  "ask-payment",
  "query-payment",
  "ask-setup-fee",
  "query-setup-fee",
  "continue-flow",
  "end-wait",
  "call-shop",
  "resume-bot",
  "assign-in-turn",
  "settlements",
  "settle-payments",
  "send-withdrawal",
  "query-withdrawal",
  "payout-mail",
  "compliance-mail",
  "contact-message",
  "media-removed",
  "shop-changed",
  "import-products",
  "import-contacts",
  "import-expenses",
  "undo-edit",
  "prove-ledger",
  "roll-figures",
  "cleaning",
];
export const deadLetter = "dead-letter";

export const queueOptions = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  heartbeatSeconds: 15,
  deadLetter,
};

/** Only one job per key waits: it will do what a second one would. */
export const queuePolicies: { [Name in JobName]?: "short" } = {
  "shop-changed": "short",
  "push-notice": "short",
  "query-payment": "short",
  "query-setup-fee": "short",
  "query-withdrawal": "short",
  "remind-debtors": "short",
  "ask-templates": "short",
  "push-catalogue": "short",
  "push-catalogue-sets": "short",
  "fetch-lost": "short",
  "roll-figures": "short",
};

/** Jobs that run by the clock, at night in the time zone of most shops. A missed one runs once as soon as it can. */
export const schedules: { name: JobName; cron: string; options: { tz: string; missed: "once" } }[] = [
  { name: "cleaning", cron: "30 2 * * *", options: { tz: "Africa/Dar_es_Salaam", missed: "once" } },
  // Three times a day, so that it is day in every shop once; who was reminded is not reminded again.
  { name: "debt-reminders", cron: "10 9,13,17 * * *", options: { tz: "Africa/Dar_es_Salaam", missed: "once" } },
  // Twice a day, so that it is the day in every shop early; what was drafted is not drafted again.
  { name: "expense-repeats", cron: "5 6,18 * * *", options: { tz: "Africa/Dar_es_Salaam", missed: "once" } },
  // Every hour in which it is Monday morning somewhere; who was mailed is not mailed again.
  { name: "weekly-summaries", cron: "35 * * * 0,1,2", options: { tz: "Africa/Dar_es_Salaam", missed: "once" } },
  // For what its own job has missed: it was lost, came while a row was locked, or before the time that holds now.
  { name: "settlements", cron: "20 * * * *", options: { tz: "Africa/Dar_es_Salaam", missed: "once" } },
  { name: "prove-ledger", cron: "45 3 * * *", options: { tz: "Africa/Dar_es_Salaam", missed: "once" } },
];
