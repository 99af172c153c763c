"use client";

import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import type { OrderItem } from "@mauzo/contract/orders/group-order-lines";
import { isEditable } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Textarea } from "@mauzo/ui/textarea";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { DetailFallback } from "../../../../components/page/detail-fallback.tsx";
import { LeaveGuard } from "../../../../components/page/leave-guard.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useAddOnProducts, useProductSearch } from "../../../../entities/catalogue/product/queries.ts";
import { useEdit, useEditPreview } from "../../../../entities/orders/order/actions/use-edits.ts";
import { useOrder } from "../../../../entities/orders/order/queries.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import {
  addOnsOf,
  asEdit,
  editOf,
  editProblem,
  isEdited,
  quantityIn,
  rebaseDraft,
  withAddOns,
} from "../form/edit-draft.ts";
import { EditLineSheet } from "../parts/add/edit-line-sheet.tsx";
import { LineItemsCard } from "../parts/add/line-items-card.tsx";
import { ChangeSummary } from "../parts/edit/change-summary.tsx";
import { ChargeRows } from "../parts/edit/charge-rows.tsx";
import { EditBar } from "../parts/edit/edit-bar.tsx";
import { ExistingLines } from "../parts/edit/existing-lines.tsx";

/** Edits what is in an order: the new total and the stock changes are shown before saving. */
export function EditOrderScreen({ id }: { id: string }) {
  const t = useTranslations("editOrder");
  const words = useTranslations("orders");
  const query = useOrder(id);
  const back = { href: `/dashboard/orders/order-info/${id}`, label: t("back") };
  if (query.data === undefined) {
    const missing = { failed: words("detailFailed"), missing: words("missing"), missingText: words("missingText") };
    return <DetailFallback title={t("title")} back={back} side="right" words={missing} query={query} />;
  }
  return <EditForm order={query.data} back={back} />;
}

function EditForm({ order, back }: { order: Order; back: { href: string; label: string } }) {
  const t = useTranslations("editOrder");
  const add = useTranslations("addOrder");
  const input = useTranslations("input");
  const router = useRouter();
  const failureText = useFailureText();
  const { shop } = useAccount();
  const [draft, setDraft] = useState(() => editOf(order));
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const [search, setSearch] = useState("");
  const shelf = useProductSearch(search);
  const known = useAddOnProducts([...new Set(order.lines.map((line) => line.product_id))]);
  const [choosing, setChoosing] = useState<OrderItem>();
  const product = choosing && known.get(choosing.productId);
  const edit = useEdit(order.id);
  const refusalText = (error: unknown) =>
    fieldErrors(error)[0]?.path[0] === "charges" ? t("problem.charges") : failureText(error);
  const isOld = draft.version !== order.version && !edit.isPending && !edit.isSuccess;
  const problem = editProblem(draft, order);
  const edited = isEdited(draft, order);
  const asked = useDeferredValue(draft);
  const preview = useEditPreview(order.id, asEdit(asked, order), edited && !problem && !isOld);
  const shown = edited && !problem && !preview.isError ? preview.data : undefined;
  const short = shown?.stock.some(({ enough }) => !enough) ? t("problem.tooFew") : undefined;
  const refused = preview.isError && !preview.isFetching && !isOld ? refusalText(preview.error) : undefined;
  const wrong = edited ? (problem ? t(`problem.${problem}`) : (refused ?? short)) : undefined;

  function save() {
    edit.mutate(asEdit(draft, order), {
      onSuccess: () => {
        toasts.push({ title: t("saved"), tone: "success" });
        router.push(back.href);
      },
      onError: (error) => toasts.push({ title: t("failed"), text: refusalText(error), tone: "danger" }),
    });
  }

  return (
    <div className="mx-auto max-w-2xl">
      <LeaveGuard unsaved={edited && !edit.isPending && !edit.isSuccess} />
      <PageHeader title={t("titleOf", { number: order.order_id })} back={back} />
      <div className="flex flex-col gap-4">
        {isEditable(order.fulfilment) || edit.isPending || edit.isSuccess ? null : (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-accent-soft p-4"
          >
            <p className="min-w-0">{t("handedOver")}</p>
            <Link href={back.href} className={buttonClass("secondary", "sm")}>
              {back.label}
            </Link>
          </div>
        )}
        {isOld && isEditable(order.fulfilment) && (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-accent-soft p-4"
          >
            <p className="min-w-0">{t("changed")}</p>
            <Button variant="secondary" size="sm" onClick={() => setDraft(rebaseDraft(draft, order))}>
              {t("goOn")}
            </Button>
          </div>
        )}
        <ExistingLines
          order={order}
          draft={draft}
          currency={shop.currency}
          mayChoose={(item) => known.has(item.productId) && item.variants.some((line) => quantityIn(draft, line) > 0)}
          onChange={(quantities) => change({ quantities })}
          onAddOns={setChoosing}
        />
        <LineItemsCard
          title={t("more")}
          lines={draft.added}
          products={shelf.data?.items}
          search={search}
          currency={shop.currency}
          onSearch={setSearch}
          onChange={(added) => change({ added })}
        />
        <ChargeRows draft={draft} currency={shop.currency} onChange={(charges) => change({ charges })} />
        <Card>
          <div className="flex flex-col gap-4">
            <Field label={add("note")}>
              {(control) => (
                <Textarea
                  {...control}
                  maxLength={500}
                  value={draft.note}
                  onChange={({ target }) => change({ note: target.value })}
                />
              )}
            </Field>
            <Field label={t("reason")} aside={input("optional")}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={200}
                  value={draft.reason}
                  onChange={({ target }) => change({ reason: target.value })}
                />
              )}
            </Field>
          </div>
        </Card>
        {shown && (
          <Card title={t("effect")}>
            <ChangeSummary preview={shown} />
          </Card>
        )}
        <EditBar
          total={shown?.total_to ?? order.total}
          step={shown && shown.total_to.minor - shown.total_from.minor}
          problem={wrong}
          busy={edit.isPending}
          ready={shown !== undefined && !isOld && short === undefined && isEditable(order.fulfilment)}
          onSave={save}
        />
      </div>
      {choosing && product && (
        <EditLineSheet
          line={addOnsOf(draft, choosing, product)}
          currency={shop.currency}
          save={t("useAddOns")}
          addOnsOnly
          onSave={(line) => {
            setDraft(withAddOns(draft, choosing, line));
            setChoosing(undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </div>
  );
}
