"use client";

import { documentKinds, paperSizes } from "@mauzo/contract/orders/order-documents";
import type { Order } from "@mauzo/contract/orders/orders";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { FileText, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import { useDocuments } from "../actions/use-documents.ts";
import { readPaperSize } from "../rules.ts";

/** The documents of an order; the device remembers the printer's paper size. */
export function DocumentsCard({ order }: { order: Order }) {
  const t = useTranslations("documents");
  const { shop } = useAccount();
  const { open, share, busy } = useDocuments(order.id);
  const [size, setSize] = useStoredState("paper-size", readPaperSize, "a4");
  const [language, setLanguage] = useState(shop.language ?? "en");
  // A receipt shows what was paid, so there is none before the first payment.
  const kinds = documentKinds.filter((kind) => order.paid.minor > 0 || kind !== "receipt");
  return (
    <Card title={t("title")} description={t("text")}>
      <div className="flex flex-col gap-2">
        <ChoiceChips
          label={t("size")}
          value={size}
          onChoose={setSize}
          chips={paperSizes.map((value) => ({ value, text: t(`sizes.${value}`) }))}
        />
        <ChoiceChips
          label={t("language")}
          value={language}
          onChoose={setLanguage}
          chips={[
            { value: "en", text: "English", lang: "en" },
            { value: "sw", text: "Kiswahili", lang: "sw" },
          ]}
        />
      </div>
      <ul className="mt-3 divide-y divide-line">
        {kinds.map((kind) => {
          const orderDocument = t(`kinds.${kind}`);
          const choice = { kind, size, language };
          return (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0">{orderDocument}</span>
              <span className="flex gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  busy={busy}
                  aria-label={t("openNamed", { document: orderDocument })}
                  onClick={() => open(choice)}
                >
                  <FileText aria-hidden="true" className="size-4" />
                  {t("open")}
                </Button>
                <Button
                  variant="flat"
                  size="sm"
                  busy={busy}
                  aria-label={t("shareNamed", { document: orderDocument })}
                  onClick={() => share(choice)}
                >
                  <Share2 aria-hidden="true" className="size-4" />
                  {t("share")}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
