import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment, optionalText, Picture, requiredText, Version } from "../shared.ts";
import { PopupDocument, popupLimits } from "./popup-document.ts";

/** A PDF of a popup. */
export const PopupFile = z.object({ id: Id, name: z.string(), url: z.string(), bytes: z.int() });
export type PopupFile = z.infer<typeof PopupFile>;

/** A page of a popup's PDF as a picture, and what is written on it. */
export const PopupPage = z.object({ picture: Picture, words: z.string() });
export type PopupPage = z.infer<typeof PopupPage>;

export const Popup = z.object({
  id: Id,
  name: z.string(),
  document: PopupDocument,
  picture: z.nullable(Picture),
  file: z.nullable(PopupFile),
  /** Those of the PDF, in order; none: it is a card that opens the PDF. */
  pages: z.array(PopupPage),
  on: z.boolean(),
  /** How often it was seen, closed, and its button pressed, all days together. */
  views: z.int(),
  closes: z.int(),
  clicks: z.int(),
  updated_at: Moment,
  version: Version,
});
export type Popup = z.infer<typeof Popup>;

const NewPage = z.strictObject({ picture_id: Id, words: optionalText(popupLimits.pageWords) });
const fields = {
  name: requiredText(popupLimits.name),
  document: PopupDocument,
  /** Pictures of the PDF's pages, in order; where it has no PDF, they are not kept. */
  pages: z._default(z.array(NewPage).check(z.maxLength(popupLimits.pages)), []),
};
export const NewPopup = z.strictObject(fields);
export type NewPopup = z.input<typeof NewPopup>;
export const PopupEdit = z.strictObject({ ...fields, version: Version });
export type PopupEdit = z.input<typeof PopupEdit>;

const read = { resource: "customers", action: "read" } as const;

export const popups = {
  list: endpoint({
    method: "GET",
    path: "/popups",
    access: read,
    summary: "The shop's popups, in the order in which they are tried",
    reply: z.object({ items: z.array(Popup) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/popups/:id",
    access: read,
    summary: "A popup",
    params: IdParams,
    reply: Popup,
  }),
  create: endpoint({
    method: "POST",
    path: "/popups",
    access: "admin",
    summary: "Make a popup. It shows nowhere before it is switched on",
    body: NewPopup,
    reply: Popup,
    errors: ["too_many_popups", "picture_gone", "popup_file_gone"],
  }),
  save: endpoint({
    method: "PUT",
    path: "/popups/:id",
    access: "admin",
    summary: "Change a popup",
    params: IdParams,
    body: PopupEdit,
    reply: Popup,
    errors: ["version_conflict", "picture_gone", "popup_file_gone"],
  }),
  turnOn: endpoint({
    method: "POST",
    path: "/popups/:id/on",
    access: "admin",
    summary: "Show a popup to visitors",
    params: IdParams,
    reply: Popup,
    status: 200,
  }),
  turnOff: endpoint({
    method: "POST",
    path: "/popups/:id/off",
    access: "admin",
    summary: "Show a popup to nobody for now",
    params: IdParams,
    reply: Popup,
    status: 200,
  }),
  /** The first that fits a visit is the one that shows. */
  move: endpoint({
    method: "POST",
    path: "/popups/:id/move",
    access: "admin",
    summary: "Put a popup before another one, or last",
    params: IdParams,
    body: z.strictObject({ before: z.nullable(Id) }),
    reply: z.object({ items: z.array(Popup) }),
    status: 200,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/popups/:id",
    access: "admin",
    summary: "Delete a popup. It can be restored",
    params: IdParams,
    reply: Done,
  }),
  restore: endpoint({
    method: "POST",
    path: "/popups/:id/restore",
    access: "admin",
    summary: "Restore a deleted popup",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: ["too_many_popups"],
  }),
};
