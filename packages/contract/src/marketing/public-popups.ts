import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Day, Done, Id, Picture } from "../shared.ts";
import { PopupDocument } from "./popup-document.ts";
import { PopupFile, PopupPage } from "./popups.ts";

/** A popup as the pages it shows on read it: without the shop's name for it and its counts. */
export const PublicPopup = z.object({
  id: Id,
  document: PopupDocument,
  picture: z.nullable(Picture),
  file: z.nullable(PopupFile),
  pages: z.array(PopupPage),
});
export type PublicPopup = z.infer<typeof PublicPopup>;

/** What is counted of a popup. */
export const popupCounts = ["view", "close", "click"] as const;
export type PopupCount = (typeof popupCounts)[number];

const BotParams = z.object({ botId: Id });

export const publicPopups = {
  list: endpoint({
    method: "GET",
    path: "/plugin/:botId/popups",
    access: "visitor",
    summary: "The popups that pages with this bot may show, in the order in which they are tried",
    params: BotParams,
    reply: z.object({
      /** The shop's present day. */
      today: Day,
      popups: z.array(PublicPopup),
    }),
  }),
  /** Says nothing of who it was. With an Idempotency-Key, what is sent twice counts once. */
  count: endpoint({
    method: "POST",
    path: "/plugin/:botId/popup-counts",
    access: "visitor",
    summary: "Count that a popup was seen, closed, or its button pressed",
    params: BotParams,
    body: z.strictObject({ popup_id: Id, what: z.enum(popupCounts) }),
    reply: Done,
    status: 200,
    errors: ["too_many_tries"],
  }),
};
