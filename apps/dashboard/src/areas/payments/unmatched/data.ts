"use client";

import { type receiptStates, receipts } from "@mauzo/contract/payments/receipts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

export type ReceiptState = (typeof receiptStates)[number];

export const useReceipts = (state: ReceiptState) => useInfiniteQuery(api.pages(receipts.list, { query: { state } }));
