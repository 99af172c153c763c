"use client";

import type { FeedSummary } from "@mauzo/contract/catalogue/product-exports";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";

type Props = {
  /** Undefined until it was requested and has loaded. */
  summary: FeedSummary | undefined;
  busy: boolean;
  failure: string | undefined;
  onLook: () => void;
  onDownload: () => void;
};

/** The feed file for a Meta catalogue: what it contains, what is left out and why, before the download. */
export function MetaFeedCard({ summary, busy, failure, onLook, onDownload }: Props) {
  const t = useTranslations("imports.meta");
  const gaps = summary?.gaps.filter(({ count }) => count > 0) ?? [];
  return (
    <Card title={t("title")} description={t("text")}>
      {!summary && (
        <Button variant="secondary" busy={busy} onClick={onLook}>
          {t("look")}
        </Button>
      )}
      {failure !== undefined && (
        <p role="alert" className="mt-3 text-danger">
          {failure}
        </p>
      )}
      <div aria-live="polite">
        {summary && <p className="font-medium">{t("items", { count: summary.items })}</p>}
        {summary && gaps.length === 0 && <p className="mt-1 text-muted">{t("nothingLeftOut")}</p>}
        {gaps.map(({ kind, count, products }) => (
          <section key={kind} className="mt-3">
            <h3 className="font-medium">{t(`gap.${kind}`, { count })}</h3>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {products.map(({ id, name }) => (
                <li key={id} className="min-w-0">
                  <Link
                    href={`/dashboard/products/edit/${id}`}
                    className="wrap-anywhere inline-flex min-h-6 items-center text-primary underline underline-offset-4"
                  >
                    {name}
                  </Link>
                </li>
              ))}
              {count > products.length && (
                <li className="text-muted">{t("more", { count: count - products.length })}</li>
              )}
            </ul>
          </section>
        ))}
      </div>
      {summary && (
        <Button className="mt-4" disabled={summary.items === 0} onClick={onDownload}>
          {t("download")}
        </Button>
      )}
    </Card>
  );
}
