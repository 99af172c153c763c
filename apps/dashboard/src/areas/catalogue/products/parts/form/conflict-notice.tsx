"use client";

import type { ProductChange } from "@mauzo/contract/catalogue/product-history";
import { shopCategories } from "@mauzo/contract/shop/shop";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { changeOf, type EditConflict } from "../../form/conflicts/find-conflicts.ts";
import { conflictNoticeId } from "../../form/conflicts/use-conflicts.ts";
import type { ProductForm } from "../../form/product-form.ts";

type Props = {
  clashes: readonly EditConflict[];
  /** The changes since the form was filled, newest first, as far as they are known. */
  changes: readonly ProductChange[];
  keepMine: (clash: EditConflict) => void;
  takeTheirs: (clash: EditConflict) => void;
};

/**
 * Fields that somebody else changed too: the current value, who set it, and the value typed here; the user picks one.
 */
export const ConflictNotice = (props: Props) => (props.clashes.length > 0 ? <Notice {...props} /> : null);

function Notice({ clashes, changes, keepMine, takeTheirs }: Props) {
  const t = useTranslations("products.form");
  const history = useTranslations("products.history");
  const category = useTranslations("category");
  const { getValues } = useFormContext<ProductForm>();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "start" });
    notice.current?.focus({ preventScroll: true });
  }, []);
  const choose = (settle: Props["keepMine"], clash: EditConflict) => {
    // The buttons disappear with the conflict, so the focus moves to the notice.
    notice.current?.focus({ preventScroll: true });
    settle(clash);
  };
  const say = ({ field }: EditConflict, value: EditConflict["now"]): string => {
    if (field === "picture") {
      const at = getValues("pictures").findIndex(({ id }) => id === value);
      return at < 0 ? t("noPicture") : t("pictureNumber", { number: String(at + 1) });
    }
    if (typeof value === "boolean") return value ? t("count") : t("notCounted");
    if (value === null || value === "") return history("nothing");
    const known = field === "category" ? shopCategories.find((each) => each === value) : undefined;
    if (known) return category(known);
    return field === "status" && (value === "draft" || value === "published") ? t(value) : value;
  };
  return (
    <section
      ref={notice}
      id={conflictNoticeId}
      role="alert"
      tabIndex={-1}
      aria-label={t("clashTitle")}
      className="scroll-mt-20 rounded-card border border-accent bg-accent-soft p-4"
    >
      <p className="font-semibold">{t("clashTitle")}</p>
      <p className="mt-1">{t("clashText")}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {clashes.map((clash) => {
          const { path, field, of } = clash;
          const change = changeOf(clash, changes);
          const label = [of, history(`field.${field}`)].filter(Boolean).join(" · ");
          return (
            <li key={path} className="rounded-control border border-line bg-card p-3">
              <p className="wrap-anywhere font-medium">{label}</p>
              <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
                <dt className="text-muted">{t("clashNow")}</dt>
                <dd className="wrap-anywhere">
                  <bdi className="whitespace-pre-line">{say(clash, clash.now)}</bdi>
                  {change && (
                    <span className="block text-muted text-xs">
                      <bdi>{change.by}</bdi> · <RelativeTime iso={change.at} />
                    </span>
                  )}
                </dd>
                <dt className="text-muted">{t("clashYours")}</dt>
                <dd className="wrap-anywhere">
                  <bdi className="whitespace-pre-line">{say(clash, clash.mine)}</bdi>
                </dd>
              </dl>
              <div className="mt-3 flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`${t("clashKeep")}: ${label}`}
                  onClick={() => choose(keepMine, clash)}
                >
                  {t("clashKeep")}
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`${t("clashTake")}: ${label}`}
                  onClick={() => choose(takeTheirs, clash)}
                >
                  {t("clashTake")}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
