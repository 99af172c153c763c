"use client";

import type { Customer } from "@mauzo/contract/customers/customers";
import type { SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import type { ReachWay } from "@mauzo/contract/customers/segments";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Card } from "@mauzo/ui/card";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useSentence } from "./use-sentence.ts";

type Props = {
  document: SegmentDocument | undefined;
  names: ReadonlyMap<string, string>;
  count: {
    data: { count: number; samples: readonly Pick<Customer, "name" | "phone">[] } | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
  };
  /** How they can be reached, once it is known. */
  ways: readonly { way: ReachWay; count: number }[] | undefined;
};

/** The question in words, how many customers match it, and some of them. The old number stays grey while it asks. */
export function CountCard({ document, names, count, ways }: Props) {
  const t = useTranslations("segments");
  const failureText = useFailureText();
  const say = useSentence();
  const { data, error, isFetching, isPlaceholderData } = count;
  if (!document)
    return (
      <Card>
        <p className="text-muted">{t("countWaits")}</p>
      </Card>
    );
  const waits = isFetching || isPlaceholderData;
  return (
    <Card>
      <p className="wrap-anywhere font-medium">{say(document, names)}</p>
      <div aria-live="polite" className={clsx("mt-2", waits && "text-muted")}>
        {error && <p className="text-danger">{`${t("countFailed")}. ${failureText(error)}`}</p>}
        {!error && <p>{data ? t("count", { count: data.count }) : t("counting")}</p>}
        {ways && data && data.count > 0 && (
          <p className="mt-1">
            {ways.map(({ way, count }) => t(`reach.${way}`, { count: String(count) })).join(" · ")}
          </p>
        )}
        {data && data.samples.length > 0 && (
          <p className="wrap-anywhere mt-1 text-[0.8125rem] text-muted">
            {t("samples")}:{" "}
            {data.samples
              .flatMap(({ name, phone }) => (name || phone ? [isolateBidi(name || phone || "")] : []))
              .join(", ")}
          </p>
        )}
      </div>
    </Card>
  );
}
