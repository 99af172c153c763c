"use client";

import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";

const Previews = lazyPart(async () => (await import("./previews.tsx")).Previews, { place: "h-[36rem]" });

type Props = { product: ProductFacts; category: string; draft: boolean };

/** The product as customers see it; the code for it is loaded when somebody opens it. */
export function PreviewCard({ product, category, draft }: Props) {
  const t = useTranslations("products.preview");
  const [open, setOpen] = useState(false);
  return (
    <Card title={t("title")} description={t("text")}>
      {draft && <p className="mb-3 w-fit rounded-control bg-accent-soft px-3 py-1.5 text-[0.8125rem]">{t("draft")}</p>}
      {open ? (
        <Previews product={product} category={category} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Eye aria-hidden="true" className="size-4" />
          {t("show")}
        </Button>
      )}
    </Card>
  );
}
