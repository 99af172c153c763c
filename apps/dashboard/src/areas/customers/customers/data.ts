"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { errorData } from "@mauzo/api-client/errors/error-data";
import { customerCarts } from "@mauzo/contract/conversations/customer-carts";
import { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import { customerExports } from "@mauzo/contract/customers/customer-exports";
import {
  type CustomerEdit,
  type CustomerFilter,
  type CustomerRecord,
  customers,
  type NewCustomer,
} from "@mauzo/contract/customers/customers";
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { customerQuery } from "../../../entities/customers/customer/queries.ts";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import { api } from "../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** Shows the record from a write's response at once. */
const showRecord = (client: QueryClient, saved: CustomerRecord) =>
  client.setQueryData(customerQuery(saved.id).queryKey, saved);

/** What happened with a customer, newest first, page by page. */
export const useCustomerTimeline = (id: string) =>
  useInfiniteQuery(api.pages(customerTimeline.list, { params: { id }, query: {} }));

/** What a customer has chosen and not ordered yet; null for who may not read orders. */
export const useCustomerCarts = (id: string) => useQuery(api.query(customerCarts.list, { params: { id } })).data?.items;

/** Adds a customer; sending the same again after a lost response does not add a second one. */
export function useAddCustomer() {
  const { keyOf, onDone } = useIdempotencyKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewCustomer) => api.call(customers.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess(saved) {
      onDone();
      showRecord(client, saved);
    },
    meta: { facts: ["customer.changed"] },
  });
}

export function useSaveCustomer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CustomerEdit) => api.call(customers.update, { params: { id }, body }),
    onSuccess: (saved) => showRecord(client, saved),
    meta: { facts: ["customer.changed"] },
  });
}

/** Saves the listed customers as a file, newest first. */
export function useExport() {
  const save = useListExport(customerExports.file, useTranslations("customers")("exportFailed"));
  return ({ sort: _, ...query }: CustomerFilter) => save({ query });
}

/** Whose number it is, where a save was refused because another customer has it. */
export function ownerOfNumber(error: unknown): string | undefined {
  if (errorCode(error) !== "customer_phone_taken") return undefined;
  const body = errorData(error);
  return typeof body === "object" && body && "customer_id" in body ? String(body.customer_id) : undefined;
}
