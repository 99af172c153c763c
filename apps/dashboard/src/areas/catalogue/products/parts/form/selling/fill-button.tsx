"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { CopyPlus } from "lucide-react";
import { useTranslations } from "use-intl";
import { useMenu } from "../../../../../../components/use-menu.ts";
import { late } from "../../../../../../lib/late/late.tsx";
import type { Fill } from "./fill.ts";

type Props = { name: string; isLast: boolean; onFill: (fill: Fill) => void };

const FillMenu = late(async () => (await import("./fill-menu.tsx")).FillMenu);

/** Copies a variant's price or stock to those under it, or to all. */
export function FillButton({ name, isLast, onFill }: Props) {
  const t = useTranslations("products.form");
  const { trigger, menu } = useMenu();
  return (
    <div className="relative -mr-2 ml-auto w-fit">
      <button {...trigger} className={buttonClass("ghost", "sm")}>
        <CopyPlus aria-hidden="true" className="size-4" />
        {t("fill")}
        <span className="sr-only"> ({name})</span>
      </button>
      <FillMenu {...menu} isLast={isLast} onFill={onFill} />
    </div>
  );
}
