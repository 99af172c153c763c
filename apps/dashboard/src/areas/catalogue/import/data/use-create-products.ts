import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { type Product, products } from "@mauzo/contract/catalogue/products";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { api } from "../../../../lib/session/api.ts";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { bodyOf, type CommonValues, type Failed, type Proposal } from "../rules.ts";

type Outcome = { created: Product[]; failed: Failed };

/**
 * Creates proposals one after the other, so that the products keep the order of the list. Those that failed can be sent
 * again; nothing is created twice.
 */
export function useCreateProducts() {
  const t = useTranslations("imports.list");
  const shell = useTranslations("shell");
  const { permissions } = useAccount().user;
  /** A request that may have come through is repeated unchanged, with the same idempotency key. */
  const tries = useRef(new Map<string, { idempotencyKey: string; query: { batch: string } }>());
  const [done, setDone] = useState(0);
  /** All products created from one list form one batch, including those that failed at first and are sent again. */
  const batch = useRef("new");
  const facts = ["catalogue.changed"] as const;

  const undo = useMutation({
    mutationFn: (id: string) => api.call(productEdits.undo, { params: { id } }),
    onMutate: () => {
      batch.current = "new";
      tries.current.clear();
    },
    onSuccess: ({ undone, kept }) => {
      if (undone > 0) toasts.push({ title: t("undone", { count: undone }), tone: "success" });
      if (kept.length > 0) toasts.push({ title: t("kept", { count: kept.length }), tone: "info" });
    },
    meta: { failed: t("undoFailed"), facts },
  });

  const create = useMutation({
    mutationFn: async ({ proposals, all }: { proposals: readonly Proposal[]; all: CommonValues }): Promise<Outcome> => {
      const outcome: Outcome = { created: [], failed: [] };
      setDone(0);
      for (const proposal of [...proposals].reverse()) {
        const body = bodyOf(proposal, all);
        const attempt = JSON.stringify([proposal.key, body]);
        const { idempotencyKey, query } = tries.current.get(attempt) ?? {
          idempotencyKey: newIdempotencyKey(),
          query: { batch: batch.current },
        };
        tries.current.set(attempt, { idempotencyKey, query });
        try {
          const { batch_id, ...created } = await api.call(products.create, { query, body }, { idempotencyKey });
          batch.current = batch_id ?? "new";
          outcome.created.push(created);
          setDone(outcome.created.length);
        } catch (error) {
          if ((errorStatus(error) ?? 500) < 500) tries.current.delete(attempt);
          outcome.failed.push({ key: proposal.key, error });
        }
      }
      return outcome;
    },
    meta: { facts },
    onSuccess: ({ created, failed }) => {
      const id = batch.current;
      if (failed.length === 0) batch.current = "new";
      const title = t("created", { count: created.length });
      if (created.length === 0) return;
      const mayUndo = [products.archive, productEdits.undo].every(({ access }) => canAccess(permissions, access));
      if (!mayUndo) toasts.push({ title, tone: "success" });
      else offerUndo({ title, label: shell("undo"), onUndo: () => undo.mutate(id) });
    },
  });
  return { create: create.mutateAsync, busy: create.isPending, done };
}
