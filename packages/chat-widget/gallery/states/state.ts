import type { ThemeConfig } from "@mauzo/contract/conversations/chat";
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
  /** Covers the page, plays, or has a network of its own: it has a page of its own, in a frame. */
  ownPage?: true;
  /** Comes so late that nothing waits for it. */
  slow?: true;
  /** A part of the widget's code that does not come, or not yet. */
  withheld?: { part: "panel" | "conversation" | "list-rows" | "media"; late?: true };
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

/** States that begin with a word of the visitor: what the shop answers, and what is done then. */
export const afterSaying =
  (word: string) =>
  (name: string, reply: Reply, ...steps: Step[]): State => ({
    name,
    reply,
    steps: [...say(word), ...(steps.length > 0 ? steps : [waitFor(".shop")])],
  });
