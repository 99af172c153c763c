"use client";

import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { FileText, MessageCircle, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { ShareLink } from "../../../../components/share-link.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { whatsappLink } from "../../../../lib/whatsapp-link.ts";
import { useShareReceipt } from "../actions/use-share-receipt.ts";

type Props = {
  saleId: string;
  /** The order's number, where several receipts are on the screen. */
  number?: string;
};

/** Sends the receipt of a sale: by WhatsApp to its customer, or to whom the sender chooses, and as a link to a PDF. */
export function SendReceipt({ saleId, number }: Props) {
  const t = useTranslations("pos.send");
  const failureText = useFailureText();
  const { mutate, isPending, data, error } = useShareReceipt(saleId);
  if (!data)
    return (
      <div>
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          {...(number !== undefined && { "aria-label": `${t("open")}: ${number}` })}
          onClick={() => mutate()}
        >
          <Send aria-hidden="true" className="size-4" />
          {t("open")}
        </Button>
        {error && (
          <p role="alert" className="mt-1 text-danger">
            {failureText(error)}
          </p>
        )}
      </div>
    );
  return (
    <section aria-label={t("open")}>
      <a
        href={whatsappLink(data.phone, data.text)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass("primary", "lg", "mb-3 w-full")}
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        {t("whatsapp")}
      </a>
      <ShareLink link={data.url} shared={{ text: data.text }}>
        <a href={data.url} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
          <FileText aria-hidden="true" className="size-4" />
          {t("pdf")}
        </a>
      </ShareLink>
      <p className="mt-2 text-[0.8125rem] text-muted">{t("days")}</p>
    </section>
  );
}
