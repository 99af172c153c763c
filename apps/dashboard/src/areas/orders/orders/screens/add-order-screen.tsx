"use client";

import { customers } from "@mauzo/contract/customers/customers";
import { orderPath } from "@mauzo/contract/orders/order-path";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { usePhoneReading } from "../../../../components/form/use-phone-reading.ts";
import { PageHead } from "../../../../components/page/page-head.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useKept } from "../../../../lib/device/use-kept.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { mayEnter } from "../../../../lib/session/may-enter.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { offerUndo } from "../../../../lib/undo.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useMatches } from "../data/use-matches.ts";
import { useFoundCustomers, useShelf, useWays, useWriteOrder } from "../data/use-write-order.ts";
import { asSent, emptyDraft, isEmpty, problemOf, readDraft, sumsOf } from "../form/draft.ts";
import { withChoice, withContact } from "../form/matched.ts";
import { CustomerFields } from "../parts/add/customer-fields.tsx";
import { DeliveryFields } from "../parts/add/delivery-fields.tsx";
import { GoodsCard } from "../parts/add/goods-card.tsx";
import { MoneyFields } from "../parts/add/money-fields.tsx";
import { TotalBar } from "../parts/add/total-bar.tsx";
import { PasteCard } from "../parts/paste/paste-card.tsx";

/** Writes an order down that came by telephone, over the counter or in a chat; this device keeps it until it is done. */
export function AddOrderScreen() {
  const t = useTranslations("addOrder");
  const shell = useTranslations("shell");
  const router = useRouter();
  const failureText = useFailureText();
  const { shop, user } = useAccount();
  const { language } = useLanguage();
  const [draft, setDraft] = useKept(`add-order:${shop.id}`, readDraft, emptyDraft);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const [search, setSearch] = useState("");
  const [pressed, setPressed] = useState(false);
  const shelf = useShelf(search);
  const found = useMatches();
  const { customer } = draft;
  const asked = customer.id === null ? customer.phone || customer.name : "";
  const known = useFoundCustomers(asked, mayEnter(user.permissions, customers.list.access));
  const reading = usePhoneReading(customer.id === null ? customer.phone : "");
  const write = useWriteOrder(shop.id);
  const { total, owed, units, delivery } = sumsOf(draft);
  const ways = useWays();
  const problem = problemOf(draft);

  function save() {
    setPressed(true);
    if (problem || reading === "wrong") return;
    const names = { charge: t("charge"), discount: t("discount"), delivery: t("delivery") };
    write.mutate(asSent(draft, names, shop.language ?? language), {
      onSuccess: ({ id, order_id }) => {
        setDraft(emptyDraft);
        toasts.push({ title: t("saved", { number: order_id }), tone: "success" });
        router.push(orderPath(id));
      },
      onError: (error) => toasts.push({ title: t("failed"), text: failureText(error), tone: "danger" }),
    });
  }
  function clear() {
    const kept = draft;
    setDraft(emptyDraft);
    offerUndo({ title: t("cleared"), label: shell("undo"), onUndo: () => setDraft(kept) });
  }

  return (
    <div className="mx-auto max-w-2xl">
      <PageHead
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
      <div className="flex flex-col gap-4">
        {shelf.isError && (
          <p role="alert" className="text-danger">
            {failureText(shelf.error)}
          </p>
        )}
        <PasteCard
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
        <GoodsCard
          title={t("goods")}
          lines={draft.lines}
          shelf={shelf.data?.items}
          search={search}
          currency={shop.currency}
          onSearch={setSearch}
          onChange={(lines) => change({ lines })}
        />
        <CustomerFields
          customer={customer}
          known={known ?? []}
          reading={reading}
          onChange={(next) => change({ customer: next })}
        />
        <MoneyFields
          draft={draft}
          currency={shop.currency}
          total={total}
          tooMuchOff={problem === "discount"}
          mayPay={mayEnter(user.permissions, orderPayments.create.access)}
          onChange={change}
        >
          <DeliveryFields {...{ draft, fee: delivery }} ways={ways} currency={shop.currency} onChange={change} />
        </MoneyFields>
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
          busy={write.isPending}
          problem={problem && (pressed || problem === "discount") ? t(`problem.${problem}`) : undefined}
          onSave={save}
        />
      </div>
    </div>
  );
}
