import type { RecipientCounts } from "@mauzo/contract/marketing/campaigns";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { barOf, barStates, doneOf, peopleOf } from "../rules.ts";

const colours: Readonly<Record<(typeof barStates)[number], string>> = {
  delivered: "bg-primary",
  sent: "bg-info",
  unknown: "bg-accent",
  failed: "bg-danger",
  prepared: "bg-line",
};

/** How far a campaign is: a bar with a part for each state, and the same in words. */
export function CampaignBar({ name, counts }: { name: string; counts: RecipientCounts }) {
  const t = useTranslations("marketing");
  const bar = barOf(counts);
  const shown = barStates.filter((state) => bar[state] > 0);
  return (
    <figure aria-label={t("progressOf", { name })}>
      <div aria-hidden="true" className="flex h-2 gap-px overflow-hidden rounded-full bg-line">
        {shown.map((state) => (
          <span key={state} className={colours[state]} style={{ flexGrow: bar[state] }} />
        ))}
      </div>
      <p className="mt-1.5 text-[0.8125rem]">{t("progress", { done: doneOf(counts), all: peopleOf(counts) })}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-muted">
        {shown.map((state) => (
          <li key={state} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={clsx("size-2 rounded-full", colours[state])} />
            {t(`recipientStates.${state}`)}: {formatCount(bar[state])}
          </li>
        ))}
      </ul>
    </figure>
  );
}
