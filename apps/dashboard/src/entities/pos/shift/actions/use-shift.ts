import { type Count, type NewDrawerMove, type NewShift, shifts } from "@mauzo/contract/pos/shifts";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

const facts = ["shift.changed"] as const;

/** Opens a shift; a lost answer and another press open the same one, by its id. */
export function useBeginShift() {
  const t = useTranslations("pos");
  return useMutation({
    mutationFn: (body: NewShift) => api.call(shifts.begin, { body }, { idempotencyKey: newIdempotencyKey() }),
    // Where it is refused, the register is gone or somebody else's.
    meta: { done: t("opened"), facts, queries: ["/pos/settings"] },
  });
}

/** Puts cash into the drawer or takes some out, once. */
export function useMoveCash(id: string) {
  const t = useTranslations("pos");
  return useMutation({
    mutationFn: (body: NewDrawerMove) =>
      api.call(shifts.move, { params: { id }, body }, { idempotencyKey: newIdempotencyKey() }),
    meta: { done: t("moved"), facts },
  });
}

export function useCloseShift(id: string) {
  return useMutation({
    mutationFn: (body: Count) =>
      api.call(shifts.close, { params: { id }, body }, { idempotencyKey: newIdempotencyKey() }),
    meta: { facts },
  });
}
