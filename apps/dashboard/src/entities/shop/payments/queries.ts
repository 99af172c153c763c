import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import { api } from "../../../lib/session/api.ts";

/** How the shop is paid, and what it adds to every order. */
export const paymentSettingsQuery = api.query(paymentSettings.get, {});
