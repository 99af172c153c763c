import { actions, resources } from "@mauzo/permissions/permissions";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment } from "../shared.ts";

const wanted = { resource: z.enum(resources), action: z.enum(actions) };
/** How long somebody who was refused waits before they may ask for the same again. */
export const askAgainHours = 24;

/** What a member of the shop asks to be allowed. */
export const AccessRequest = z.object({
  id: Id,
  by: z.object({ id: Id, name: z.string() }),
  ...wanted,
  asked_at: Moment,
});
export type AccessRequest = z.infer<typeof AccessRequest>;

/** One's own, with the answer. */
export const OwnAccessRequest = z.object({
  id: Id,
  ...wanted,
  state: z.enum(["open", "granted", "refused"]),
  asked_at: Moment,
});
export type OwnAccessRequest = z.infer<typeof OwnAccessRequest>;
export const NewAccessRequest = z.strictObject(wanted);
export type NewAccessRequest = z.input<typeof NewAccessRequest>;

export const accessRequests = {
  list: endpoint({
    method: "GET",
    path: "/access-requests",
    access: { resource: "staffs", action: "read" },
    summary: "What members of the shop ask to be allowed and nobody has answered, the oldest first",
    reply: z.object({ items: z.array(AccessRequest) }),
  }),
  own: endpoint({
    method: "GET",
    path: "/access-requests/own",
    access: "member",
    summary: "What one asked to be allowed, with the answers",
    reply: z.object({ items: z.array(OwnAccessRequest) }),
  }),
  /** Asking again while nobody has answered changes nothing, and mails nobody. 409 within a day of a refusal. */
  create: endpoint({
    method: "POST",
    path: "/access-requests",
    access: "member",
    summary: "Ask the shop's admins to be allowed something; they get a mail",
    body: NewAccessRequest,
    reply: OwnAccessRequest,
    errors: ["access_given", "access_refused_lately"],
  }),
  /** Adds the permission to those of who asked, who gets a mail. 403 when the caller may not give it. */
  grant: endpoint({
    method: "POST",
    path: "/access-requests/:id/grant",
    access: { resource: "staffs", action: "update" },
    stepUp: true,
    summary: "Allow what a member asked for, immediately",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: [
      "access_request_answered",
      "own_grants",
      "grants_beyond_own",
      "admin_only",
      "role_changed",
      "version_conflict",
    ],
  }),
  refuse: endpoint({
    method: "POST",
    path: "/access-requests/:id/refuse",
    access: { resource: "staffs", action: "update" },
    summary: "Refuse what a member asked for; they get a mail",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: ["access_request_answered"],
  }),
};
