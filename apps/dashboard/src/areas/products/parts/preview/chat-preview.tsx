"use client";

import type { Talk as Shown } from "@mauzo/chat-widget/show-talk";
import { showTalk } from "@mauzo/chat-widget/show-talk";
import type { ProductFacts } from "@mauzo/chatflow/asks";
import { Button } from "@mauzo/ui/button";
import { RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Language } from "../../../../i18n/language.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { pick, type Talk, talkAbout } from "../../form/talk-about.ts";

type Props = { product: ProductFacts; category: string; language: Language };
let talks = 0;

/** The product in the shop's chat: what it says is the chat's own, and picking goes on as it does there. */
export function ChatPreview({ product, category, language }: Props) {
  const t = useTranslations("products.preview");
  const { shop } = useAccount();
  const [ended, setEnded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown>(undefined);
  const talk = useRef<{ id: string; now: Talk }>(undefined);
  const facts = { name: shop.name, whatsappNumber: shop.whatsapp_number, currency: shop.currency };
  const about = { product, category, shop: facts };
  /** A form tells of every letter; what is said is another only when what the product is has changed. */
  const key = JSON.stringify(about);

  const show = (id: string, now: Talk) => {
    talk.current = { id, now };
    setEnded(now.ended);
    shown.current?.show(id, now.turns);
  };
  const begin = async () => {
    talks += 1;
    const id = `preview-${talks}`;
    const begun = await talkAbout(about, language);
    if (id === `preview-${talks}`) show(id, begun);
  };
  const onPick = useEffectEvent(async (option: { id: string; title: string }) => {
    const at = talk.current;
    if (!at || at.now.ended) return;
    const next = await pick(about, at.now, option);
    if (talk.current === at) show(at.id, next);
  });
  const onChange = useEffectEvent(() => void begin());

  useEffect(() => {
    if (!place.current) return;
    shown.current = showTalk(place.current, {
      botId: shop.bot_id,
      apiBase: "/api",
      lang: language,
      onPick: (option) => void onPick(option),
    });
    return () => shown.current?.stop();
  }, [shop.bot_id, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said follows from these
  useEffect(() => {
    const timer = setTimeout(onChange, talk.current ? 300 : 0);
    return () => clearTimeout(timer);
  }, [key, language]);

  return (
    <div>
      <div ref={place} className="h-[30rem] max-w-sm" />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => void begin()}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {t("again")}
        </Button>
        <p aria-live="polite" className="text-[0.8125rem] text-muted">
          {ended && t("ended")}
        </p>
      </div>
    </div>
  );
}
