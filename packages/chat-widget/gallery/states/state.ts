import type { ThemeConfig } from "@mauzo/contract/chat";
import type { Widget } from "../../src/create-widget.ts";

/** A widget in its place on the page, and what is in it. */
type Stage = {
  widget: Widget;
  /** The first element that matches, once there is one. */
  find(selector: string): Promise<HTMLElement>;
};

/** What the shop's server does with a message: says these actions, answers so, or leaves it. */
export type Reply = readonly unknown[] | { status: number; text: string } | "silence" | "unreachable";

export type Step = (stage: Stage) => Promise<unknown>;

export type State = {
  /** Its name on the page, and in the id of its bot. */
  name: string;
  reply?: Reply;
  theme?: ThemeConfig;
  /** Floats over the page instead of filling its place, and may open by itself. */
  floating?: true | "popup";
  /** What leads to it, one after the other. */
  steps?: readonly Step[];
};

export const waitFor =
  (selector: string): Step =>
  ({ find }) =>
    find(selector);
export const press =
  (selector: string): Step =>
  async ({ find }) =>
    (await find(selector)).click();
export const write =
  (text: string): Step =>
  async ({ find }) => {
    const field = await find("textarea");
    if (field instanceof HTMLTextAreaElement) field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
export const say = (text: string): Step[] => [waitFor(".log"), write(text), press("[type=submit]")];
export const open: Step = async ({ widget }) => widget.open();
export const minimise: Step = async ({ widget }) => widget.close();
