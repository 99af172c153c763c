// @vitest-environment happy-dom

import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { IntlProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { english } from "../../../../../i18n/messages/en/english.ts";
import { Canvas } from "./canvas.tsx";
import { graphOf } from "./graph/graph-of.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const [onOpen, onSelect] = [vi.fn(), vi.fn()];
async function draw(selected?: string) {
  const map = {
    ...{ graph: graphOf(defaultFlow), start: defaultFlow.start, problems: [], folded: new Set<string>() },
    ...{ mayWrite: true, selected, onSelect, onOpen, onConnect: vi.fn() },
  };
  await act(async () =>
    root.render(
      <IntlProvider locale="en" messages={english} timeZone="Africa/Dar_es_Salaam">
        <Canvas {...map} />
      </IntlProvider>,
    ),
  );
}

beforeEach(() => {
  const place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  vi.clearAllMocks();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});
const cards = () => [...document.querySelectorAll<HTMLButtonElement>("button[id^=map-step-]")];
const idOfFocus = () => document.activeElement?.id;
const press = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

it("draws each step as a button, in the order of reading, that says where it leads", async () => {
  await draw();
  expect(cards().map(({ id }) => id)).toEqual(graphOf(defaultFlow).steps.map(({ node }) => `map-step-${node.id}`));
  expect(cards()[0]?.textContent).toMatch(/^Question.*Hello, welcome.*See products leads to Categories/s);
});

it("has one step in the order of Tab: the chosen one, or the first", async () => {
  const stops = () => cards().filter(({ tabIndex }) => tabIndex === 0);
  await draw();
  expect(stops().map(({ id }) => id)).toEqual(["map-step-greeting"]);
  await draw("cart");
  expect(stops().map(({ id }) => id)).toEqual(["map-step-cart"]);
});

it("goes along connections by arrow keys, chooses what has the focus, and opens it by Enter", async () => {
  await draw("greeting");
  cards()[0]?.focus();
  await press("ArrowRight");
  expect(idOfFocus()).toBe("map-step-categories");
  expect(onSelect).toHaveBeenLastCalledWith("categories");
  await press("ArrowLeft");
  expect(idOfFocus()).toBe("map-step-greeting");
  // What a browser makes of Enter on a button.
  await act(async () => document.activeElement?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 })));
  expect(onOpen).toHaveBeenCalledWith("greeting");
});
