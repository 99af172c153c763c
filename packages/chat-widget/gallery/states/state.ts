import type { ThemeConfig } from "@mauzo/contract/conversations/chat";
import type { Widget } from "../../src/create-widget.ts";

/** A mounted widget, and a way to find elements in it. */
type Stage = {
  widget: Widget;
  /** Waits for the first element that matches. */
  find(selector: string): Promise<HTMLElement>;
};

/** The shop server's response to a message: these actions, this status, or no response. */
export type Reply = readonly unknown[] | { status: number; text: string } | "silence" | "unreachable";

export type Step = (stage: Stage) => Promise<unknown>;

export type State = {
  /** The state's name on the page and in the id of its bot. */
  name: string;
  reply?: Reply;
  theme?: ThemeConfig;
  /** Floats over the page instead of filling its place; `popup` opens by itself. */
  floating?: true | "popup";
  /** Covers the page, plays media, or needs a network of its own: it gets a page of its own, in a frame. */
  framed?: true;
  /** Takes so long that nothing waits for it. */
  slow?: true;
  /** A chunk of the widget's code that fails to load, or with `late` never arrives. */
  blocked?: { part: "panel" | "conversation" | "list-rows" | "media"; late?: true };
  /** The steps that lead to the state, in order. */
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
export const paste =
  (text: string): Step =>
  async ({ find }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    (await find("textarea")).dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
  };
export const say = (text: string): Step[] => [waitFor(".log"), write(text), press("[type=submit]")];
export const open: Step = async ({ widget }) => widget.open();
export const minimise: Step = async ({ widget }) => widget.close();
export const toStart: Step = async ({ find }) => (await find(".log")).scrollTo(0, 0);

/** States that begin with a message of the visitor: the shop's reply, and the steps after it. */
export const afterSaying =
  (word: string) =>
  (name: string, reply: Reply, ...steps: Step[]): State => ({
    name,
    reply,
    steps: [...say(word), ...(steps.length > 0 ? steps : [waitFor(".shop")])],
  });
