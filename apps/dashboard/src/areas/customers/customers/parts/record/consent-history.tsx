"use client";

import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useConsents } from "../../../../../entities/customers/customer/actions/use-consents.ts";

/** All that was said of channels, newest first. */
export function ConsentHistory({ customerId }: { customerId: string }) {
  const t = useTranslations("customers.consent");
  const list = useConsents(customerId);
  const said = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-label={t("history")} className="mt-3 border-line border-t pt-3">
      <ul className="flex flex-col gap-2 text-[0.8125rem]">
        {said.map(({ id, channel, state, how, by, at }) => (
          <li key={id} className="wrap-anywhere">
            {t(`channel.${channel}`)}: {t(`state.${state}`)}
            <span className="block text-muted">
              {t("by", { name: isolateBidi(by), how: state === "unknown" ? t("takenBack") : isolateBidi(how) })} ·{" "}
              <RelativeTime iso={at} />
            </span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => void list.fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </section>
  );
}
