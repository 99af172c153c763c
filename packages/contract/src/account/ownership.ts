import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, Moment } from "../shared.ts";

/** How long an offer of the shop stands. */
export const ownershipOfferDays = 7;

const Named = z.object({ id: Id, name: z.string() });
/** Whose shop it is, and to whom it is offered. */
export const Ownership = z.object({
  /** Null: nobody is known to be. */
  owner: z.nullable(Named),
  offer: z.nullable(z.object({ to: Named, made_at: Moment, ends_at: Moment })),
});
export type Ownership = z.infer<typeof Ownership>;

export const OwnershipOffer = z.strictObject({ to: Id });

export const ownership = {
  get: endpoint({
    method: "GET",
    path: "/ownership",
    access: { resource: "staffs", action: "read" },
    summary: "Whose shop it is, and to whom it is offered",
    reply: Ownership,
  }),
  /** 403 for all but the owner; 409 while another offer stands, and for a member who is no admin. */
  offer: endpoint({
    method: "POST",
    path: "/ownership/offer",
    access: "admin",
    stepUp: true,
    summary: "Offer the shop to another admin, for seven days: it is theirs once they accept",
    body: OwnershipOffer,
    reply: Ownership,
    errors: ["owner_only", "ownership_offered", "ownership_admins_only", "not_found"],
  }),
  /** The owner before stays an admin. 409 when it is not offered to the caller (any more). */
  accept: endpoint({
    method: "POST",
    path: "/ownership/accept",
    access: "admin",
    stepUp: true,
    summary: "Take over the shop that is offered to the caller",
    reply: Ownership,
    status: 200,
    errors: ["ownership_not_offered"],
  }),
  /** 409 when there is none of theirs. */
  withdraw: endpoint({
    method: "DELETE",
    path: "/ownership/offer",
    access: "admin",
    summary: "Take back the offer of the shop; whom it was made to declines it by the same",
    reply: Done,
    errors: ["ownership_not_offered"],
  }),
};
