"use client";

import { orderPath } from "@mauzo/contract/orders/order-path";
import { isolated } from "@mauzo/format/isolated";
import { formatMoney } from "@mauzo/format/money";
import { Modal } from "@mauzo/ui/modal";
import { Spinner } from "@mauzo/ui/spinner";
import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFindings } from "../../lib/finding/find-anything.ts";
import { useFailureText } from "../../lib/use-failure-text.ts";
import { customersOf } from "./customers.ts";
import { finds } from "./finds.ts";
import { type Choice, PaletteGroup } from "./palette-group.tsx";
import { useActions } from "./use-actions.tsx";

const foundBy = (text: string) => (choice: Choice) => finds(choice.label, text);

/** Go anywhere, find an order, a customer or a product, do something: by a few letters and Enter. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const orders = useTranslations("orders");
  const router = useRouter();
  const failureText = useFailureText();
  const [text, setText] = useState("");
  const found = useFindings(text);
  const { areas, actions } = useActions();
  const go = (path: string) => () => router.push(path);
  const run = (choice: Choice) => {
    onClose();
    choice.run();
  };
  const groups: [string, Choice[]][] = [
    [t("areas"), areas.filter(foundBy(text))],
    [t("actions"), actions.filter(foundBy(text))],
    [
      t("orders"),
      found.orders.map((order) => ({
        id: order.id,
        label: order.order_id,
        note: `${isolated(order.customer?.name || order.customer?.known_as || order.customer?.phone || orders("noCustomer"))} · ${formatMoney(order.total)}`,
        run: go(orderPath(order.id)),
      })),
    ],
    [
      t("customers"),
      customersOf(found.orders).map(({ id, name, search }) => ({
        id,
        label: t("ordersOf", { name: isolated(name) }),
        run: go(`/dashboard/orders?search=${encodeURIComponent(search)}`),
      })),
    ],
    [
      t("products"),
      found.products.map(({ id, name, price_from }) => ({
        id,
        label: name,
        note: formatMoney(price_from),
        run: go(`/dashboard/products/${id}`),
      })),
    ],
  ];
  const empty = groups.every(([, choices]) => choices.length === 0);

  return (
    <Modal
      title={t("title")}
      hideTitle
      close={shell("close")}
      onClose={onClose}
      className="top-3 max-w-xl overflow-hidden md:top-[12vh]"
    >
      <Command
        shouldFilter={false}
        loop
        label={t("title")}
        className="flex max-h-[calc(100dvh-1.75rem)] flex-col md:max-h-[70vh]"
      >
        <div className="flex items-center gap-2 border-line border-b px-4">
          <Command.Input
            value={text}
            onValueChange={setText}
            maxLength={80}
            placeholder={t("placeholder")}
            className="h-12 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted"
          />
          {found.searching && found.asked && <Spinner className="size-4 text-muted" />}
        </div>
        <Command.List className="min-h-0 overflow-y-auto overscroll-contain p-2">
          {groups.map(([heading, choices]) => (
            <PaletteGroup key={heading} heading={heading} choices={choices} onRun={run} />
          ))}
        </Command.List>
        <p role="status" className={empty || found.error ? "px-4 pb-4 text-muted" : "sr-only"}>
          {found.error
            ? t("failed", { reason: failureText(found.error) })
            : empty && (found.searching ? t("searching") : t("nothing", { text: text.trim() }))}
        </p>
      </Command>
    </Modal>
  );
}
