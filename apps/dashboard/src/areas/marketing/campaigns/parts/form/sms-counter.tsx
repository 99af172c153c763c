"use client";

import { countParts } from "@mauzo/channels/sms/count-parts";
import { mendText } from "@mauzo/channels/sms/mend-text";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { useSiteUrl } from "../../../../../lib/site-url.tsx";
import { charactersLeft, filledMessage, messageEnd, sampleLink } from "../../rules.ts";

type Words = { text: string; fallback: string };
type Props = { words: Words; onMend: (words: Words) => void };

/** How many parts a message is, what makes it dearer, and one press to mend that. */
export function SmsCounter({ words: typed, onMend }: Props) {
  const t = useTranslations("campaigns.form");
  const { shop } = useAccount();
  const siteUrl = useSiteUrl();
  const link = sampleLink(siteUrl);
  const words = useDeferredValue(typed);
  const countOf = ({ text, fallback: name }: Words) =>
    countParts(filledMessage(text, { name, shop: shop.name, link }, messageEnd(siteUrl)));
  const counted = countOf(words);
  const { parts, unicodeCharacters } = counted;
  const mended = { text: mendText(words.text), fallback: mendText(words.fallback) };
  const isMendable = mended.text !== words.text || mended.fallback !== words.fallback;
  const after = isMendable ? countOf(mended) : counted;
  return (
    <div className="rounded-control bg-sunken px-3 py-2">
      <p role="status" className="font-medium tabular-nums">
        {t("counter", { parts, left: charactersLeft(counted) })}
      </p>
      <p className="mt-0.5 text-[0.8125rem] text-muted">{t("counterNote")}</p>
      {unicodeCharacters.length > 0 && (
        <p className="wrap-anywhere mt-2">{t("unicode", { characters: unicodeCharacters.join(" ") })}</p>
      )}
      {unicodeCharacters.length > 0 && isMendable && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button variant="secondary" size="sm" onClick={() => onMend(mended)}>
            {t("mend")}
          </Button>
          <span className="text-[0.8125rem] text-muted">
            {t("mended", { parts: after.parts })} {after.unicodeCharacters.length > 0 && t("mendedBut")}
          </span>
        </div>
      )}
    </div>
  );
}
