import { create } from "zustand";

/**
 * What may wait for somebody of the shop: orders to begin and payments to confirm; customers; items that run low; imports
 * with rows to repair; money that came without an order.
 */
export type Waiting = "orders" | "conversations" | "stock" | "imports" | "receipts";
export type WaitingCounts = Partial<Record<Waiting, number>>;

const useCounts = create<WaitingCounts>(() => ({}));
/** How much waits, as far as this person may know it; nothing until it is known. */
export const useWaitingCounts = (): WaitingCounts => useCounts();
export const setWaitingCounts = (counts: WaitingCounts) => useCounts.setState(counts, true);

const mostShown = 99;
/** A count as badges show it. */
export const waitingText = (count: number): string => (count > mostShown ? `${mostShown}+` : String(count));
