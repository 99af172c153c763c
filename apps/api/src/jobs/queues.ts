/**
 * The queues, each with what its jobs carry: ids only, read again when the job runs. A job is enqueued in the
 * transaction that makes it true, and its handler may run more than once.
 */
export type Jobs = {
  /** Tell the shop's admins by mail that an order was placed. */
  "order-placed": { shopId: string; orderId: string };
};
export type JobName = keyof Jobs;

export const queueNames: JobName[] = ["order-placed"];
export const deadLetter = "dead-letter";

export const queueOptions = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  heartbeatSeconds: 15,
  deadLetter,
};
