"use client";

import { customers } from "@mauzo/contract/customers/customers";
import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { Modal } from "@mauzo/ui/modal";
import { Spinner } from "@mauzo/ui/spinner";
import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGlobalSearch } from "../../lib/search/use-global-search.ts";
import { useCanAccess } from "../../lib/session/use-can-access.ts";
import { useFailureText } from "../../lib/use-failure-text.ts";
import { customersFromOrders } from "./customers-from-orders.ts";
import { matchesSearch } from "./matches-search.ts";
import { PaletteGroup, type PaletteItem } from "./palette-group.tsx";
import { useActions } from "./use-actions.tsx";
import { type WhyFound, whyFound } from "./why-found.ts";

const foundBy =
  (text: string) =>
  ({ label, keywords = [] }: PaletteItem) =>
    [label, ...keywords].some((words) => matchesSearch(words, text));

/**
 * The command palette: open a page, find an order, customer or product, or run an action, by a few letters and Enter.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const router = useRouter();
  const failureText = useFailureText();
  const [text, setText] = useState("");
  const found = useGlobalSearch(text);
  const seesCustomers = useCanAccess(customers.get.access);
  const { areas, actions } = useActions();
  const go = (path: string) => () => router.push(path);
  const run = (choice: PaletteItem) => {
    onClose();
    choice.run();
  };
  const whyText = (why: WhyFound | undefined) => {
    if (why === undefined) return undefined;
    if (why.field === "similar") return t("foundIn.similar");
    const { before, match, after } = why;
    const part = () => (
      <>
        {before}
        <mark className="bg-accent-soft text-ink">{match}</mark>
        {after}
      </>
    );
    return t.rich(`foundIn.${why.field}`, { part });
  };
  const groups: [string, PaletteItem[]][] = [
    [t("areas"), areas.filter(foundBy(text))],
    [t("actions"), actions.filter(foundBy(text))],
    [
      t("orders"),
      found.orders.map((order) => ({
        id: order.id,
        label: order.order_id,
        note: `${isolateBidi(order.customer?.name || order.customer?.known_as || order.customer?.phone || t("noCustomer"))} · ${formatMoney(order.total)}`,
        run: go(dashboardOrderPath(order.id)),
      })),
    ],
    [
      t("customers"),
      customersFromOrders(found.orders).map(({ id, name, search }) => ({
        id,
        label: seesCustomers ? isolateBidi(name) : t("ordersOf", { name: isolateBidi(name) }),
        run: go(
          seesCustomers ? `/dashboard/customers/${id}` : `/dashboard/orders?search=${encodeURIComponent(search)}`,
        ),
      })),
    ],
    [
      t("products"),
      found.products.map((product) => ({
        id: product.id,
        label: product.name,
        note: formatMoney(product.price_from),
        // While a search is under way, these are the products of the one before.
        why: found.searching ? undefined : whyText(whyFound(product, text)),
        run: go(`/dashboard/products/${product.id}`),
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
