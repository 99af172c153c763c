import { type Count, type NewShift, type Shift, shifts } from "@mauzo/contract/pos/shifts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAccount } from "../../../../lib/session/account.tsx";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { closedHere } from "../rules/shifts-here.ts";
import { patienceMs, sendOrKeep } from "./send-or-keep.ts";

const facts = ["shift.changed"] as const;
const options = () => ({ idempotencyKey: newIdempotencyKey(), timeoutMs: patienceMs });

/** Opens a shift, with a network or without; a lost answer and another press open the same one, by its id. */
export function useOpenShift(register: string) {
  const t = useTranslations("pos");
  const client = useQueryClient();
  const { user, shop } = useAccount();
  return useMutation({
    mutationFn: (body: NewShift) => {
      const at = new Date().toISOString();
      const row = {
        ...{ shop: shop.id, by: user.name, person: user.id, at, register },
        opens: { ...body, late: { at, register } },
      };
      return sendOrKeep(client, { call: () => api.call(shifts.begin, { body }, options()), row });
    },
    // Where it is refused, the register is gone or somebody else's.
    meta: { done: t("opened"), facts, queries: ["/pos/settings"] },
  });
}

/** Closes a shift, with a network or without. */
export function useCloseShift(shift: Shift, onClosed: (shift: Shift) => void) {
  const client = useQueryClient();
  const { user, shop } = useAccount();
  const { id, register } = shift;
  return useMutation({
    mutationFn: async ({ counted_minor, note = "" }: Count) => {
      const at = new Date().toISOString();
      const count = { counted_minor, note, late: { at } };
      const row = { shop: shop.id, by: user.name, person: user.id, at, register, closes: id, count };
      const call = () => api.call(shifts.close, { params: { id }, body: { counted_minor, note } }, options());
      return (await sendOrKeep(client, { call, row })) ?? closedHere(shift, row);
    },
    // Here and not where it is called: what it was counted in may be gone by then.
    onSuccess: onClosed,
    meta: { facts },
  });
}
