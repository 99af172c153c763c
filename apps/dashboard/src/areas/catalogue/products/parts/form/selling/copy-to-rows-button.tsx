"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { CopyPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMenu } from "../../../../../../components/use-menu.ts";
import { lazyPart } from "../../../../../../lib/lazy/lazy-part.tsx";
import type { CopyToRows } from "./copy-to-rows.ts";

type Props = { name: string; isLast: boolean; onFill: (fill: CopyToRows) => void };

const FillMenu = lazyPart(async () => (await import("./copy-to-rows-menu.tsx")).CopyToRowsMenu);

/** Copies a variant's price or stock to those below it, or to all. */
export function CopyToRowsButton({ name, isLast, onFill }: Props) {
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
