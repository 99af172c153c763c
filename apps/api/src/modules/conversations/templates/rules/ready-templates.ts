import type { TemplateCategory, TemplatePurpose, TemplateText } from "@mauzo/contract/conversations/message-templates";

/** Both languages share what stands for a field: the names of the fields are the language's own. */
const words = (body: string): TemplateText => ({ header: "", body, footer: "", buttons: [] });
const template = (
  name: string,
  purpose: TemplatePurpose,
  en: string,
  sw: string,
  category: TemplateCategory = "utility",
) => ({ name, purpose, category, texts: { en: words(en), sw: words(sw) } });

const ready = [
  template(
    "order_received",
    "new",
    "Hello {name}, we have your order {number} for {total}. You can follow it at {link} until it reaches you.",
    "Habari {jina}, tumepokea oda yako {namba} ya {jumla}. Unaweza kuifuatilia hapa {kiungo} hadi ikufikie.",
  ),
  template(
    "order_preparing",
    "preparing",
    "We are preparing your order {number} at {shop}. We will tell you when it is ready.",
    "Tunaandaa oda yako {namba} hapa {duka}. Tutakuambia ikiwa tayari.",
  ),
  template(
    "order_ready",
    "ready",
    "Your order {number} is ready. What is left to pay is {owed}, and the whole order is at {link} if you want to look.",
    "Oda yako {namba} iko tayari. Kiasi kilichobaki kulipa ni {deni}, na oda yote iko hapa {kiungo} ukitaka kuiangalia.",
  ),
  template(
    "order_picked_up",
    "picked up",
    "Thank you for coming to {shop}. The receipt of your order {number} is at {link} whenever you need it.",
    "Asante kwa kuja {duka}. Risiti ya oda yako {namba} iko hapa {kiungo} wakati wowote ukiihitaji.",
  ),
  template(
    "order_delivered",
    "delivered",
    "Your order {number} was delivered. Thank you. The receipt is at {link} whenever you need it.",
    "Oda yako {namba} imefikishwa. Asante. Risiti iko hapa {kiungo} wakati wowote ukiihitaji.",
  ),
  template(
    "order_cancelled",
    "cancelled",
    "Your order {number} at {shop} was cancelled. Answer here if that is a mistake.",
    "Oda yako {namba} ya {duka} imeghairiwa. Jibu hapa kama ni makosa.",
  ),
  template(
    "order_paid",
    "paid",
    "We have your payment for order {number}. Thank you. The receipt is at {link} whenever you need it.",
    "Tumepokea malipo ya oda {namba}. Asante. Risiti iko hapa {kiungo} wakati wowote ukiihitaji.",
  ),
  template(
    "order_reminder",
    "reminder",
    "Your order {number} at {shop} still waits. What is left to pay is {owed}, and you find all of it at {link} any time.",
    "Oda yako {namba} ya {duka} bado inasubiri. Kiasi kilichobaki ni {deni}, na yote iko hapa {kiungo} wakati wowote.",
  ),
  template(
    "come_back",
    "come back",
    "Hello {name}, we have not seen you at {shop} for a while. Answer here to see what is new.",
    "Habari {jina}, ni muda hatujakuona {duka}. Jibu hapa uone bidhaa mpya.",
    "marketing",
  ),
];

/** Templates to begin with, in both languages, with what WhatsApp's reviewers see in the places of their fields. */
export const readyTemplates = (shopName: string) =>
  ready.map((each) => ({
    ...each,
    examples: {
      ...{ name: "Neema", number: "7K4Q9-DXM2T", total: "36,000.00 TZS", owed: "10,000.00 TZS" },
      ...{ shop: shopName, link: "https://duka.example/cart" },
    },
  }));
