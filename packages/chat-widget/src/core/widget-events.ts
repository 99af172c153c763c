import type { ChatAction } from "@mauzo/contract/conversations/chat";

/** What a page can listen to, and what it is told. */
export type WidgetEvents = {
  opened: undefined;
  closed: undefined;
  message: { from: "visitor"; text: string } | { from: "shop"; action: ChatAction };
  /** How many messages of the shop nobody has seen. */
  unread: number;
  /** The sentence the visitor reads. */
  error: string;
};

/** Who listens to what. */
export type Listeners = Set<{ event: string; hear(detail: unknown): void }>;

/** Tells everybody who listens. */
export type Tell = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => void;
