import type { ProductFacts } from "@mauzo/chatflow/asks";
import { ShownTalk } from "../../../../components/talk/shown-talk.tsx";
import type { Language } from "../../../../i18n/language.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { knownOf, talkAbout } from "../../form/talk-about.ts";

type Props = { product: ProductFacts; category: string; language: Language };

/** The product in the shop's chat. */
export function ChatPreview({ product, category, language }: Props) {
  const { shop } = useAccount();
  const known = knownOf(product, { name: shop.name, whatsappNumber: shop.whatsapp_number, currency: shop.currency });
  return (
    <ShownTalk
      known={known}
      begin={() => talkAbout(known, product, category, language)}
      about={JSON.stringify([product, category])}
      language={language}
      className="h-[30rem] max-w-sm"
    />
  );
}
