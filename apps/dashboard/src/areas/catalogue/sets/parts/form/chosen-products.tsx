"use client";

import type { SetProduct } from "@mauzo/contract/catalogue/sets";
import { Badge } from "@mauzo/ui/badge";
import { clsx } from "clsx";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DragHandle } from "../../../../../components/drag/drag-handle.tsx";
import { useDraggedRows } from "../../../../../components/drag/use-dragged-rows.ts";
import { Picture } from "../../../../../components/picture.tsx";
import { moveItem } from "../../../../../lib/move-item.ts";
import { offerUndo } from "../../../../../lib/offer-undo.ts";
import { IconButton } from "./icon-button.tsx";

type Products = readonly SetProduct[];
type Props = { label: string; products: Products; onChange: (update: (now: Products) => Products) => void };

/** The products of a set in order; the order is changed by dragging or with buttons. */
export function ChosenProducts({ label, products, onChange }: Props) {
  const t = useTranslations("sets");
  const [told, setTold] = useState("");

  function move(from: number, to: number) {
    const product = products[from];
    if (!product) return;
    onChange((now) => moveItem(now, from, to));
    setTold(t("moved", { name: product.name, place: to + 1 }));
  }
  const rows = useDraggedRows<HTMLOListElement>(
    products.map(({ id }) => id),
    move,
  );
  function remove(at: number) {
    const product = products[at];
    if (!product) return;
    onChange((now) => now.filter(({ id }) => id !== product.id));
    offerUndo({
      title: t("removed", { name: product.name }),
      label: t("undo"),
      onUndo: () =>
        onChange((now) =>
          now.some(({ id }) => id === product.id) ? now : [...now.slice(0, at), product, ...now.slice(at)],
        ),
    });
  }

  if (products.length === 0) return <p className="text-muted">{t("chosenNone")}</p>;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
      <ol ref={rows.list} aria-label={label} className="divide-y divide-line rounded-control border border-line">
        {products.map((product, at) => (
          <li
            key={product.id}
            className={clsx(
              "flex flex-wrap items-center gap-x-3 gap-y-1 p-2",
              rows.dragged === product.id && "bg-primary-soft",
            )}
          >
            <DragHandle label={t("drag", { name: product.name })} onStart={() => rows.start(product.id)} />
            <Picture address={product.image_url} name={product.name} sizes="40px" className="size-10" />
            <span className="min-w-0 grow basis-32">
              <span className="line-clamp-2">{product.name}</span>
              {product.warning && (
                <Badge tone={product.warning === "sold_out" ? "danger" : "accent"}>
                  {t(`warning.${product.warning}`)}
                </Badge>
              )}
            </span>
            <span className="ml-auto flex">
              <IconButton label={t("up", { name: product.name })} off={at === 0} onPress={() => move(at, at - 1)}>
                <ArrowUp aria-hidden="true" className="size-4" />
              </IconButton>
              <IconButton
                label={t("down", { name: product.name })}
                off={at === products.length - 1}
                onPress={() => move(at, at + 1)}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </IconButton>
              <IconButton label={t("remove", { name: product.name })} onPress={() => remove(at)}>
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
