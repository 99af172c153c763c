"use client";

import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import type { OrderItem } from "@mauzo/contract/orders/group-order-lines";
import { isEditable } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Textarea } from "@mauzo/ui/textarea";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { useAmountProblem } from "../../../../components/form/amount-field.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useAddOnProducts, useProductSearch } from "../../../../entities/catalogue/product/queries.ts";
import { useEdit, useEditPreview } from "../../../../entities/orders/order/actions/use-edits.ts";
import { EditLineSheet } from "../../../../entities/orders/order/parts/lines/edit-line-sheet.tsx";
import { LineItemsCard } from "../../../../entities/orders/order/parts/lines/line-items-card.tsx";
import { useNewestOrder, useOrder } from "../../../../entities/orders/order/queries.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import {
  addOnsOf,
  asEdit,
  editedBy,
  editOf,
  editProblem,
  isEdited,
  mergeRules,
  pattern,
  quantityIn,
  withAddOns,
  withoutLines,
} from "../form/edit-draft.ts";
import { ChangeSummary } from "../parts/edit/change-summary.tsx";
import { ChargeRows } from "../parts/edit/charge-rows.tsx";
import { EditTotal } from "../parts/edit/edit-total.tsx";
import { ExistingLines } from "../parts/edit/existing-lines.tsx";

/** Edits what is in an order: the new total and the stock changes are shown before saving. */
export function EditOrderScreen({ id }: { id: string }) {
  const t = useTranslations("editOrder");
  const words = useTranslations("orders");
  const query = useOrder(id);
  const back = { href: `/dashboard/orders/order-info/${id}`, label: t("back") };
  if (query.data === undefined) {
    const missing = { failed: words("detailFailed"), missing: words("missing"), missingText: words("missingText") };
    return <DetailQueryState title={t("title")} back={back} side="right" words={missing} query={query} />;
  }
  return <EditForm order={query.data} back={back} />;
}

function EditForm({ order: newest, back }: { order: Order; back: { href: string; label: string } }) {
  const t = useTranslations("editOrder");
  const add = useTranslations("addOrder");
  const input = useTranslations("input");
  const router = useRouter();
  const failureText = useFailureText();
  const { shop } = useAccount();
  const [search, setSearch] = useState("");
  const shelf = useProductSearch(search);
  const known = useAddOnProducts([...new Set(newest.lines.map((line) => line.product_id))]);
  const [choosing, setChoosing] = useState<OrderItem>();
  const product = choosing && known.get(choosing.productId);
  const isAboutCharges = (error: unknown) => fieldErrors(error)[0]?.path[0] === "charges";
  const amountProblem = useAmountProblem();
  const editing = useEditing({
    saved: newest,
    toForm: editOf,
    toInput: asEdit,
    refusedFields: (error) => (isAboutCharges(error) ? [{ path: "charges.root", text: t("problem.charges") }] : []),
    problemsOf: ({ charges }) =>
      charges.flatMap(({ type, value }, at) => {
        const text = amountProblem(value, type === "fixed" ? "money" : "percentage");
        return text === undefined ? [] : [{ path: `charges.${at}.value`, text }];
      }),
    save: useEdit(newest.id).mutateAsync,
    readNewest: useNewestOrder(newest.id),
    byOf: editedBy,
    rules: mergeRules,
    revive: withoutLines,
    draft: { name: `order-edit:${newest.id}`, pattern },
    looksFirst: true,
    saidSaved: () => ({ title: t("saved") }),
    saidFailed: t("failed"),
    onSaved: () => router.push(back.href),
  });
  const { base: order, change } = editing;
  const draft = editing.form.watch();
  const problem = editProblem(draft, order);
  const edited = isEdited(draft, order);
  const asked = useDeferredValue(draft);
  const preview = useEditPreview(order.id, asEdit(asked, order), edited && !problem && !editing.isSaving);
  const shown = edited && !problem && !preview.isError ? preview.data : undefined;
  const short = shown?.stock.some(({ enough }) => !enough) ? t("problem.tooFew") : undefined;
  const refusal = preview.isError && !preview.isFetching ? preview.error : undefined;
  const refused = refusal && (isAboutCharges(refusal) ? t("problem.charges") : failureText(refusal));
  const wrong = edited ? (problem ? t(`problem.${problem}`) : (refused ?? short)) : undefined;

  return (
    <>
      <FormPage
        editing={editing}
        title={t("titleOf", { number: order.order_id })}
        back={back}
        save={t("save")}
        discard={back.href}
        isChanged={edited}
        always
        isReady={shown !== undefined && short === undefined && isEditable(order.fulfilment)}
        labelOf={({ path: [list, id], mine }) => {
          const line = draft.lines.find((row) => list === "lines" && row.id === id);
          if (line) return [line.product, line.name].filter(Boolean).join(" · ");
          return list === "charges" && mine === undefined ? add("charges") : undefined;
        }}
        summary={
          <EditTotal
            total={shown?.total_to ?? order.total}
            step={shown && shown.total_to.minor - shown.total_from.minor}
            problem={wrong}
          />
        }
      >
        {!isEditable(order.fulfilment) && (
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
        <ExistingLines
          order={order}
          draft={draft}
          currency={shop.currency}
          mayChoose={(item) => known.has(item.productId) && item.variants.some((line) => quantityIn(draft, line) > 0)}
          onChange={(lines) => change({ lines })}
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
            <FormField name="note" label={add("note")}>
              {(control) => (
                <Textarea
                  {...control}
                  maxLength={500}
                  value={draft.note}
                  onChange={({ target }) => change({ note: target.value })}
                />
              )}
            </FormField>
            <FormField name="reason" label={t("reason")} aside={input("optional")}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={200}
                  value={draft.reason}
                  onChange={({ target }) => change({ reason: target.value })}
                />
              )}
            </FormField>
          </div>
        </Card>
        {shown && (
          <Card title={t("effect")}>
            <ChangeSummary preview={shown} />
          </Card>
        )}
      </FormPage>
      {choosing && product && (
        <EditLineSheet
          line={addOnsOf(draft, choosing, product)}
          currency={shop.currency}
          save={t("useAddOns")}
          addOnsOnly
          onSave={(line) => {
            change(withAddOns(draft, choosing, line));
            setChoosing(undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}
