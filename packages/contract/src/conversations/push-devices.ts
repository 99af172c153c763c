import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Language } from "../shared.ts";

const access = { resource: "conversations", action: "read" } as const;
const base64url = (length: number) => z.string().check(z.length(length), z.regex(/^[\w-]+$/));

/** What a browser says of its push subscription: where its messages go, and what they are encrypted for. */
export const NewPushDevice = z.strictObject({
  endpoint: z.url().check(z.maxLength(1000)),
  p256dh: base64url(87),
  auth: base64url(22),
  /** That of the device, for people who have chosen none. */
  language: Language,
});
export type NewPushDevice = z.input<typeof NewPushDevice>;

/** What is pushed to a device, encrypted: nothing that a locked screen may not show. */
export const PushedNotice = z.object({
  title: z.string(),
  text: z.string(),
  /** The page that it leads to. */
  path: z.string(),
  /** One notice takes the place of another with the same. */
  tag: z.string(),
});
export type PushedNotice = z.infer<typeof PushedNotice>;

/** The devices of the caller that are told of customers who write while Mauzo is not open on them. */
export const pushDevices = {
  key: endpoint({
    method: "GET",
    path: "/push-devices/key",
    access,
    summary: "The key that browsers subscribe with; null: nothing is pushed here",
    reply: z.object({ key: z.nullable(z.string()) }),
  }),
  /** A device that is known already is kept as it is now; of too many, the one that was not used for longest goes. */
  add: endpoint({
    method: "POST",
    path: "/push-devices",
    access,
    summary: "Have this device told of customers who write",
    body: NewPushDevice,
    reply: z.object({ id: Id }),
    errors: ["push_off", "push_service_unknown", "push_key_invalid"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/push-devices/:id",
    access,
    summary: "Have a device of the caller told no more",
    params: IdParams,
    reply: Done,
  }),
};
