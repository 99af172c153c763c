"use client";

import type { ConversationTurn, ShownConversation } from "@mauzo/chat-widget/show-conversation";
import { showConversation } from "@mauzo/chat-widget/show-conversation";
import { type ChatState, newChatState } from "@mauzo/chatflow/chat-state";
import type { ConversationInput } from "@mauzo/chatflow/conversation-input";
import type { AskedPayment, EndedPayment } from "@mauzo/chatflow/flow-requests";
import { runConversation } from "@mauzo/chatflow/run-conversation";
import { shopClock } from "@mauzo/chatflow/text/answer/shop-clock";
import { answerFromShelf, type ShelfProduct } from "@mauzo/chatflow/try/answer-from-shelf";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { type FlowHeard, flowTests, heardMost } from "@mauzo/contract/conversations/flow-tests";
import { Button } from "@mauzo/ui/button";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSaveTest } from "../../../../entities/conversations/flow/actions/use-flow-tests.ts";
import type { Language } from "../../../../i18n/language.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { NameDialog } from "./tests/name-dialog.tsx";
import { ReplyForm } from "./tests/reply-form.tsx";
import { type LookProps, type Turn, WhatsappLook } from "./tests/whatsapp-look.tsx";

/** `answer` knows what the flow has done so far, such as tags. */
type Talk = {
  state: ChatState;
  answer: ReturnType<typeof answerFromShelf>;
  turns: readonly Turn[];
  /** What was said and pressed so far, for a test that says it again. */
  heard: readonly FlowHeard[];
  /** The payment that was asked for last. */
  asked?: AskedPayment | undefined;
};
type Heard = Exclude<ConversationInput, { kind: "answer" }>;
let talks = 0;

/** The draft as customers would meet it, run by the chat's own engine on the shop's real products; nothing is sent. */
type Props = { flow: FlowDocument; shelf: readonly ShelfProduct[]; isSaved: boolean };
export function TryCard({ flow, shelf, isSaved }: Props) {
  const t = useTranslations("chatflow");
  const { shop } = useAccount();
  const [language, setLanguage] = useState<Language>(useLocale());
  const [look, setLook] = useState<"web" | "whatsapp">("web");
  const [talk, setTalk] = useState<Talk>();
  const [typed, setTyped] = useState("");
  const number = useRef("");
  const [isNaming, setNaming] = useState(false);
  const mayKeep = useCanAccess(flowTests.create.access);
  const keep = useSaveTest(t("tests.saved"));

  async function run(from: Talk, heard: FlowHeard, input: Heard, said?: string) {
    const facts = {
      ...{ name: shop.name, whatsappNumber: shop.whatsapp_number, currency: shop.currency, place: shop.place },
      ...{ channel: look, answersHere: look === "whatsapp", today: shopClock(new Date(), shop.time_zone).today },
    };
    const { answer } = from;
    let { asked } = from;
    const { state, actions } = await runConversation(flow, from.state, input, facts, async (ask) => {
      const given = answer(ask);
      if (given.kind === "pay" && given.asked) asked = given.asked;
      return given;
    });
    const turns = [...from.turns, ...(said === undefined ? [] : [{ said }]), { actions }];
    setTalk({ state, answer, asked, turns, heard: [...from.heard, heard] });
  }
  function begin() {
    talks += 1;
    number.current = `try-${talks}`;
    const answer = answerFromShelf(shelf, {
      ...{ currency: shop.currency, link: t("tryLink"), now: shopClock(new Date(), shop.time_zone) },
      about: { place: shop.place, hours: shop.opening_hours },
    });
    const silence = { kind: "text", text: "" } as const;
    void run({ state: newChatState(language), answer, turns: [], heard: [] }, silence, silence);
  }
  const onChange = useEffectEvent(begin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flow or language is another conversation
  useEffect(() => onChange(), [flow, language]);
  const waited = talk?.state.waiting && talk.state.waiting.id === talk.asked?.id ? talk.asked : undefined;
  const timer = talk?.state.timer?.node === talk?.state.node ? talk?.state.timer : undefined;
  const isAsking = flow.nodes.some(({ id, kind }) => id === timer?.node && kind === "request");
  function end(outcome: EndedPayment["outcome"]) {
    if (!talk || !waited) return;
    const { id, order_id, amount } = waited;
    const payment = { id, order_id, amount, outcome, goesOn: true };
    void run(talk, { kind: "payment", outcome }, { kind: "payment", payment });
  }
  const pick = ({ id, title }: { id: string; title: string }) =>
    talk && void run(talk, { kind: "pick", id, title: title.slice(0, 100) }, { kind: "pick", id }, title);

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <ChoiceChips
          label={t("look")}
          value={look}
          onChoose={setLook}
          chips={[
            { value: "web", text: t("looks.web") },
            { value: "whatsapp", text: "WhatsApp" },
          ]}
        />
        <ChoiceChips
          label={t("language")}
          value={language}
          onChoose={setLanguage}
          chips={[
            { value: "sw", text: "Kiswahili", lang: "sw" },
            { value: "en", text: "English", lang: "en" },
          ]}
        />
      </div>
      {talk &&
        (look === "web" ? (
          <WidgetLook id={number.current} turns={talk.turns} language={language} onPick={pick} />
        ) : (
          <WhatsappLook turns={talk.turns} language={language} onPick={pick} />
        ))}
      {waited && (
        <fieldset className="flex max-w-sm flex-col gap-2">
          <legend className="font-medium">{t("tryPay")}</legend>
          <div className="flex flex-wrap gap-2">
            {(["paid", "declined", "unpaid"] as const).map((outcome) => (
              <Button key={outcome} variant="secondary" size="sm" onClick={() => end(outcome)}>
                {t(`tryPays.${outcome}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {talk && timer && isAsking && (
        <ReplyForm
          onReply={(status, body) =>
            void run(
              talk,
              { kind: "reply", status, body },
              { kind: "reply", reply: { id: timer.id, status, body, goesOn: true } },
            )
          }
        />
      )}
      {talk && timer && !isAsking && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => void run(talk, { kind: "time" }, { kind: "time", wait: { id: timer.id, goesOn: true } })}
        >
          {t("tryWait")}
        </Button>
      )}
      <form
        className="flex max-w-sm items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!talk || typed.trim() === "") return;
          const text = { kind: "text", text: typed } as const;
          void run(talk, text, text, typed);
          setTyped("");
        }}
      >
        <Field label={t("write")} className="min-w-0 flex-1">
          {(control) => (
            <Input {...control} value={typed} maxLength={500} onChange={({ target }) => setTyped(target.value)} />
          )}
        </Field>
        <Button type="submit">{t("send")}</Button>
      </form>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={begin}>
          {t("again")}
        </Button>
        {mayKeep && talk && talk.heard.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            disabled={!isSaved || talk.heard.length > heardMost}
            onClick={() => setNaming(true)}
          >
            {t("tests.save")}
          </Button>
        )}
      </div>
      {isNaming && talk && (
        <NameDialog
          save={(name) => keep.mutateAsync({ name, language, channel: look, heard: [...talk.heard] })}
          busy={keep.isPending}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}

function WidgetLook({ id, turns, language, onPick }: LookProps & { id: string }) {
  const { shop } = useAccount();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownConversation>(undefined);
  const picked = useEffectEvent(onPick);
  const [ready, setReady] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    shown.current = showConversation(place.current, {
      ...{ botId: shop.bot_id, apiBase: "/api", lang: language },
      onPick: (option) => picked(option),
    });
    setReady((times) => times + 1);
    return () => shown.current?.stop();
  }, [shop.bot_id, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new frame shows what was said so far
  useEffect(() => shown.current?.show(id, turns satisfies readonly ConversationTurn[]), [id, turns, ready]);
  return <div ref={place} className="h-[30rem] max-w-sm" />;
}
