import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Shop } from "./shop.ts";

export const shopSecurity = {
  /** Who asks it must have one; members without one set it up before they can do anything else. Keys go on working. */
  requireSecondFactor: endpoint({
    method: "PUT",
    path: "/shop/second-factor",
    access: "admin",
    stepUp: true,
    summary: "Ask a second factor at log-in of everybody who works in the shop, or no longer",
    body: z.strictObject({ required: z.boolean() }),
    reply: Shop,
    errors: ["second_factor_off"],
  }),
};
