"use client";

import { type Conversation, conversations } from "@mauzo/contract/conversations/conversations";
import { manualOrders, type NewOrder } from "@mauzo/contract/orders/manual-orders";
import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useProductSearch } from "../../../../entities/catalogue/product/queries.ts";
import { useSendCart, useSendOffer } from "../../../../entities/conversations/conversation/actions/use-selling.ts";
import { OpenCartsCard } from "../../../../entities/customers/customer/parts/open-carts-card.tsx";
import { useCreateOrder } from "../../../../entities/orders/order/actions/use-create-order.ts";
import { withChoice } from "../../../../entities/orders/order/form/matched-line.ts";
import {
  chargesOfShop,
  chosenProducts,
  draftTotals,
  emptyDraft,
  linesProblem,
  readDraft,
  withoutSent,
} from "../../../../entities/orders/order/form/order-draft.ts";
import { LineItemsCard } from "../../../../entities/orders/order/parts/lines/line-items-card.tsx";
import { MatchedLines } from "../../../../entities/orders/order/parts/matches/matched-lines.tsx";
import { paymentSettingsQuery } from "../../../../entities/shop/payments/queries.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import type { MessageReading } from "../data.ts";
import { useCustomerBeside, useNotesBeside, useSelling, useSendableSets } from "../data.ts";
import { CustomerPanel } from "../parts/panel/customer-panel.tsx";
import { OrdersCard } from "../parts/sell/orders-card.tsx";
import { OrderBeside } from "./order-beside.tsx";

type Lines = { lines: DraftLine[]; onChange: (lines: DraftLine[]) => void };
type Sent = NewOrder["products"];

/** The lines of a message that ask for something, to put them into the cart. */
function ReadingCard({ reading, lines, onChange }: Lines & { reading: MessageReading }) {
  const t = useTranslations("conversations.sell");
  const failureText = useFailureText();
  const { found } = reading;
  return (
    <Card
      title={t("reading")}
      action={
        <Button variant="ghost" size="icon" aria-label={t("close")} onClick={reading.close}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      <q className="wrap-anywhere block whitespace-pre-line text-muted">{reading.text}</q>
      {found.error && <p role="alert">{failureText(found.error)}</p>}
      {found.data && (
        <MatchedLines
          key={found.submittedAt}
          matches={found.data}
          onTake={(taken, { products }) =>
            onChange(taken.reduce((all, { line, choice }) => withChoice(all, line, choice, products), lines))
          }
        />
      )}
    </Card>
  );
}

type Props = {
  conversation: Conversation;
  /** The newest message on the screen. */
  seen: number;
  reading: MessageReading;
};

/** The cart that is built beside the conversation. */
function CartBuilder({
  conversation,
  seen,
  lines,
  onChange,
  onSent,
}: Omit<Props, "reading"> & Lines & { onSent: (products: Sent) => void }) {
  const t = useTranslations("conversations.sell");
  const add = useTranslations("addOrder");
  const { shop } = useAccount();
  const [search, setSearch] = useState("");
  const shelf = useProductSearch(search);
  const { id, customer, language, reply_way } = conversation;
  const offering = useSendOffer(id);
  const sending = useSendCart(id, onSent);
  const writing = useCreateOrder(shop.id, {
    failed: t("writeFailed"),
    onCreated: ({ order_id }, sent) => {
      onSent(sent.products);
      toasts.push({ title: t("written", { number: order_id }), tone: "success" });
    },
  });
  const mayWrite = useCanAccess(manualOrders.create.access);
  const mayAnswer = useCanAccess(conversations.answer.access) && reply_way === "here";
  const sets = useSendableSets();
  const settings = useQuery(paymentSettingsQuery);
  const standing = settings.data?.charges ?? [];
  const { total, units } = draftTotals({ ...emptyDraft, lines }, standing);
  const problem = linesProblem(lines);
  const isReady = units > 0 && problem === undefined && settings.data !== undefined;
  const products = chosenProducts(lines);
  const write = () =>
    writing.mutate({
      ...{ products, language, conversation_id: id, charges: chargesOfShop(standing) },
      ...(customer && { customer: { id: customer.id } }),
    });
  return (
    <>
      <LineItemsCard
        title={t("goods")}
        lines={lines}
        products={shelf.data?.items}
        search={search}
        currency={shop.currency}
        problem={problem && add(`problem.${problem}`)}
        offer={
          mayAnswer
            ? {
                label: t("offer"),
                busy: offering.isPending,
                onPress: (product) => offering.mutate({ kind: "product", id: product.id, seen }),
              }
            : undefined
        }
        onSearch={setSearch}
        onChange={onChange}
      />
      {units > 0 && (
        <div className="flex flex-col gap-2">
          <p className="flex justify-between gap-x-3 font-semibold">
            <span>{t("total")}</span>
            <span className="tabular-nums">{formatMoney({ minor: total, currency: shop.currency })}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            {mayAnswer && (
              <Button
                className="grow"
                busy={sending.isPending}
                disabled={!isReady}
                onClick={() => sending.mutate({ products, seen })}
              >
                {t("sendCart")}
              </Button>
            )}
            {mayWrite && (
              <Button variant="secondary" className="grow" busy={writing.isPending} disabled={!isReady} onClick={write}>
                {t("write")}
              </Button>
            )}
          </div>
        </div>
      )}
      {mayAnswer && sets && sets.length > 0 && (
        <Card title={t("sets")}>
          <ul className="flex flex-wrap gap-2">
            {sets.map((set) => (
              <li key={set.id} className="max-w-full">
                <Button
                  size="sm"
                  variant="secondary"
                  className="max-w-full"
                  disabled={offering.isPending}
                  onClick={() => offering.mutate({ kind: "set", id: set.id, seen })}
                >
                  <span className="truncate">{t("sendSet", { name: set.name })}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Selling beside the conversation: what the customer chose and ordered, and a cart for them. It stays on the device. */
export function SellPanel({ conversation, seen, reading }: Props) {
  const { id } = conversation;
  const [draft, setDraft, changeDraft] = useStoredState(`sell:${id}`, readDraft, emptyDraft);
  const { lines } = draft;
  const setLines = (next: DraftLine[]) => setDraft({ ...draft, lines: next });
  const onSent = (products: Sent) => changeDraft((now) => ({ ...now, lines: withoutSent(now.lines, products) }));
  const beside = useSelling(id);
  const customer = useCustomerBeside(conversation.customer?.id);
  const notes = useNotesBeside(conversation.customer?.id);
  return (
    <div className="flex flex-col gap-4 p-4">
      {reading.text !== "" && <ReadingCard reading={reading} lines={lines} onChange={setLines} />}
      {beside?.carts && <OpenCartsCard carts={beside.carts} />}
      <CartBuilder conversation={conversation} seen={seen} lines={lines} onChange={setLines} onSent={onSent} />
      {beside?.orders && <OrdersCard orders={beside.orders} actionsOf={(order) => <OrderBeside id={order} />} />}
      <CustomerPanel customer={customer} notes={notes} />
    </div>
  );
}
