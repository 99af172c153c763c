"use client";

import type { Talk as Shown } from "@mauzo/chat-widget/show-talk";
import { showTalk } from "@mauzo/chat-widget/show-talk";
import { Button } from "@mauzo/ui/button";
import { RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Language } from "../../i18n/language.ts";
import { useAccount } from "../../lib/session/account.tsx";
import { type Known, type Option, pick, type Talk } from "./talk.ts";

type Props = {
  /** What is known beside the shop itself. */
  answer: Known["answer"];
  begin: (known: Known) => Promise<Talk>;
  /** Another one is another conversation. A form tells of every letter, and not each changes what is said. */
  about: string;
  language: Language;
  /** Of where the conversation stands: its height at least. */
  className: string;
};
let talks = 0;

/** A conversation in the shop's chat: what it says is the chat's own, and picking goes on as it does there. */
export function ShownTalk({ answer, begin: beginning, about, language, className }: Props) {
  const t = useTranslations("talk");
  const { shop } = useAccount();
  const facts = { name: shop.name, whatsappNumber: shop.whatsapp_number, currency: shop.currency };
  const known = { shop: facts, answer };
  const [ended, setEnded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown>(undefined);
  const talk = useRef<{ id: string; now: Talk }>(undefined);

  const show = (id: string, now: Talk) => {
    talk.current = { id, now };
    setEnded(now.ended);
    shown.current?.show(id, now.turns);
  };
  const latest = useRef("");
  const begin = async () => {
    talks += 1;
    const id = `preview-${talks}`;
    latest.current = id;
    const begun = await beginning(known);
    if (latest.current === id) show(id, begun);
  };
  const onPick = useEffectEvent(async (option: Option) => {
    const at = talk.current;
    if (!at || at.now.ended) return;
    const next = await pick(known, at.now, option);
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
  }, [about, language]);

  return (
    <div>
      <div ref={place} className={className} />
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
