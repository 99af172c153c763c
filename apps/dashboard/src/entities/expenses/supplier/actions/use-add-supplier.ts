import { type SupplierInput, suppliers } from "@mauzo/contract/expenses/suppliers";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Adds a supplier on the way to something of theirs, which says that it was done. */
export function useAddSupplier() {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: SupplierInput) => api.call(suppliers.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { facts: ["supplier.changed"] },
  });
}
