"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Camera, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useRef, useState } from "react";
import { Picture } from "../../../../components/picture.tsx";
import { newItem, withFullStock, withRemainingStock } from "../../../../entities/orders/order/form/order-draft.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useShelf } from "../data/use-shelf.ts";
import type { Scanned } from "../parts/camera/camera-dialog.tsx";
import { PricesOf } from "../parts/prices-of.tsx";
import { scannedAmong, withOneMore } from "../rules/sale.ts";
import { writingsOf } from "../rules/scan-rule.ts";

const EditLineSheet = lazyPart(
  async () => (await import("../../../../entities/orders/order/parts/lines/edit-line-sheet.tsx")).EditLineSheet,
);
const CameraDialog = lazyPart(async () => (await import("../parts/camera/camera-dialog.tsx")).CameraDialog);
const noMoreText = { full: "noMore", soldOut: "noneLeft" } as const;

type Props = {
  lines: DraftLine[];
  currency: string;
  /** Changes the lines from what they are by then. */
  onChange: (next: (lines: DraftLine[]) => DraftLine[]) => void;
};

/** What is sold, to be tapped, searched for or scanned. */
export function ShelfCard({ lines, currency, onChange }: Props) {
  const t = useTranslations("addOrder");
  const pos = useTranslations("pos");
  const failureText = useFailureText();
  const [typed, setTyped] = useState("");
  /** What was scanned last, where several products answer to it. */
  const [asked, setAsked] = useState("");
  const [open, setOpen] = useState<DraftLine>();
  const search = useDeferredValue(typed.trim() || asked);
  const { found, from, error, scan } = useShelf(search);
  const [isCamera, setCamera] = useState(false);
  const scans = useRef(Promise.resolve());
  const say = (title: string) => toasts.push({ title, tone: "danger" });

  function take(product: Product, variantId?: string): Scanned {
    let scanned: Scanned = { taken: product.name };
    onChange((now) => {
      const more = withOneMore(now, product, variantId);
      if (more === "choose") {
        setCamera(false);
        setOpen(newItem(product, now));
      }
      if (more === "full" || more === "soldOut") scanned = { said: pos(noMoreText[more], { name: product.name }) };
      return typeof more === "string" ? now : more;
    });
    return scanned;
  }
  async function takeScanned(text: string, exactly: boolean): Promise<Scanned> {
    try {
      let scanned: ReturnType<typeof scannedAmong> = "none";
      for (const code of writingsOf(text))
        if (scanned === "none") scanned = scannedAmong(await scan(code), code, exactly);
      if (scanned === "none") return { said: pos("codeUnknown", { code: text }) };
      if (scanned === "several") {
        setCamera(false);
        setAsked(text);
        return { said: pos("severalFound", { code: text }), isShown: true };
      }
      if (scanned.product.stock <= 0) return { said: pos("noneLeft", { name: scanned.product.name }) };
      return take(scanned.product, scanned.variantId);
    } catch (error) {
      return { said: `${text}: ${failureText(error)}` };
    }
  }
  /** Each waits for the one before. */
  function queueScan(text: string, exactly = false): Promise<Scanned> {
    setAsked("");
    const scanned = scans.current.then(() => takeScanned(text, exactly));
    scans.current = scanned.then(() => undefined);
    return scanned;
  }
  const sayProblem = (scanned: Scanned) => "said" in scanned && !scanned.isShown && say(scanned.said);
  /** A scanner types fast and ends with Enter: the field is empty for the next code. */
  function scanTyped() {
    const text = typed.trim();
    if (text === "") return;
    setTyped("");
    void queueScan(text).then(sayProblem);
  }

  return (
    <Card title={pos("shelf")} flush>
      <form
        noValidate
        className="relative flex gap-2 px-4 pb-3 md:px-5"
        onSubmit={(event) => {
          event.preventDefault();
          scanTyped();
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-0 left-7 h-9 w-4 text-muted md:left-8 pointer-coarse:h-11"
        />
        <Input
          type="search"
          data-list-search
          aria-label={t("search")}
          placeholder={pos("searchPlaceholder")}
          maxLength={80}
          enterKeyHint="done"
          value={typed}
          onChange={({ target }) => {
            setAsked("");
            setTyped(target.value);
          }}
          className="pl-9"
        />
        <Button
          variant="secondary"
          size="icon"
          className="shrink-0"
          aria-label={pos("camera.open")}
          onClick={() => setCamera(true)}
        >
          <Camera aria-hidden="true" className="size-4" />
        </Button>
      </form>
      {error && (
        <p role="alert" className="px-4 pb-3 text-danger md:px-5">
          {failureText(error)}
        </p>
      )}
      {from !== undefined && <PricesOf at={from} />}
      {(asked !== "" || found?.length === 0) && (
        <p role="status" className="px-4 pb-3 text-muted md:px-5">
          {asked !== "" && pos("severalFound", { code: asked })}
          {asked === "" && (search === "" ? pos("noProducts") : t("noMatch"))}
        </p>
      )}
      <ul aria-label={t("shelf")} className="grid grid-cols-2 gap-2 px-4 pb-4 sm:grid-cols-3 md:px-5 xl:grid-cols-4">
        {found?.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              disabled={product.stock <= 0}
              onClick={() => sayProblem(take(product))}
              className="flex h-full w-full flex-col gap-1 rounded-control border border-line p-2 text-left hover:bg-sunken disabled:opacity-55"
            >
              <Picture address={product.image_url} name={product.name} className="h-16 w-full" sizes="144px" />
              <span className="wrap-anywhere line-clamp-2 font-medium">{product.name}</span>
              <span className="mt-auto text-[0.8125rem] text-muted tabular-nums">
                {formatMoney(product.price_from)} ·{" "}
                {product.stock > 0 ? t("left", { count: String(product.stock) }) : t("soldOut")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isCamera && <CameraDialog onCode={(code) => queueScan(code, true)} onClose={() => setCamera(false)} />}
      {open && (
        <EditLineSheet
          line={withRemainingStock(open, lines)}
          currency={currency}
          save={pos("take")}
          onSave={(line) => {
            setOpen(undefined);
            onChange((now) => [...now, withFullStock(line, open)]);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
