"use client";

import { PhoneFrame } from "@mauzo/ui/phone-frame";
import { ShownTalk } from "../../../../../components/talk/shown-talk.tsx";
import type { Language } from "../../../../../i18n/language.ts";
import type { ShownSet } from "../../rules/renderings.ts";
import { answerOf, talkAboutSet } from "../../rules/talk-about-set.ts";

/** The chat of the shop's page, said and drawn by the chat itself. */
export function WidgetPhone({ label, shown, lang }: { label: string; shown: ShownSet; lang: Language }) {
  return (
    <PhoneFrame label={label}>
      <ShownTalk
        answer={answerOf(shown)}
        begin={(known) => talkAboutSet(known, lang)}
        about={JSON.stringify(shown)}
        language={lang}
        className="-mx-3 -mt-3 h-96"
      />
    </PhoneFrame>
  );
}
