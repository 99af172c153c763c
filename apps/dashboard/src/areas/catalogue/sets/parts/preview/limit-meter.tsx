import { clsx } from "clsx";
import { useTranslations } from "next-intl";

type Props = { label: string; count: number; most: number };

/** How much of a limit is used; red when over it. */
export function LimitMeter({ label, count, most }: Props) {
  const t = useTranslations("sets");
  const over = count > most;
  return (
    <div className="min-w-28 grow">
      <p className="flex justify-between gap-2 text-[0.8125rem]">
        <span>{label}</span>
        <span className={clsx("tabular-nums", over ? "font-semibold text-danger" : "text-muted")}>
          {t("count", { count, most })}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-line">
        <div
          className={clsx("h-full rounded-full", over ? "bg-danger" : "bg-primary")}
          style={{ width: `${Math.min(count / most, 1) * 100}%` }}
        />
      </div>
    </div>
  );
}
