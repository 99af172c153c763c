"use client";

import type { WayChange, WayToPay } from "@mauzo/contract/shop/payment-settings";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { wayText } from "@mauzo/format/way-text";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useLocale, useTranslations } from "next-intl";
import { LoadMore, type LoadMoreState } from "../../../../components/list/load-more.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

type Props = {
  list: LoadMoreState & {
    data: { pages: { items: WayChange[] }[] } | undefined;
    error: unknown;
    refetch: () => unknown;
  };
};

const keys = {
  ...({ added: "added", changed: "changed", removed: "removed", on: "on", off: "off" } as const),
  ...({ "cash on": "cashOn", "cash off": "cashOff", "push on": "pushOn", "push off": "pushOff" } as const),
} as const;

/** Who changed how the shop is paid, and when. */
export function WayHistory({ list }: Props) {
  const t = useTranslations("payments");
  const language = useLocale();
  const failureText = useFailureText();
  const changes = list.data?.pages.flatMap(({ items }) => items);
  const text = (way: WayToPay | null) => (way ? isolateBidi(wayText(way, language)) : "");
  const said = ({ kind, by, way, before }: WayChange) => {
    return t(`changes.${keys[kind]}`, { by: isolateBidi(by), way: text(way), before: text(before) });
  };
  return (
    <Card title={t("history")} flush>
      {changes === undefined && !list.error && <Skeleton className="m-4 h-4 w-60" />}
      {changes === undefined && !!list.error && (
        <ErrorPanel
          title={t("historyFailed")}
          message={failureText(list.error)}
          retry={t("retry")}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      )}
      {changes?.length === 0 && <p className="px-4 pb-4 text-muted md:px-5">{t("historyNone")}</p>}
      <ol>
        {changes?.map((change) => (
          <li key={change.id} className="wrap-anywhere border-line border-t px-4 py-2.5 md:px-5">
            {said(change)}
            <span className="block text-muted text-sm">
              <RelativeTime iso={change.at} />
            </span>
          </li>
        ))}
      </ol>
      <LoadMore list={list} />
    </Card>
  );
}
