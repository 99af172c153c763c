import type { Switches } from "../../world/model.ts";
import { ask } from "./ask.ts";
import { h, iconButton } from "./parts/dom.ts";
import { dayOf, timeOf } from "./parts/format.ts";
import { toggle } from "./sheets/phone-settings.ts";
import { now, state } from "./state.ts";
import { words } from "./words.ts";

const hourMs = 3600_000;
const codes = [131047, 131056, 130429, 131026, 131000, 131016, 131031, 131042, 131053, 80007, 368];

const set = (change: Partial<Switches>) => void ask("/_switches", change);

/** A number with its words, saved as it is left. */
function amount(label: string, value: number, change: (value: number) => void, note?: string): HTMLElement {
  const input = h("input", { type: "number", min: 0, max: 86400, value, inputmode: "numeric" });
  input.addEventListener("change", () => change(Math.max(0, Number(input.value) || 0)));
  return h("label", { class: "amount" }, h("span", {}, label, note ? h("small", {}, note) : null), input);
}

function failRow({ fail }: Switches): HTMLElement {
  const code = h("select", { "aria-label": words.fail }, h("option", { value: "0" }, "–"));
  for (const one of codes) code.append(h("option", { value: one, selected: fail?.code === one }, String(one)));
  const times = h("input", {
    type: "number",
    min: 1,
    max: 1000,
    value: fail?.times ?? 1,
    "aria-label": words.failNote,
  });
  const by = h(
    "select",
    { "aria-label": words.failNote },
    h("option", { value: "answer", selected: fail?.by !== "status" }, words.failNow),
    h("option", { value: "status", selected: fail?.by === "status" }, words.failLater),
  );
  const save = () => {
    const isOn = code.value !== "0";
    const how = by.value === "status" ? "status" : "answer";
    set({ fail: isOn ? { code: Number(code.value), times: Number(times.value) || 1, by: how } : null });
  };
  for (const control of [code, times, by]) control.addEventListener("change", save);
  return h(
    "div",
    { class: "amount several" },
    h("span", {}, words.fail, h("small", {}, words.failNote)),
    h("span", {}, code, times, by),
  );
}

const calm: Partial<Switches> = {
  ...{ slow_ms: 0, fail: null, drop_answers: 0, expired_token: false, duplicate: 1, reorder: 1, batch: 1 },
  ...{ status_delay_ms: 0, status_before_answer: false, no_status: false },
};

const section = (title: string, ...rows: Node[]) => h("section", {}, h("h3", {}, title), ...rows);

function clockSection(): HTMLElement {
  const move = (hours: number, label: string) =>
    h(
      "button",
      { type: "button", class: "soft", click: () => void ask("/_clock", { move_seconds: (hours * hourMs) / 1000 }) },
      label,
    );
  const hours = Math.round(state.ahead / hourMs);
  return section(
    words.clock,
    h(
      "p",
      {},
      `${words.now} `,
      h("b", {}, `${dayOf(now())}, ${timeOf(now())}`),
      hours > 0 ? ` (${words.ahead(`${hours} h`)})` : "",
    ),
    h("div", { class: "buttons" }, move(1, words.hour), move(23, words.nearly), move(25, words.dayOn)),
    h("p", { class: "note" }, words.windowNote),
  );
}

function resetButton(): HTMLElement {
  const button = h("button", { type: "button", class: "quiet" }, words.reset);
  button.addEventListener("click", () => {
    if (button.dataset.asked) void ask("/_reset");
    button.dataset.asked = "yes";
    button.textContent = words.resetAsk;
  });
  return button;
}

/** How the service misbehaves, and what time it is there. */
export function drawer(close: () => void) {
  const body = h("div", { class: "drawer-body" });
  const root = h(
    "aside",
    { class: "drawer", hidden: true, "aria-label": words.settings },
    h("header", {}, h("h2", {}, words.settings), iconButton("close", words.close, close)),
    body,
  );
  root.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  let shown = "";

  function draw(): void {
    const { switches } = state;
    const key = JSON.stringify([switches, state.ahead, timeOf(now())]);
    // What somebody is filling in is not taken from under their hands.
    if (root.hidden || !switches || key === shown || body.contains(document.activeElement)) return;
    shown = key;
    body.replaceChildren(
      clockSection(),
      section(
        words.answers,
        amount(words.slow, switches.slow_ms / 1000, (value) => set({ slow_ms: value * 1000 }), words.slowNote),
        amount(words.drop, switches.drop_answers, (value) => set({ drop_answers: value }), words.dropNote),
        failRow(switches),
        toggle(words.expired, switches.expired_token, (isOn) => set({ expired_token: isOn })),
      ),
      section(
        words.deliveries,
        amount(words.duplicate, switches.duplicate, (value) => set({ duplicate: value })),
        amount(words.reorder, switches.reorder, (value) => set({ reorder: value })),
        amount(words.batch, switches.batch, (value) => set({ batch: value })),
        amount(
          words.statusDelay,
          switches.status_delay_ms / 1000,
          (value) => set({ status_delay_ms: value * 1000 }),
          words.statusDelayNote,
        ),
        toggle(words.statusFirst, switches.status_before_answer, (isOn) => set({ status_before_answer: isOn })),
        toggle(words.noStatus, switches.no_status, (isOn) => set({ no_status: isOn })),
      ),
      h(
        "div",
        { class: "buttons" },
        h("button", { type: "button", class: "soft", click: () => set(calm) }, words.calm),
        resetButton(),
      ),
    );
  }
  body.addEventListener("focusout", () => setTimeout(draw));
  return { root, draw };
}
