import type { ChatAction } from "@mauzo/contract/conversations/chat";

/** Events a page can listen to, with their details. */
export type WidgetEvents = {
  opened: undefined;
  closed: undefined;
  message: { from: "visitor"; text: string } | { from: "shop"; action: ChatAction };
  /** How many messages of the shop are unread. */
  unread: number;
  /** The text the visitor sees. */
  error: string;
};

/** The registered event listeners. */
export type Listeners = Set<{ event: string; listener(detail: unknown): void }>;

/** Notifies all listeners of an event. */
export type EmitEvent = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => void;
