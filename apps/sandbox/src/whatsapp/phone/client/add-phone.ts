import { changeCustomer } from "./ask.ts";
import { h, iconButton } from "./parts/dom.ts";
import { phoneOf } from "./parts/format.ts";
import { state } from "./state.ts";
import { words } from "./words.ts";

const names = ["Asha Mrisho", "Juma Bakari", "Neema Lyimo", "Hamisi Omari", "Zuhura Salum", "Peter Massawe"];

/** A name and a number that nobody has yet. */
export function newCustomer(): { name: string; waId: string } {
  const count = state.customers.size;
  const waId = `2557120000${String(count + 1).padStart(2, "0")}`;
  const isFree = !state.customers.has(waId);
  return {
    name: names[count % names.length] ?? "",
    waId: isFree ? waId : `25571${Date.now() % 10_000_000}`.padEnd(12, "0"),
  };
}

/** Asks whose phone is to be put on the desk. */
export function askForPhone(shown: Set<string>, add: (waId: string) => void): void {
  const proposed = newCustomer();
  const name = h("input", { type: "text", value: proposed.name, required: true, maxlength: 60 });
  const number = h("input", { type: "tel", value: phoneOf(proposed.waId), required: true, inputmode: "tel" });
  const dialog = h("dialog", { class: "ask", "aria-label": words.addPhone });
  const put = async (waId: string, change?: Record<string, unknown>) => {
    dialog.close();
    if (change) await changeCustomer(waId, change);
    add(waId);
  };
  const form = h(
    "form",
    { method: "dialog" },
    h(
      "header",
      {},
      h("h2", {}, words.newCustomer),
      iconButton("close", words.close, () => dialog.close()),
    ),
    h("label", {}, h("span", {}, words.name), name),
    h("label", {}, h("span", {}, words.number), number),
    h("button", { type: "submit", class: "strong" }, words.add),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const digits = number.value.replace(/\D/g, "");
    if (digits.length >= 7) void put(digits, { name: name.value });
  });
  dialog.append(form);
  const others = [...state.customers.values()].filter(({ wa_id }) => !shown.has(wa_id)).slice(0, 20);
  if (others.length > 0) {
    const rows = others.map(({ wa_id, name: known }) =>
      h(
        "button",
        { type: "button", class: "row", click: () => void put(wa_id) },
        h("span", { class: "row-words" }, h("b", {}, known), h("small", {}, phoneOf(wa_id))),
      ),
    );
    dialog.append(h("h3", {}, words.known), h("div", { class: "rows" }, ...rows));
  }
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  name.select();
}
