"use client";

import { products } from "@mauzo/contract/catalogue/products";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Check } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useShopUrl } from "../../../../lib/site-url.tsx";
import { toasts } from "../../../../lib/toasts.ts";

/** The steps to the first order; hidden once there is one. `hasProducts` is undefined while unknown. */
export function SetupChecklist({ hasProducts }: { hasProducts: boolean | undefined }) {
  const t = useTranslations("home");
  const shell = useTranslations("shell");
  const { shop, user } = useAccount();
  const link = useShopUrl(shop.slug);
  const message = encodeURIComponent(t("shareMessage", { shop: shop.name, link }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toasts.push({ title: t("copied"), tone: "success" });
    } catch {
      toasts.push({ title: t("copyFailed"), tone: "danger" });
    }
  }

  return (
    <Card title={t("startTitle")} description={t("startText")} flush>
      <ol>
        <Step number={1} title={t("addTitle")} text={hasProducts ? t("addDone") : t("addText")} done={hasProducts}>
          {canAccess(user.permissions, products.create.access) && (
            <Link href="/dashboard/products/new" className={buttonClass(hasProducts ? "secondary" : "primary", "sm")}>
              {t("addMore")}
            </Link>
          )}
        </Step>
        <Step number={2} title={t("seeTitle")} text={t("seeText")}>
          <a href={link} className={buttonClass("secondary", "sm")}>
            {shell("viewShop")}
          </a>
        </Step>
        <Step number={3} title={t("shareTitle")} text={t("shareText")}>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            {t("copy")}
          </Button>
          <a
            href={`https://wa.me/?text=${message}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("secondary", "sm")}
          >
            {t("shareWhatsapp")}
          </a>
          <code className="basis-full select-all break-all font-sans text-muted text-xs">{link}</code>
        </Step>
      </ol>
    </Card>
  );
}

type StepProps = { number: number; title: string; text: string; done?: boolean; children: ReactNode };

function Step({ number, title, text, done = false, children }: StepProps) {
  return (
    <li className="flex gap-3.5 big-text:flex-col border-line border-t px-4 py-4 first:border-0 md:px-5">
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-full font-semibold text-xs ${done ? "bg-primary text-on-primary" : "bg-primary-soft text-primary-strong"}`}
      >
        {done ? <Check className="size-4" /> : number}
      </span>
      <div className="min-w-0 grow">
        <p className="font-medium">{title}</p>
        <p className="text-muted">{text}</p>
        <div className="mt-2.5 flex flex-wrap gap-2">{children}</div>
      </div>
    </li>
  );
}
