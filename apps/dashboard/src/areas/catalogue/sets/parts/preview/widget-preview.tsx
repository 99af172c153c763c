"use client";

import { PhoneFrame } from "@mauzo/ui/phone-frame";
import { ConversationPreview } from "../../../../../components/conversation/conversation-preview.tsx";
import type { Language } from "../../../../../i18n/language.ts";
import type { ShownSet } from "../../rules/preview-content.ts";
import { responsesForSet, startSetPreview } from "../../rules/set-preview-conversation.ts";

/** The chat on the shop's page, rendered by the chat's own code. */
export function WidgetPreview({ label, shown, lang }: { label: string; shown: ShownSet; lang: Language }) {
  return (
    <PhoneFrame label={label}>
      <ConversationPreview
        answer={responsesForSet(shown)}
        start={(known) => startSetPreview(known, lang)}
        resetKey={JSON.stringify(shown)}
        language={lang}
        className="-mx-3 -mt-3 h-96"
      />
    </PhoneFrame>
  );
}
