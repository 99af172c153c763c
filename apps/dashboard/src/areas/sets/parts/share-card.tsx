"use client";

import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Copy, ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import { useAccount } from "../../../lib/session/account.tsx";
import { useShopUrl } from "../../../lib/site-url.tsx";
import { toasts } from "../../../lib/toasts.ts";

/** The link that opens the shop's page with the products of a set. */
export function ShareCard({ id }: { id: string }) {
  const t = useTranslations("sets");
  const { shop } = useAccount();
  const link = `${useShopUrl(shop.slug)}?set=${id}`;
  // Without a page there is nothing to open.
  if (!shop.published) return null;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toasts.push({ title: t("copied"), tone: "success" }),
      () => toasts.push({ title: t("copyFailed"), tone: "danger" }),
    );
  return (
    <Card title={t("share")} description={t("shareText")}>
      <p className="wrap-anywhere rounded-control bg-sunken px-3 py-2 text-[0.8125rem]">{link}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t("copy")}
        </Button>
        <a href={link} target="_blank" rel="noreferrer" className={buttonClass("flat")}>
          <ExternalLink aria-hidden="true" className="size-4" />
          {t("openShared")}
        </a>
      </div>
    </Card>
  );
}
