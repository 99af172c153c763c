"use client";

import { adapt } from "@mauzo/channels/adapt";
import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { Button } from "@mauzo/ui/button";
import { PhoneFrame, PhoneMessage } from "@mauzo/ui/phone-frame";
import { useTranslations } from "next-intl";
import { FormattedText } from "../../../../../components/conversation/formatted-text.tsx";
import type { Language } from "../../../../../i18n/language.ts";

export type Turn = { said: string } | { actions: ChatAction[] };
export type LookProps = {
  turns: readonly Turn[];
  language: Language;
  onPick: (option: { id: string; title: string }) => void;
};

/** As WhatsApp shows it, cut to what it carries. */
export function WhatsappLook({ turns, language, onPick }: LookProps) {
  const t = useTranslations("chatflow");
  return (
    <PhoneFrame label="WhatsApp">
      {turns.map((turn, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said never moves
        <div key={at} className="flex flex-col gap-2">
          {"said" in turn ? (
            <PhoneMessage own>{turn.said}</PhoneMessage>
          ) : (
            adapt(turn.actions, "whatsapp", language).parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said never moves
              <PhoneMessage key={index}>
                <PartShown part={part} onPick={onPick} other={t("otherPart")} />
              </PhoneMessage>
            ))
          )}
        </div>
      ))}
    </PhoneFrame>
  );
}

function PartShown({ part, onPick, other }: { part: OutgoingPart; onPick: LookProps["onPick"]; other: string }) {
  const choose = (options: readonly { id: string; title: string }[]) =>
    options.map((option) => (
      <Button key={option.id} variant="secondary" size="sm" className="mt-1 w-full" onClick={() => onPick(option)}>
        {option.title}
      </Button>
    ));
  switch (part.kind) {
    case "text":
      return (
        <p className="whitespace-pre-line break-words">
          <FormattedText text={part.text} />
        </p>
      );
    case "buttons":
      return (
        <>
          <p className="whitespace-pre-line break-words">
            <FormattedText text={part.body} />
          </p>
          {choose(part.buttons)}
        </>
      );
    case "list":
      return (
        <>
          <p className="whitespace-pre-line break-words">
            <FormattedText text={part.body} />
          </p>
          {choose(part.sections.flatMap(({ rows }) => rows))}
        </>
      );
    case "image":
      return (
        <>
          {/* biome-ignore lint/performance/noImgElement: as the phone shows it, from wherever it is */}
          {"link" in part.file && <img src={part.file.link} alt="" className="mb-1 w-full rounded-card" />}
          {part.caption !== undefined && (
            <p className="whitespace-pre-line break-words">
              <FormattedText text={part.caption} />
            </p>
          )}
        </>
      );
    case "location":
      return <p className="break-words">📍 {[part.name, part.address].filter(Boolean).join(", ")}</p>;
    default:
      return <p className="text-muted">{other}</p>;
  }
}
