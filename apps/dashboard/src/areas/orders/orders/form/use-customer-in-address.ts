"use client";

import type { OrderDraft } from "@mauzo/contract/orders/order-drafts";
import { parseAsString, useQueryState } from "nuqs";
import { useEffect } from "react";
import { useNamedCustomer } from "../../../../entities/customers/customer/queries.ts";

/** Takes over the customer that the address names, once, and forgets it there: a reload keeps what was chosen since. */
export function useCustomerInAddress(onChoose: (customer: OrderDraft["customer"]) => void): void {
  const [id, setId] = useQueryState("customer", parseAsString);
  const { data: found } = useNamedCustomer(id);
  useEffect(() => {
    if (id === null || found?.id !== id) return;
    onChoose({ id, name: found.name, phone: found.phone ?? "" });
    void setId(null);
  });
}
