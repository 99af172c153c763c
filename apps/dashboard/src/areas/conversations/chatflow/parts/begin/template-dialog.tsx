"use client";

import { templateOf, trades } from "@mauzo/chatflow/templates/templates";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Modal } from "@mauzo/ui/modal";
import { useLocale, useTranslations } from "next-intl";

/** Flows to begin with, by trade. The chosen one takes the place of the draft, which undo brings back. */
export function TemplateDialog({ onChoose, onClose }: { onChoose: (flow: FlowDocument) => void; onClose: () => void }) {
  const t = useTranslations("chatflow");
  const language = useLocale();
  const shell = useTranslations("shell");
  return (
    <Modal
      title={t("templates")}
      text={t("templatesText")}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[12vh] md:bottom-auto"
    >
      <ul className="flex flex-col gap-2 p-5">
        {trades.map((trade) => (
          <li key={trade}>
            <button
              type="button"
              onClick={() => onChoose(templateOf(trade, language))}
              className="w-full rounded-card border border-line p-3 text-left hover:bg-sunken"
            >
              <span className="block font-medium">{t(`trades.${trade}`)}</span>
              <span className="text-muted">{t(`tradeTexts.${trade}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
