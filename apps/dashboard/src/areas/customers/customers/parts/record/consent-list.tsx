"use client";

import { type Consent, consentChannels } from "@mauzo/contract/customers/consents";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

/** What holds now for each channel. */
export function ConsentList({ said }: { said: readonly Consent[] }) {
  const t = useTranslations("customers.consent");
  const last = new Map(said.map((each) => [each.channel, each]));
  return (
    <dl className="flex flex-col gap-3">
      {consentChannels.map((channel) => {
        const { state = "unknown", how = "", by = "", at } = last.get(channel) ?? {};
        return (
          <div key={channel}>
            <dt className="text-[0.8125rem] text-muted">{t(`channel.${channel}`)}</dt>
            <dd className="wrap-anywhere">
              <span>{t(`state.${state}`)}</span>
              {at !== undefined && state !== "unknown" && (
                <span className="block text-[0.8125rem] text-muted">
                  {t("by", { name: isolateBidi(by), how: isolateBidi(how) })} · <RelativeTime iso={at} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
