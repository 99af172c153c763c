import type { Prompt } from "../../../payments/prompts.ts";
import { ask } from "./ask.ts";
import { h, place } from "./parts/dom.ts";
import { changed } from "./state.ts";
import { words } from "./words.ts";

const amountFormat = new Intl.NumberFormat("en");
/** Any other four digits are right: the PIN stays on the phone. */
const wrongPin = "0000";
let asked: Prompt[] = [];

export const numbersAsked = () => asked.map(({ msisdn }) => msisdn);

/** Tells the phones when one of them is asked to pay. */
export function connectPrompts(): void {
  new EventSource("/sandbox/payments/events").addEventListener("prompts", ({ data }) => {
    asked = JSON.parse(data);
    changed();
  });
}

function content(prompt: Prompt): Node[] {
  const pin = h("input", {
    ...{ type: "password", inputmode: "numeric", maxlength: 4, autocomplete: "off", "aria-label": words.pin },
    placeholder: "••••",
  });
  const pay = h("button", { type: "button", class: "strong", disabled: true }, words.pay);
  const choose = (choice: string) => void ask(`/_payments/pushes/${prompt.id}`, { choice });
  const answer = () => choose(pin.value === wrongPin ? "wrong_pin" : "paid");
  const isWhole = () => /^\d{4}$/.test(pin.value);
  pin.addEventListener("input", () => {
    pay.disabled = !isWhole();
  });
  pin.addEventListener("keydown", ({ key }) => key === "Enter" && isWhole() && answer());
  pay.addEventListener("click", answer);
  const decline = h("button", { type: "button", class: "soft", click: () => choose("declined") }, words.decline);
  return [
    h("small", {}, words.networks[prompt.network]),
    h("p", {}, words.payTo(`TZS ${amountFormat.format(prompt.amount)}`, prompt.merchant)),
    pin,
    h("small", {}, words.pinNote),
    h("div", { class: "buttons" }, decline, pay),
  ];
}

/** Over the whole phone, as a network's own prompt is; one after the other. */
export function promptLayer(waId: string) {
  const box = h("div", { class: "prompt-box", role: "dialog", "aria-label": words.payment });
  const root = h("div", { class: "prompt", hidden: true }, box);
  let shown: string | undefined;
  function draw(): void {
    const prompt = asked.find(({ msisdn }) => msisdn === waId);
    if (prompt?.id === shown) return;
    shown = prompt?.id;
    root.hidden = prompt === undefined;
    place(box, prompt ? content(prompt) : []);
    box.querySelector("input")?.focus();
  }
  return { root, draw };
}
