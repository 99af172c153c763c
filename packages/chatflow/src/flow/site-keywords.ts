import type { FlowKeyword } from "@mauzo/contract/conversations/chatflow";
import { defaultKeywords } from "./default-keywords.ts";

const shared = new Set(["greeting", "shikamoo", "thanks", "menu", "more", "person", null]);
const alone = (to: string, words: string): FlowKeyword => ({
  words: words.split(", "),
  match: "alone",
  language: null,
  to,
});

/** People greet and thank the same way everywhere; what they ask about differs. */
export const siteKeywords: FlowKeyword[] = [
  ...defaultKeywords.filter(({ to }) => shared.has(to)),
  alone("what", "what is mauzo, mauzo, what is this, what do you do, about, mauzo ni nini, hii ni nini, mnafanya nini"),
  alone(
    "price",
    "price, prices, pricing, cost, how much, how much is it, how much does it cost, how much does mauzo cost, what does it cost, what is the price, fee, fees, is it free",
  ),
  alone(
    "price",
    "bei, bei gani, bei yake, bei yake ni kiasi gani, bei ni kiasi gani, ni bei gani, inagharimu kiasi gani, shilingi ngapi, ni shilingi ngapi, ni kiasi gani, gharama, ada, ni bure",
  ),
  alone(
    "begin",
    "how to begin, how do i begin, how to start, get started, sign up, register, open a shop, create shop",
  ),
  alone(
    "begin",
    "jinsi ya kuanza, naanzaje, nitaanzaje, nianzeje, jisajili, nataka kujisajili, fungua duka, kufungua duka",
  ),
  alone(
    "payments",
    "payment, payments, pay, how do customers pay, payment methods, m-pesa, mpesa, airtel, airtel money",
  ),
  alone("payments", "malipo, lipa, njia za malipo, wateja wanalipaje, wateja hulipaje, tigo pesa, taslimu"),
  alone("withdraw", "withdraw, withdrawal, withdraw money, how do i withdraw, get my money, payout, cash out"),
  alone("withdraw", "kutoa pesa, toa pesa, natoaje pesa, nitatoaje pesa, kutoa hela, natoaje hela"),
  alone("person", "contact, contact us, support, help me, wasiliana, mawasiliano, namba ya simu, namba yenu"),
];
