import { addressOf } from "@mauzo/api-client/create-api";
import { orderPapers } from "@mauzo/contract/orders/order-papers";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { fetchFile } from "../../../../lib/files/send-file.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import type { PaperChoice } from "../rules.ts";

/** Whether the browser hands files of this kind on; asked with one like ours. */
const sharesFiles = () =>
  typeof navigator.canShare === "function" &&
  navigator.canShare({ files: [new File([], "paper.pdf", { type: "application/pdf" })] });

/** Opens the papers of an order beside the page, and hands them on: as files where the device can, else as a link. */
export function usePapers(id: string) {
  const t = useTranslations("papers");
  const failureText = useFailureText();
  const onError = (error: unknown) => toasts.push({ title: t("failed"), text: failureText(error), tone: "danger" });
  const linkTo = async (body: PaperChoice) => (await api.call(orderPapers.share, { params: { id }, body })).url;

  const open = useMutation({
    mutationFn: async ({ choice, tab }: { choice: PaperChoice; tab: Window | null }) => {
      try {
        const link = await linkTo(choice);
        if (tab) tab.location.replace(link);
        else window.location.assign(link);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError,
  });
  const share = useMutation({
    mutationFn: async ({ kind, ...query }: PaperChoice) => {
      if (sharesFiles()) {
        const file = await fetchFile(`/${addressOf(orderPapers.print.path, { params: { id, kind }, query })}`);
        // Who changed their mind is told nothing.
        await navigator.share({ files: [file], title: file.name }).catch(() => undefined);
        return;
      }
      await navigator.clipboard.writeText(await linkTo({ kind, ...query }));
      toasts.push({ title: t("copied"), tone: "success" });
    },
    onError,
  });
  return {
    // The tab is opened by the press itself: later, browsers take it for an advertisement.
    open: (choice: PaperChoice) => open.mutate({ choice, tab: window.open("", "_blank") }),
    share: (choice: PaperChoice) => share.mutate(choice),
    busy: open.isPending || share.isPending,
  };
}
