import { runAfterCommit, type Tx } from "../../../../db/tenant-transaction.ts";
import { wakeSender } from "./wake-sender.ts";

export type ReadMark = {
  shopId: string;
  numberId: string;
  /** The provider's id of the customer's message. */
  externalId: string;
  /** Whether to show that somebody writes. */
  typing: boolean;
};

/** More than these are lost, as is everything here when the process ends: a mark is a courtesy. */
const most = 1_000;
const marks: ReadMark[] = [];

/** Has the sender mark a customer's message as read, once the transaction commits. */
export const queueReadMark = (tx: Tx, mark: ReadMark): void =>
  runAfterCommit(tx, () => {
    if (marks.length < most) marks.push(mark);
    wakeSender();
  });

/** Takes all there are: each is sent once. */
export const takeReadMarks = (): ReadMark[] => marks.splice(0);
