"use client";

import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import type { TemplateReply } from "@mauzo/contract/conversations/template-replies";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { Skeleton } from "@mauzo/ui/skeleton";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { FormattedText } from "../../../../../components/conversation/formatted-text.tsx";
import {
  useSendTemplate,
  useTemplateReplies,
} from "../../../../../entities/conversations/conversation/actions/use-template-replies.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** What a template costs, as far as that is known. */
function usePriceText() {
  const t = useTranslations("conversations.templates");
  return ({ price }: TemplateReply) => {
    if (price === null) return t("unpriced");
    return price.minor === 0 ? t("free") : t("price", { price: formatMoney(price) });
  };
}

/** The templates that can be sent to the customer of a conversation, as they would read them. */
export function TemplatesSheet({ id, seen, onClose }: { id: string; seen: number; onClose: () => void }) {
  const t = useTranslations("conversations.templates");
  const shell = useTranslations("shell");
  const priceText = usePriceText();
  const { data, isError, refetch } = useTemplateReplies(id);
  const sending = useSendTemplate(id, onClose);
  const mayWrite = useCanAccess(messageTemplates.create.access);
  const items = data?.items;
  return (
    <Modal
      title={t("title")}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-lg md:top-[10vh] md:bottom-auto"
    >
      <div className="flex flex-col gap-4 p-5">
        <p className="text-muted">{t("about")}</p>
        {items === undefined && !isError && <Skeleton className="h-40 w-full" />}
        {items === undefined && isError && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="text-danger">{t("failed")}</p>
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              {t("again")}
            </Button>
          </div>
        )}
        {items?.length === 0 && <p>{t("none")}</p>}
        <ul className="flex flex-col gap-3 empty:hidden">
          {items?.map((template) => (
            <li key={template.id} className="flex flex-col gap-2 rounded-card border border-line p-3">
              <p className="wrap-anywhere whitespace-pre-line rounded-card bg-primary-soft px-3 py-2">
                <FormattedText text={template.text} />
              </p>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 text-[0.8125rem] text-muted">
                  <bdi>{template.name}</bdi> · {t(`category.${template.category}`)}
                  {template.obstacle === null && ` · ${priceText(template)}`}
                </span>
                {template.obstacle === null ? (
                  <Button
                    size="sm"
                    aria-label={t("sendNamed", { name: template.name })}
                    busy={sending.isPending && sending.variables.template_id === template.id}
                    disabled={sending.isPending}
                    onClick={() => sending.mutate({ template_id: template.id, seen })}
                  >
                    {t("send")}
                  </Button>
                ) : (
                  <span className="text-[0.8125rem]">{t(`obstacle.${template.obstacle}`)}</span>
                )}
              </div>
            </li>
          ))}
        </ul>
        {mayWrite && (
          <Link
            href="/dashboard/connect/templates"
            className="self-start font-medium text-primary underline-offset-4 hover:underline"
          >
            {t("manage")}
          </Link>
        )}
      </div>
    </Modal>
  );
}
