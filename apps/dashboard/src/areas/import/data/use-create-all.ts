import { type Product, products } from "@mauzo/contract/products";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useAccount } from "../../../lib/session/account.tsx";
import { api } from "../../../lib/session/api.ts";
import { mayEnter } from "../../../lib/session/may-enter.ts";
import { toasts } from "../../../lib/toasts.ts";
import { offerUndo } from "../../../lib/undo.ts";
import { newKey } from "../../../lib/use-attempt-key.ts";
import { bodyOf, type Failed, type ForAll, type Proposal } from "../rules.ts";

type Outcome = { created: Product[]; failed: Failed };

/** Creates proposals one after the other, so that their order is that of the list. What failed can be sent again: what was created is not created twice. */
export function useCreateAll() {
  const t = useTranslations("imports.list");
  const shell = useTranslations("shell");
  const client = useQueryClient();
  const { permissions } = useAccount().user;
  const keys = useRef(new Map<string, string>());
  const [done, setDone] = useState(0);
  const settled = () => void client.invalidateQueries({ queryKey: [products.list.path] });

  const undo = useMutation({
    mutationFn: (created: readonly Product[]) =>
      Promise.allSettled(created.map(({ id }) => api.call(products.archive, { params: { id } }))),
    onSettled: settled,
    onSuccess: (answers) => {
      const count = answers.filter(({ status }) => status === "fulfilled").length;
      if (count > 0) toasts.push({ title: t("undone", { count }), tone: "success" });
      if (count < answers.length) toasts.push({ title: t("undoFailed"), tone: "danger" });
    },
  });

  const create = useMutation({
    mutationFn: async ({ proposals, all }: { proposals: readonly Proposal[]; all: ForAll }): Promise<Outcome> => {
      const outcome: Outcome = { created: [], failed: [] };
      setDone(0);
      for (const proposal of [...proposals].reverse()) {
        const body = bodyOf(proposal, all);
        const attempt = JSON.stringify([proposal.key, body]);
        const idempotencyKey = keys.current.get(attempt) ?? newKey();
        keys.current.set(attempt, idempotencyKey);
        try {
          outcome.created.push(await api.call(products.create, { body }, { idempotencyKey }));
          setDone(outcome.created.length);
        } catch (error) {
          outcome.failed.push({ key: proposal.key, error });
        }
      }
      return outcome;
    },
    onSettled: settled,
    onSuccess: ({ created }) => {
      const title = t("created", { count: created.length });
      if (created.length === 0) return;
      if (!mayEnter(permissions, products.archive.access)) toasts.push({ title, tone: "success" });
      else offerUndo({ title, label: shell("undo"), onUndo: () => undo.mutate(created) });
    },
  });
  return { create: create.mutate, busy: create.isPending, done };
}
