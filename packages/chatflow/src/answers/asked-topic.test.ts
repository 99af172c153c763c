import { expect, it } from "vitest";
import { askedTopic } from "./asked-topic.ts";

const questions = {
  price: [
    "Bei gani?",
    "Bei?",
    "Ni bei gani hii?",
    "bei zake",
    "Shilingi ngapi",
    "How much?",
    "how much is it",
    "What is the price?",
    "Habari, bei gani tafadhali?",
    "Mnauzaje?",
    "price",
  ],
  hours: [
    "Mnafungua saa ngapi?",
    "mnafunga saa ngapi leo",
    "Mko wazi?",
    "saa za kazi",
    "What time do you open?",
    "Are you open today?",
    "opening hours",
    "When do you close",
    "Duka liko wazi?",
  ],
  place: [
    "Mko wapi?",
    "Duka lenu liko wapi",
    "Mnapatikana wapi?",
    "Where are you located?",
    "where is your shop",
    "Where can I find you?",
  ],
  delivery: [
    "Mnaleta nyumbani?",
    "Je, mnaleta mpaka Mbezi?",
    "mnasafirisha mikoani",
    "Do you deliver?",
    "Can you deliver to Arusha",
    "Nauli ni ngapi?",
    "how much is delivery",
    "Mna usafiri?",
  ],
  payment: [
    "Nalipaje?",
    "How do I pay?",
    "Malipo kwa njia gani?",
    "Nitalipa vipi",
    "njia za malipo",
    "Lipa namba yenu",
    "Do you accept M-Pesa?",
    "namba ya kulipia",
  ],
} as const;

for (const [topic, texts] of Object.entries(questions))
  it.each([...texts])(`takes "%s" for a question about ${topic}`, (text) => {
    expect(askedTopic(text)).toBe(topic);
  });

it.each([
  "how much is the coffee",
  "bei ya kanga",
  "Mna kanga?",
  "delivery",
  "lipa",
  "2",
  "",
  "asante",
  "Neema",
  "Kariakoo",
  "saa ya ukutani",
  "nataka saa",
  "How many are left?",
  "malipo",
  "usafiri",
])('leaves "%s" to what else understands it', (text) => {
  expect(askedTopic(text)).toBeUndefined();
});
