import { type NewDrawerMove, shifts } from "@mauzo/contract/pos/shifts";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

const facts = ["shift.changed"] as const;

/** Puts cash into the drawer or takes some out, once. */
export function useMoveCash(id: string) {
  const t = useTranslations("pos");
  return useMutation({
    mutationFn: (body: NewDrawerMove) =>
      api.call(shifts.move, { params: { id }, body }, { idempotencyKey: newIdempotencyKey() }),
    meta: { done: t("moved"), facts },
  });
}
