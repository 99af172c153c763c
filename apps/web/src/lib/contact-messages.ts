import { errorCode } from "@mauzo/api-client/errors/error-code";
import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { retryAfterSeconds } from "@mauzo/api-client/retry-after";
import { contactMessages, type NewContactMessage } from "@mauzo/contract/storefront/contact-messages";
import { headers } from "next/headers";
import { api } from "./api.ts";
import { addresses } from "./env.ts";

/** The result of sending; `refused` names the fields the API rejected. */
export type Sent =
  | { kind: "sent" }
  | { kind: "refused"; fields: string[] }
  | { kind: "limited"; minutes: number }
  | { kind: "down" };

/** Posts a contact message on behalf of the visitor, so that rate limits count the visitor and not this server. */
export async function postContactMessage(message: NewContactMessage): Promise<Sent> {
  const visitor = (await headers()).get("x-forwarded-for");
  try {
    await api().call(
      contactMessages.create,
      { body: message },
      { headers: { origin: addresses().siteUrl, ...(visitor && { "x-forwarded-for": visitor }) } },
    );
    return { kind: "sent" };
  } catch (failure) {
    const code = errorCode(failure);
    if (code === "validation" || code === "phone_invalid")
      return { kind: "refused", fields: fieldErrors(failure).map(({ path }) => String(path[0] ?? "")) };
    if (code === "too_many_tries")
      return { kind: "limited", minutes: Math.max(1, Math.ceil((retryAfterSeconds(failure) || 60) / 60)) };
    console.error("A contact message was not sent:", failure);
    return { kind: "down" };
  }
}
