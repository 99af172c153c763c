import type { ProductFacts } from "@mauzo/chatflow/asks";
import { ShownTalk } from "../../../../../components/talk/shown-talk.tsx";
import type { Language } from "../../../../../i18n/language.ts";
import { answerOf, talkAbout } from "../../form/talk-about.ts";

type Props = { product: ProductFacts; category: string; language: Language };

/** The product in the shop's chat. */
export const ChatPreview = ({ product, category, language }: Props) => (
  <ShownTalk
    answer={answerOf(product)}
    begin={(known) => talkAbout(known, product, category, language)}
    about={JSON.stringify([product, category])}
    language={language}
    className="h-[30rem] max-w-sm"
  />
);
