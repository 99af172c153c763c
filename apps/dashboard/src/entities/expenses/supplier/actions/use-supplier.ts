import {
  type BillInput,
  type BillPayment,
  type Supplier,
  type SupplierBill,
  type SupplierInput,
  supplierBills,
  suppliers,
} from "@mauzo/contract/expenses/suppliers";
import { formatMoney } from "@mauzo/format/money";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { asDataUrl } from "../../../../lib/files/as-data-url.ts";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

const facts = ["supplier.changed"] as const;

/** Adds a supplier, or changes the one that is given. */
export function useSaveSupplier(saved: Supplier | undefined) {
  const t = useTranslations("suppliers");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: SupplierInput) =>
      saved
        ? api.call(suppliers.update, { params: { id: saved.id }, body: { ...body, version: saved.version } })
        : api.call(suppliers.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { done: t(saved ? "changed" : "added"), facts },
  });
}

export function useAddBill(supplierId: string) {
  const t = useTranslations("suppliers");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: BillInput) =>
      api.call(suppliers.addBill, { params: { id: supplierId }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { done: t("billAdded"), facts },
  });
}

/** Undoes a payment of a bill. */
export function useUndoPayment() {
  const t = useTranslations("suppliers");
  return useMutation({
    mutationFn: (id: string) => api.call(supplierBills.undo, { params: { id } }),
    meta: { failed: t("changeFailed"), done: t("paymentUndone"), facts },
  });
}

/** Pays a bill, with an undo. */
export function usePayBill({ id }: Pick<SupplierBill, "id">) {
  const t = useTranslations("suppliers");
  const { keyOf, onDone } = useIdempotencyKey();
  const undo = useUndoPayment();
  return useMutation({
    mutationFn: (body: BillPayment) =>
      api.call(supplierBills.pay, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: ({ payments }) => {
      onDone();
      const made = payments.at(-1);
      if (made)
        offerUndo({
          ...{ title: t("paid"), text: formatMoney(made.amount), label: t("undo") },
          onUndo: () => undo.mutate(made.id),
        });
    },
    meta: { facts },
  });
}

/** Strikes a bill, with an undo, and takes that back. */
export function useStrikeBill({ id }: Pick<SupplierBill, "id">) {
  const t = useTranslations("suppliers");
  const meta = { failed: t("changeFailed"), facts };
  const restore = useMutation({
    mutationFn: () => api.call(supplierBills.restore, { params: { id } }),
    meta,
  });
  const strike = useMutation({
    mutationFn: () => api.call(supplierBills.void, { params: { id }, body: {} }),
    onSuccess: ({ amount }) =>
      offerUndo({
        ...{ title: t("struck"), text: formatMoney(amount), label: t("undo") },
        onUndo: () => restore.mutate(),
      }),
    meta,
  });
  return { strike, restore };
}

/** Fetches the picture of a bill on request: it can only be read with the session. */
export const useBillPicture = () =>
  useMutation({
    mutationFn: async (id: string) => asDataUrl(await api.file(supplierBills.picture, { params: { id } })),
  });
