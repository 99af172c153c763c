import type { Language } from "@mauzo/contract/shared";

/**
 * The queues, each with what its jobs carry: ids, read again when the job runs, or what somebody typed; never a secret. A job is enqueued in the
 * transaction that makes it true, and its handler may run more than once: so each tells one recipient one thing, or sends a
 * job for each.
 */
export type Jobs = {
  /** Mail a reset link, if the e-mail has an account. */
  "forgot-password": { email: string; language: Language };
  /** Tell a person by mail that their password was changed. */
  "password-changed": { userId: string; language: Language };
  /** Mail a link that opens an account, or that there is one. */
  "sign-up-mail": { email: string; name: string; language: Language };
  /** Mail a link to the new address of a person, or a notice to the one they have. */
  "change-email": { userId: string; email: string; language: Language; to: "new" | "current" };
  /** Mail an invite's link, a new one. */
  "send-invite": { shopId: string; inviteId: string };
  /** Give back what a cart has held for long enough. */
  "cart-held": { shopId: string; cartId: string };
  /** Have the shop's admins told that an order was placed, each by a job. */
  "order-placed": { shopId: string; orderId: string };
  /** Tell one of them by mail. */
  "order-mail": { shopId: string; orderId: string; userId: string };
  /** Send a message of an order; one to the shop's people by a job for each. */
  "order-message": { shopId: string; messageId: string };
  /** Mail it to one of them. */
  "order-message-mail": { shopId: string; messageId: string; userId: string };
  /** Do what a timer of the workflow is for, if the order waits still where it waited. */
  "order-timer": { shopId: string; orderId: string; timerId: string; moves: number };
  /** Start these timers of orders that wait already, behind this one; all of them where none are named. */
  "workflow-changed": { shopId: string; after: string; timerIds?: string[] | undefined };
  /** Mail what somebody wrote on the contact page to those who run Mauzo. */
  "contact-message": { id: string };
  /** Look later whether an upload ended and is shown anywhere. */
  "media-uploaded": { shopId: string; mediumId: string };
  /** Remove files nothing leads to any more. */
  "media-removed": { names: string[] };
  /** Look at the next rows of a file of products, or import them. */
  "import-products": { shopId: string; importId: string };
  /** Take the next products of a change of many back. */
  "undo-edit": { shopId: string; batchId: string; userId: string; userName: string };
  /** Have the site make a shop's public page anew. */
  "shop-changed": { shopId: string; listing: boolean };
};
export type JobName = keyof Jobs;

export const queueNames: JobName[] = [
  "forgot-password",
  "password-changed",
  "sign-up-mail",
  "change-email",
  "send-invite",
  "cart-held",
  "order-placed",
  "order-mail",
  "order-message",
  "order-message-mail",
  "order-timer",
  "workflow-changed",
  "contact-message",
  "media-uploaded",
  "media-removed",
  "shop-changed",
  "import-products",
  "undo-edit",
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

/** Of the jobs of one key no second one waits: what it would do, the one that waits will do. */
export const policies: { [Name in JobName]?: "short" } = { "shop-changed": "short" };
