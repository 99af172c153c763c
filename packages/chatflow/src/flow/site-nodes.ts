import type { FlowNode } from "@mauzo/contract/conversations/chatflow";

const what = { id: "what", label: { en: "What is Mauzo?", sw: "Mauzo ni nini?" } };
const price = { id: "price", label: { en: "What does it cost?", sw: "Bei ni kiasi gani?" } };
const more = { id: "more", label: { en: "More", sw: "Zaidi" } };

const choices: FlowNode[] = [
  {
    id: "greeting",
    kind: "choice",
    text: {
      en: "Hello, this is {shop}. Ask me about selling with a chat and a shop of your own. What would you like to know?",
      sw: "Habari, hapa ni {shop}. Niulize kuhusu kuuza kwa chati na kuwa na duka lako. Ungependa kujua nini?",
    },
    options: [what, price, more],
  },
  {
    id: "menu",
    kind: "choice",
    text: { en: "What else would you like to know?", sw: "Ungependa kujua nini kingine?" },
    options: [what, price, more],
  },
  {
    id: "more",
    kind: "choice",
    text: { en: "I can also tell you this.", sw: "Naweza kukueleza haya pia." },
    options: [
      { id: "begin", label: { en: "How to begin", sw: "Jinsi ya kuanza" } },
      { id: "payments", label: { en: "Payments", sw: "Malipo" } },
      { id: "rest", label: { en: "Other questions", sw: "Maswali mengine" } },
    ],
  },
  {
    id: "rest",
    kind: "choice",
    text: { en: "Or perhaps one of these?", sw: "Au mojawapo ya haya?" },
    options: [
      { id: "withdraw", label: { en: "Withdraw money", sw: "Kutoa pesa" } },
      { id: "person", label: { en: "Talk to a person", sw: "Ongea na mtu" } },
      { id: "language", label: { en: "Kiswahili", sw: "English" } },
    ],
  },
];

const answers: FlowNode[] = [
  { id: "shikamoo", kind: "message", text: { en: "Marahaba.", sw: "Marahaba." } },
  { id: "thanks", kind: "message", text: { en: "You are welcome.", sw: "Karibu sana." } },
  { id: "other-language", kind: "language", language: null },
  {
    id: "what",
    kind: "message",
    text: {
      en: "Mauzo is for people who sell by talking. You put in your products with prices and pictures. Your customers see them in a chat like this one or on your shop's page, choose, and send you an order with a number, a name and the total.\n\nThis chat is one: every shop gets its own.",
      sw: "Mauzo ni ya watu wanaouza kwa kuongea na wateja. Unaweka bidhaa zako na bei na picha zake. Wateja wanaziona kwenye chati kama hii au kwenye ukurasa wa duka lako, wanachagua, na wanakutumia oda yenye namba, jina na jumla.\n\nHii ni mojawapo ya chati hizo: kila duka linapata yake.",
    },
  },
  {
    id: "price",
    kind: "message",
    text: {
      en: "*25,000 TZS, once.* That is the setup fee. There is no monthly fee, and updates and support are free.\n\nWhen a customer pays through Mauzo, the customer pays the fee of that transaction and you get your price.",
      sw: "*TZS 25,000, mara moja tu.* Hiyo ni ada ya kuanza. Hakuna ada ya kila mwezi, na maboresho na msaada ni bure.\n\nMteja akilipa kupitia Mauzo, ada ya muamala analipa yeye na wewe unapata bei yako.",
    },
  },
  {
    id: "begin",
    kind: "message",
    text: {
      en: "1. Choose *Get started* at the top of this page and make your account.\n2. Give your shop a name, a category and your WhatsApp number.\n3. Add your products: name, description, price, images, category, Save.\n4. Share your shop's link or its QR code.\n\nYou need a phone and something to sell.",
      sw: "1. Bonyeza *Anza sasa* juu ya ukurasa huu ufungue akaunti.\n2. Weka jina la duka lako, aina ya biashara na namba yako ya WhatsApp.\n3. Ongeza bidhaa zako: jina, maelezo, bei, picha, aina, kisha Hifadhi.\n4. Sambaza kiungo cha duka lako au QR code yake.\n\nUnachohitaji ni simu na kitu cha kuuza.",
    },
  },
  {
    id: "payments",
    kind: "message",
    text: {
      en: "Your customers pay with M-Pesa or Airtel Money, or in cash. You can link several payment providers, and also a gateway you already use.",
      sw: "Wateja wako wanalipa kwa M-Pesa au Airtel Money, au taslimu. Unaweza kuunganisha watoa huduma za malipo kadhaa, pia mfumo unaoutumia tayari.",
    },
  },
  {
    id: "withdraw",
    kind: "message",
    text: {
      en: "You withdraw to a bank account or to a mobile wallet such as M-Pesa or Airtel Money. In the back-office you choose how much and where it goes, and confirm with your password.",
      sw: "Unatoa pesa kwenda akaunti ya benki au kwenye simu, kama M-Pesa au Airtel Money. Kwenye dashibodi unachagua kiasi na mahali pa kupeleka, kisha unathibitisha kwa nenosiri lako.",
    },
  },
  {
    id: "person",
    kind: "message",
    text: {
      en: "Choose *Contact* at the top or the bottom of this page and write to us. A person reads it and answers by e-mail or phone.",
      sw: "Bonyeza *Wasiliana* juu au chini ya ukurasa huu utuandikie. Mtu ataisoma na kukujibu kwa barua pepe au simu.",
    },
  },
];

export const siteNodes: FlowNode[] = [...choices, ...answers];
