import type { FlowNode } from "@mauzo/contract/conversations/chatflow";

const seeProducts = { en: "See products", sw: "Angalia bidhaa" };
const moreProducts = { en: "More products", sw: "Bidhaa zaidi" };
const myCart = { en: "My cart", sw: "Kikapu changu" };
const more = { en: "More", sw: "Zaidi" };
const orderLink = { en: "Get order link", sw: "Pata kiungo cha oda" };
const choose = { en: "Choose", sw: "Chagua" };
const start = [
  { id: "products", label: seeProducts },
  { id: "cart", label: myCart },
  { id: "more", label: more },
];

const conversationNodes: FlowNode[] = [
  { id: "shikamoo", kind: "message", text: { en: "Marahaba.", sw: "Marahaba." } },
  {
    id: "greeting",
    kind: "choice",
    text: {
      en: "Hello, welcome to {shop}. You can look at our products and order here. What would you like to do?",
      sw: "Habari, karibu {shop}. Hapa unaweza kuona bidhaa zetu na kuagiza. Nikusaidie nini?",
    },
    options: start,
  },
  {
    id: "menu",
    kind: "choice",
    text: { en: "What would you like to do next?", sw: "Nikusaidie nini kingine?" },
    options: start,
  },
  {
    id: "more",
    kind: "choice",
    text: { en: "What else can I do for you?", sw: "Nikusaidie nini kingine?" },
    options: [
      { id: "status", label: { en: "Order status", sw: "Oda yangu" } },
      { id: "person", label: { en: "Talk to a person", sw: "Ongea na mtu" } },
      { id: "language", label: { en: "Kiswahili", sw: "English" } },
    ],
  },
  { id: "other-language", kind: "language", language: null },
  { id: "thanks", kind: "message", text: { en: "You are welcome.", sw: "Karibu sana." } },
  {
    id: "person",
    kind: "handover",
    reason: "",
    text: {
      en: "A person from {shop} will answer you here. You also reach them on WhatsApp:\n{link}",
      sw: "Mtu wa {shop} atakujibu hapa hapa. Pia unaweza kuwaandikia kwa WhatsApp:\n{link}",
    },
  },
  {
    id: "order-status",
    kind: "order-status",
    ask: {
      en: "I see no order from this chat yet. If you have an order number, write it here, for example 7K4Q9-DXM2T.",
      sw: "Sioni oda kwenye mazungumzo haya. Kama una namba ya oda, iandike hapa, mfano 7K4Q9-DXM2T.",
    },
    found: { en: "Here is what I found:", sw: "Nimeipata:" },
    missing: {
      en: "I cannot find that order. Please check the number, it looks like 7K4Q9-DXM2T, and write it again.",
      sw: "Sijaipata oda hiyo. Tafadhali angalia namba vizuri, mfano 7K4Q9-DXM2T, kisha iandike tena.",
    },
    back: { en: "Back", sw: "Rudi" },
  },
];

const catalogueNodes: FlowNode[] = [
  {
    id: "categories",
    kind: "categories",
    text: {
      en: "Pick a category, or write what you are looking for.",
      sw: "Chagua aina ya bidhaa, au andika unachotafuta.",
    },
    button: { en: "See categories", sw: "Aina za bidhaa" },
  },
  {
    id: "products",
    kind: "products",
    text: { en: "Pick a product to order it.", sw: "Chagua bidhaa unayotaka kuagiza." },
    button: { en: "See products", sw: "Angalia bidhaa" },
  },
  { id: "product", kind: "product" },
  {
    id: "variants",
    kind: "variants",
    text: { en: "Which {product} would you like?", sw: "Ungependa {product} ipi?" },
    button: choose,
  },
  {
    id: "add-ons",
    kind: "add-ons",
    text: { en: "{group} for each {product}:", sw: "{group} kwa kila {product}:" },
    button: choose,
    done: { en: "Continue", sw: "Endelea" },
  },
  {
    id: "quantity",
    kind: "quantity",
    text: {
      en: "How many would you like? Tap a number or write one.",
      sw: "Ungependa ngapi? Bonyeza namba au andika.",
    },
  },
  {
    id: "after-sold-out",
    kind: "choice",
    text: { en: "Would you like to see something else?", sw: "Ungependa kuona bidhaa nyingine?" },
    options: [
      { id: "shelf", label: { en: "Other products", sw: "Bidhaa nyingine" } },
      { id: "cart", label: myCart },
      { id: "more", label: more },
    ],
  },
];

const cartNodes: FlowNode[] = [
  {
    id: "add-to-cart",
    kind: "add-to-cart",
    text: {
      en: "Added to your cart: {quantity} × *{product}*.",
      sw: "Nimeweka kwenye kikapu: {quantity} × *{product}*.",
    },
  },
  {
    id: "added",
    kind: "choice",
    text: { en: "What would you like to do next?", sw: "Tuendelee vipi?" },
    options: [
      { id: "products", label: moreProducts },
      { id: "cart", label: myCart },
      { id: "order", label: orderLink },
    ],
  },
  {
    id: "sentence",
    kind: "sentence",
    text: {
      en: "Write what you would like in one message, for example: 2 khanga and 1 soap.",
      sw: "Andika unachotaka kwa ujumbe mmoja, mfano: kanga 2 na sabuni 1.",
    },
    button: choose,
    anywhere: true,
  },
  {
    id: "cart",
    kind: "cart",
    text: { en: "Your cart:", sw: "Kikapu chako:" },
    empty: { en: "Your cart is empty.", sw: "Kikapu chako hakina kitu." },
  },
  {
    id: "cart-next",
    kind: "choice",
    text: { en: "Is this right?", sw: "Kikapu kiko sawa?" },
    options: [
      { id: "order", label: orderLink },
      { id: "products", label: moreProducts },
      { id: "change", label: { en: "Change cart", sw: "Badilisha kikapu" } },
    ],
  },
  {
    id: "cart-change",
    kind: "cart-change",
    text: { en: "What should I take out?", sw: "Niondoe nini?" },
    button: choose,
  },
  {
    id: "checkout",
    kind: "checkout",
    text: {
      en: "Your order *{order}* is ready: {total}.\n\nOpen this link to check it, add your name and phone number, and send it to the shop:\n{link}\n\nNothing is ordered until you send it there.",
      sw: "Oda yako *{order}* iko tayari: {total}.\n\nFungua kiungo hiki uangalie oda, uandike jina na namba yako ya simu, kisha uitume dukani:\n{link}\n\nOda haitaenda dukani mpaka uitume hapo.",
    },
  },
];

export const defaultNodes: FlowNode[] = [...conversationNodes, ...catalogueNodes, ...cartNodes];
