import type { UnsentRow } from "@mauzo/contract/pos/till-drafts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAccount } from "../../../../lib/session/account.tsx";
import { sendUnsentSales } from "../../../../lib/unsent-sales/send-unsent-sales.ts";
import { unsentStore } from "../../../../lib/unsent-sales/unsent-store.ts";

/** What can be done with what waits on this device. */
export function useOutbox() {
  const client = useQueryClient();
  const { user, shop } = useAccount();
  const { mutate, isPending } = useMutation({ mutationFn: () => sendUnsentSales(client, shop.id) });
  return {
    sendAll: () => mutate(),
    isSending: isPending,
    tryAgain({ refused: _, taken_out: _out, ...row }: UnsentRow) {
      void unsentStore.put(row).then(() => mutate());
    },
    /** It stays on this device, with the reason, and is not sent any more. */
    takeOut: (row: UnsentRow, reason: string) =>
      void unsentStore.put({ ...row, taken_out: { reason, by: user.name, at: new Date().toISOString() } }),
  };
}
