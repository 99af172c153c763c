import type { Action, Resource } from "../permissions.ts";

/** A resource in a sentence: what each right is called, what it is about, and what somebody without any does not see. */
type Thing = Record<Action, string> & { thing: string; hidden: string };
export type Words = {
  things: Record<Resource, Thing>;
  can: (name: string | undefined, deeds: string) => string;
  /** The same, with what they do not see. */
  but: (can: string, hidden: string) => string;
  /** Who has nothing yet. */
  nothing: (name: string | undefined) => string;
  everything: (name: string | undefined) => string;
  /** What is done without being seen. */
  unseen: (deeds: string) => string;
  numbersHidden: string;
};

const en: Words = {
  things: {
    product: thing("see, add, change, delete", "products"),
    orders: thing("see, take, change, delete", "orders"),
    customers: thing("see, add, change, delete", "customers"),
    transactions: thing("see, record, change, delete", "what is paid, spent and owed", "money"),
    conversations: thing("read, answer, arrange, delete", "chats"),
    staffs: thing("see, invite, give rights to, remove", "staff"),
    chatflow: thing("see, add to, change, delete", "the chat bot"),
    whatsapp_interactions: thing("see, add to, change, remove", "the settings of WhatsApp", "WhatsApp"),
  },
  can: (name, deeds) => (name === undefined ? `Can ${deeds}` : `${name} can ${deeds}`),
  but: (can, hidden) => `${can}, but cannot see ${hidden}`,
  nothing: (name) => (name === undefined ? "Cannot do anything yet" : `${name} cannot do anything yet`),
  everything: (name) =>
    name === undefined ? "Can do everything, like the owner" : `${name} can do everything, like the owner`,
  unseen: (deeds) => `${deeds} (without seeing them)`,
  numbersHidden: "Customers' phone numbers are hidden.",
};

const sw: Words = {
  things: {
    product: thing("kuona, kuongeza, kubadilisha, kufuta", "bidhaa"),
    orders: thing("kuona, kupokea, kubadilisha, kufuta", "oda"),
    customers: thing("kuona, kuongeza, kubadilisha, kufuta", "wateja"),
    transactions: thing("kuona, kuandika, kubadilisha, kufuta", "malipo, matumizi na madeni", "fedha"),
    conversations: thing("kusoma, kujibu, kupanga, kufuta", "chati"),
    staffs: thing("kuona, kualika, kubadilisha ruhusa za, kuondoa", "wafanyakazi"),
    chatflow: thing("kuona, kuongezea, kubadilisha, kufuta", "boti ya chati"),
    whatsapp_interactions: thing("kuona, kuongezea, kubadilisha, kuondoa", "mipangilio ya WhatsApp", "WhatsApp"),
  },
  can: (name, deeds) => (name === undefined ? `Anaweza ${deeds}` : `${name} anaweza ${deeds}`),
  but: (can, hidden) => `${can}, lakini haoni ${hidden}`,
  nothing: (name) => (name === undefined ? "Bado hawezi kufanya chochote" : `${name} bado hawezi kufanya chochote`),
  everything: (name) =>
    name === undefined ? "Anaweza kila kitu, kama mwenye duka" : `${name} anaweza kila kitu, kama mwenye duka`,
  unseen: (deeds) => `${deeds} (bila kuona)`,
  numbersHidden: "Namba za simu za wateja zimefichwa.",
};

function thing(deeds: string, name: string, hidden = name): Thing {
  const [read = "", create = "", update = "", remove = ""] = deeds.split(", ");
  return { read, create, update, delete: remove, thing: name, hidden };
}

export const words = { en, sw };
