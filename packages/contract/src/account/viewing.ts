import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, IdParams, Moment } from "../shared.ts";

/** How long an admin sees the back-office as a member does. */
export const viewingMinutes = 30;

/** Whose view a session has. `GET /user` is the member's then. */
export const Viewing = z.object({
  /** The name of the admin who looks. */
  by: z.string(),
  until: Moment,
  /** Its time is up, or the member has left: nothing is shown or changed before it is stopped. */
  is_over: z.boolean(),
});
export type Viewing = z.infer<typeof Viewing>;

export const viewing = {
  /** For this session alone, on every page of it. 409 for an admin, who sees what the caller does. */
  begin: endpoint({
    method: "POST",
    path: "/staff/:id/viewing",
    access: "admin",
    summary: "See the back-office as a member does, for half an hour: everything is read only meanwhile",
    params: IdParams,
    reply: z.object({ until: Moment }),
    errors: ["viewing_needless"],
  }),
  stop: endpoint({
    method: "DELETE",
    path: "/user/viewing",
    access: "signedIn",
    summary: "See the back-office as oneself again",
    reply: Done,
  }),
};
