"use client";

import { customers } from "@mauzo/contract/customers/customers";
import { askForPaymentQuery, dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { payments } from "@mauzo/contract/payments/payments";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { revealFirst } from "../../../../components/form/editing/reveal-first.ts";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useProductSearch } from "../../../../entities/catalogue/product/queries.ts";
import { useFoundCustomers, useNamedCustomer } from "../../../../entities/customers/customer/queries.ts";
import { useCreateOrder } from "../../../../entities/orders/order/actions/use-create-order.ts";
import { useMessageMatches } from "../../../../entities/orders/order/actions/use-message-matches.ts";
import { withChoice, withContact } from "../../../../entities/orders/order/form/matched-line.ts";
import {
  draftTotals,
  emptyDraft,
  isEmpty,
  isSavable,
  orderProblems,
  readDraft,
  toNewOrder,
} from "../../../../entities/orders/order/form/order-draft.ts";
import { CustomerFields } from "../../../../entities/orders/order/parts/customer/customer-fields.tsx";
import { LineItemsCard } from "../../../../entities/orders/order/parts/lines/line-items-card.tsx";
import { deliveryMethodsQuery } from "../../../../entities/shop/delivery/queries.ts";
import { paymentSettingsQuery } from "../../../../entities/shop/payments/queries.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useCustomerInAddress } from "../form/use-customer-in-address.ts";
import { ChargesAndPayment } from "../parts/add/charges-and-payment.tsx";
import { DeliveryFields } from "../parts/add/delivery-fields.tsx";
import { StandingCharges } from "../parts/add/standing-charges.tsx";
import { TotalBar } from "../parts/add/total-bar.tsx";
import { PasteMessageCard } from "../parts/paste/paste-message-card.tsx";

/**
 * Enters an order that came by telephone, over the counter or in a chat; the draft is stored on this device until it is
 * done.
 */
export function AddOrderScreen() {
  const t = useTranslations("addOrder");
  const shell = useTranslations("shell");
  const input = useTranslations("input");
  const router = useRouter();
  const failureText = useFailureText();
  const { shop, user } = useAccount();
  const { language } = useLanguage();
  const [draft, setDraft] = useStoredState(`add-order:${shop.id}`, readDraft, emptyDraft);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const [search, setSearch] = useState("");
  const [attempt, setAttempt] = useState(0);
  const [asksPhone, setAsksPhone] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) revealFirst(form.current);
  }, [attempt]);
  const shelf = useProductSearch(search);
  const found = useMessageMatches();
  const { customer } = draft;
  const asked = customer.id === null ? customer.phone || customer.name : "";
  const known = useFoundCustomers(asked, canAccess(user.permissions, customers.list.access));
  const maySee = canAccess(user.permissions, customers.get.access);
  const { data: chosen } = useNamedCustomer(maySee ? customer.id : null);
  const reading = useParsedPhone(customer.id === null ? customer.phone : "");
  useCustomerInAddress((chosen) => change({ customer: chosen }));
  const write = useCreateOrder(shop.id);
  const { data: ways } = useQuery(deliveryMethodsQuery);
  const settings = useQuery(paymentSettingsQuery);
  const standing = settings.data?.charges ?? [];
  const { total, owed, units, delivery, goods } = draftTotals(draft, standing);
  const problems = orderProblems(draft, standing);
  const isWrong = !isSavable(problems) || reading === "wrong";
  const canAsk = settings.data?.push === true && canAccess(user.permissions, payments.ask.access) && owed > 0;
  const goodsProblem = problems.goods && (attempt > 0 || problems.goods !== "empty") ? problems.goods : undefined;

  function save() {
    // Without them the order would be written with too low a total.
    if (!settings.data) return void settings.refetch();
    if (isWrong) return setAttempt(attempt + 1);
    const names = { charge: t("charge"), discount: t("discount"), delivery: t("delivery") };
    write.mutate(toNewOrder(draft, names, { language: shop.language ?? language, standing }), {
      onSuccess: ({ id, order_id }) => {
        setDraft(emptyDraft);
        setAttempt(0);
        toasts.push({ title: t("saved", { number: order_id }), tone: "success" });
        router.push(dashboardOrderPath(id) + (canAsk && asksPhone ? askForPaymentQuery : ""));
      },
      onError: (error) => toasts.push({ title: t("failed"), text: failureText(error), tone: "danger" }),
    });
  }
  function clear() {
    const kept = draft;
    setAttempt(0);
    setDraft(emptyDraft);
    offerUndo({ title: t("cleared"), label: shell("undo"), onUndo: () => setDraft(kept) });
  }

  return (
    <div data-form-page="" className="mx-auto max-w-2xl">
      <PageHeader
        title={t("title")}
        back={{ href: "/dashboard/orders", label: t("back") }}
        actions={
          !isEmpty(draft) && (
            <button type="button" onClick={clear} className="min-h-9 text-muted hover:text-ink">
              {t("clear")}
            </button>
          )
        }
      />
      <div ref={form} className="flex flex-col gap-4">
        {(shelf.error ?? settings.error) && (
          <p role="alert" className="text-danger">
            {failureText(shelf.error ?? settings.error)}
          </p>
        )}
        <PasteMessageCard
          found={found.data && { matches: found.data, sent: found.submittedAt }}
          busy={found.isPending}
          failure={found.error ? failureText(found.error) : undefined}
          onFind={found.mutate}
          onTake={(taken, { products }) =>
            change({
              lines: taken.reduce((lines, { line, choice }) => withChoice(lines, line, choice, products), draft.lines),
            })
          }
          onUse={(part, text) => setDraft(withContact(draft, part, text))}
          onClose={found.reset}
        />
        <LineItemsCard
          title={t("goods")}
          lines={draft.lines}
          products={shelf.data?.items}
          search={search}
          currency={shop.currency}
          problem={goodsProblem && t(`problem.${goodsProblem}`)}
          onSearch={setSearch}
          onChange={(lines) => change({ lines })}
        />
        <CustomerFields
          customer={customer}
          known={known ?? []}
          reading={reading}
          chosen={chosen}
          unpaidMinor={owed}
          onChange={(next) => change({ customer: next })}
        />
        <ChargesAndPayment
          draft={draft}
          currency={shop.currency}
          total={total}
          problems={problems}
          mayPay={canAccess(user.permissions, orderPayments.create.access)}
          asks={canAsk ? asksPhone : undefined}
          onAsk={setAsksPhone}
          onChange={change}
        >
          <DeliveryFields
            {...{ draft, fee: delivery }}
            methods={ways?.methods ?? []}
            currency={shop.currency}
            onChange={change}
          />
          <StandingCharges
            charges={standing}
            dropped={draft.withoutCharges ?? []}
            goodsMinor={goods}
            currency={shop.currency}
            onChange={(withoutCharges) => change({ withoutCharges })}
          />
        </ChargesAndPayment>
        <Card>
          <Field label={t("note")}>
            {(control) => (
              <Textarea
                {...control}
                maxLength={500}
                value={draft.note}
                onChange={({ target }) => change({ note: target.value })}
              />
            )}
          </Field>
        </Card>
        <TotalBar
          {...{ total, owed, units }}
          currency={shop.currency}
          busy={write.isPending || settings.isPending}
          problem={isWrong && attempt > 0 ? input("check") : undefined}
          onSave={save}
        />
      </div>
    </div>
  );
}
