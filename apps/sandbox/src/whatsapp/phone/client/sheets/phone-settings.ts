import type { Customer } from "../../../world/model.ts";
import { changeCustomer } from "../ask.ts";
import { h } from "../parts/dom.ts";
import { openSheet } from "../parts/sheet.ts";
import { words } from "../words.ts";

export function toggle(label: string, isOn: boolean, change: (isOn: boolean) => void): HTMLLabelElement {
  const box = h("input", { type: "checkbox", role: "switch", ...(isOn && { checked: true }) });
  box.addEventListener("change", () => change(box.checked));
  return h("label", { class: "toggle" }, h("span", {}, label), box);
}

/** What this customer's phone does by itself. */
export function openPhoneSettings(screen: HTMLElement, customer: Customer, remove: () => void): void {
  const change = (name: string) => (isOn: boolean) => void changeCustomer(customer.wa_id, { [name]: isOn });
  openSheet(screen, words.phoneSettings, (close) => [
    toggle(words.reads, customer.reads, change("reads")),
    toggle(words.online, customer.online, change("online")),
    toggle(words.hides, customer.hides_number, change("hides_number")),
    h(
      "button",
      {
        type: "button",
        class: "quiet",
        click: () => {
          close();
          remove();
        },
      },
      words.removePhone,
    ),
  ]);
}
