import { askForPhone, newCustomer } from "./add-phone.ts";
import { changeCustomer } from "./ask.ts";
import { drawer } from "./drawer.ts";
import { h, icon, iconButton, place } from "./parts/dom.ts";
import { type Phone, phone } from "./phone.ts";
import { connectPrompts, numbersAsked } from "./prompt.ts";
import { connectSms } from "./sms/threads.ts";
import { changed, connect, onChange, state } from "./state.ts";
import { language, switchLanguage, words } from "./words.ts";

const saved = "sandbox-phones";
const phones = new Map<string, Phone>();
const desk = h("main", { class: "desk" });
const lost = h("p", { class: "lost", role: "status", hidden: true }, words.lost);

function save(): void {
  localStorage.setItem(saved, JSON.stringify([...phones.keys()]));
}

function add(waId: string): Phone {
  const known = phones.get(waId);
  const made = known ?? phone(waId, () => remove(waId));
  phones.set(waId, made);
  save();
  changed();
  requestAnimationFrame(() => made.root.scrollIntoView({ inline: "center", block: "nearest" }));
  return made;
}

function remove(waId: string): void {
  phones.delete(waId);
  save();
  changed();
}

const settings = drawer(() => toggleDrawer(false));
const opener = h(
  "button",
  { type: "button", class: "soft", "aria-expanded": "false", click: () => toggleDrawer(Boolean(settings.root.hidden)) },
  icon("sliders"),
  h("span", {}, words.settings),
);

function toggleDrawer(isOpen: boolean): void {
  settings.root.hidden = !isOpen;
  opener.setAttribute("aria-expanded", String(isOpen));
  document.body.classList.toggle("has-drawer", isOpen);
  settings.draw();
  (isOpen ? settings.root.querySelector("button") : opener)?.focus();
}

const fetched = new Set<string>();
/** A phone that is asked to pay is taken out. */
function takeOut(): void {
  for (const waId of numbersAsked()) {
    if (phones.has(waId)) continue;
    if (state.customers.has(waId)) add(waId);
    else if (!fetched.has(waId)) void changeCustomer(waId, {});
    fetched.add(waId);
  }
}

function draw(): void {
  lost.hidden = state.isConnected;
  for (const waId of phones.keys()) if (!state.customers.has(waId)) phones.delete(waId);
  takeOut();
  const end = h(
    "button",
    { type: "button", class: "add-phone", click: () => askForPhone(new Set(phones.keys()), add) },
    icon("plus"),
    h("span", {}, words.addPhone),
  );
  const last = desk.querySelector(".add-phone") ?? end;
  place(desk, [...[...phones.values()].map(({ root }) => root), last]);
  for (const one of phones.values()) one.draw();
  settings.draw();
}

/** `?to=` a shop's number or id, `&text=` what to write, `&from=` whose phone; as a link on a page opens a chat. */
async function follow(search: URLSearchParams): Promise<void> {
  const digits = (name: string) => search.get(name)?.replace(/\D/g, "") ?? "";
  const [to, from] = [digits("to"), digits("from")];
  for (const waId of [from, ...(search.get("phones") ?? "").split(",")].map((value) => value.replace(/\D/g, ""))) {
    if (waId.length < 7) continue;
    if (!state.customers.has(waId)) await changeCustomer(waId, {});
    add(waId);
  }
  if (to === "") return;
  const shop = [...state.shops.values()].find(
    ({ phone_number_id, display_phone_number }) =>
      phone_number_id === to || display_phone_number.replace(/\D/g, "") === to,
  );
  const chosen = phones.get(from) ?? [...phones.values()][0];
  if (shop) chosen?.open(shop.phone_number_id, search.get("text") ?? undefined);
}

function savedPhones(): string[] {
  const list: unknown = JSON.parse(localStorage.getItem(saved) ?? "[]");
  return Array.isArray(list) ? list.filter((waId) => typeof waId === "string" && state.customers.has(waId)) : [];
}

document.documentElement.lang = language;
document.title = words.title;
document.body.replaceChildren(
  h(
    "header",
    { class: "top" },
    h("h1", {}, words.title),
    h("p", {}, words.intro),
    h(
      "nav",
      {},
      opener,
      h("button", { type: "button", class: "soft", click: switchLanguage }, words.language),
      iconButton("plus", words.addPhone, () => askForPhone(new Set(phones.keys()), add)),
    ),
  ),
  lost,
  h("div", { class: "table" }, desk, settings.root),
);
onChange(draw);
await connect();
for (const waId of savedPhones()) add(waId);
if (phones.size === 0) {
  const proposed = newCustomer();
  const first = [...state.customers.keys()][0];
  if (first === undefined) await changeCustomer(proposed.waId, { name: proposed.name });
  add(first ?? proposed.waId);
}
await follow(new URLSearchParams(location.search));
connectPrompts();
connectSms();
setInterval(changed, 15_000);
changed();
