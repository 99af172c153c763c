"use client";

import { paperKinds, paperSizes } from "@mauzo/contract/orders/order-papers";
import type { Language } from "@mauzo/contract/shared";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Chips } from "@mauzo/ui/chips";
import { FileText, Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useKept } from "../../../../lib/device/use-kept.ts";
import { type PaperChoice, readPaperSize } from "../rules.ts";

type Props = {
  /** What the papers are in unless somebody chooses: the shop's own language. */
  language: Language;
  /** A receipt says what was paid; before anything was there is none. */
  paid: boolean;
  busy: boolean;
  onOpen: (choice: PaperChoice) => void;
  onShare: (choice: PaperChoice) => void;
};

/** The papers of an order: which printer they are for stays with the device. */
export function PapersCard({ language: usual, paid, busy, onOpen, onShare }: Props) {
  const t = useTranslations("papers");
  const [size, setSize] = useKept("paper-size", readPaperSize, "a4");
  const [language, setLanguage] = useState(usual);
  const kinds = paperKinds.filter((kind) => paid || kind !== "receipt");
  return (
    <Card title={t("title")} description={t("text")}>
      <div className="flex flex-col gap-2">
        <Chips
          label={t("size")}
          value={size}
          onChoose={setSize}
          chips={paperSizes.map((value) => ({ value, text: t(`sizes.${value}`) }))}
        />
        <Chips
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
          const paper = t(`kinds.${kind}`);
          const choice = { kind, size, language };
          return (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0">{paper}</span>
              <span className="flex gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  busy={busy}
                  aria-label={t("openNamed", { paper })}
                  onClick={() => onOpen(choice)}
                >
                  <FileText aria-hidden="true" className="size-4" />
                  {t("open")}
                </Button>
                <Button
                  variant="flat"
                  size="sm"
                  busy={busy}
                  aria-label={t("shareNamed", { paper })}
                  onClick={() => onShare(choice)}
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
