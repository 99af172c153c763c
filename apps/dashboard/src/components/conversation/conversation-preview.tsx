"use client";

import type { ShownConversation as Shown } from "@mauzo/chat-widget/show-conversation";
import { showConversation } from "@mauzo/chat-widget/show-conversation";
import { Button } from "@mauzo/ui/button";
import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Language } from "../../i18n/language.ts";
import { useAccount } from "../../lib/session/account.tsx";
import { type ChatOption, type PreviewConversation, type PreviewData, pickOption } from "./run-preview-chat.ts";

type Props = {
  /** What is known besides the shop itself. */
  answer: PreviewData["answer"];
  start: (known: PreviewData) => Promise<PreviewConversation>;
  /**
   * A new key restarts the conversation. A form re-renders with every letter, and not each one changes the
   * conversation.
   */
  resetKey: string;
  language: Language;
  /** For the conversation's container; must set its height. */
  className: string;
};
let previews = 0;

/** A preview of a conversation in the shop's chat, run by the chat's own code; options can be picked. */
export function ConversationPreview({ answer, start: beginning, resetKey, language, className }: Props) {
  const t = useTranslations("talk");
  const { shop } = useAccount();
  const facts = { name: shop.name, whatsappNumber: shop.whatsapp_number, currency: shop.currency };
  const known = { shop: facts, answer };
  const [ended, setEnded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown>(undefined);
  const conversation = useRef<{ id: string; now: PreviewConversation }>(undefined);

  const show = (id: string, now: PreviewConversation) => {
    conversation.current = { id, now };
    setEnded(now.ended);
    shown.current?.show(id, now.turns);
  };
  const latest = useRef("");
  const begin = async () => {
    previews += 1;
    const id = `preview-${previews}`;
    latest.current = id;
    const begun = await beginning(known);
    if (latest.current === id) show(id, begun);
  };
  const onPick = useEffectEvent(async (option: ChatOption) => {
    const at = conversation.current;
    if (!at || at.now.ended) return;
    const next = await pickOption(known, at.now, option);
    if (conversation.current === at) show(at.id, next);
  });
  const onChange = useEffectEvent(() => void begin());

  useEffect(() => {
    if (!place.current) return;
    shown.current = showConversation(place.current, {
      botId: shop.bot_id,
      apiBase: "/api",
      lang: language,
      onPick: (option) => void onPick(option),
    });
    return () => shown.current?.stop();
  }, [shop.bot_id, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the conversation depends on these
  useEffect(() => {
    const timer = setTimeout(onChange, conversation.current ? 300 : 0);
    return () => clearTimeout(timer);
  }, [resetKey, language]);

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
