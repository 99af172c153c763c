import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import type { DocumentChoice } from "../rules.ts";

/** Whether the browser can share files of this kind; checked with a sample file. */
const sharesFiles = () =>
  typeof navigator.canShare === "function" &&
  navigator.canShare({ files: [new File([], "document.pdf", { type: "application/pdf" })] });

/** Opens the documents of an order in a new tab, and shares them: as files where the device can, else as a link. */
export function useDocuments(id: string) {
  const t = useTranslations("documents");
  const meta = { failed: t("failed") };
  const linkTo = async (body: DocumentChoice) => (await api.call(orderDocuments.share, { params: { id }, body })).url;

  const open = useMutation({
    mutationFn: async ({ choice, tab }: { choice: DocumentChoice; tab: Window | null }) => {
      try {
        const link = await linkTo(choice);
        if (tab) tab.location.replace(link);
        else window.location.assign(link);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    meta,
  });
  const share = useMutation({
    mutationFn: async ({ kind, ...query }: DocumentChoice) => {
      if (sharesFiles()) {
        const file = await api.file(orderDocuments.print, { params: { id, kind }, query });
        // A user who cancels the share dialog gets no message.
        await navigator.share({ files: [file], title: file.name }).catch(() => undefined);
        return;
      }
      await navigator.clipboard.writeText(await linkTo({ kind, ...query }));
      toasts.push({ title: t("copied"), tone: "success" });
    },
    meta,
  });
  return {
    // The tab must be opened during the press itself: later, browsers block it as a pop-up.
    open: (choice: DocumentChoice) => open.mutate({ choice, tab: window.open("", "_blank") }),
    share: (choice: DocumentChoice) => share.mutate(choice),
    busy: open.isPending || share.isPending,
  };
}
