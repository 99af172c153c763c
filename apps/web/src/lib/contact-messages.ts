import { Failure } from "@mauzo/contract/shared";
import { contactMessages, type NewContactMessage } from "@mauzo/contract/storefront/contact-messages";
import { headers } from "next/headers";
import { addresses } from "./env.ts";

const timeoutMs = 8_000;

/** The result of sending; `refused` names the fields the API rejected. */
export type Sent =
  | { kind: "sent" }
  | { kind: "refused"; fields: string[] }
  | { kind: "limited"; minutes: number }
  | { kind: "down" };

function fieldsOf(body: unknown): string[] {
  const failure = Failure.safeParse(body);
  if (!failure.success || typeof failure.data.detail === "string") return [];
  return failure.data.detail.map(({ loc }) => String(loc[1] ?? ""));
}

/** Posts a contact message on behalf of the visitor, so that rate limits count the visitor and not this server. */
export async function postContactMessage(message: NewContactMessage): Promise<Sent> {
  const visitor = (await headers()).get("x-forwarded-for");
  try {
    const response = await fetch(new URL(contactMessages.create.path, addresses().apiOrigin), {
      method: contactMessages.create.method,
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "content-type": "application/json",
        origin: addresses().siteUrl,
        ...(visitor && { "x-forwarded-for": visitor }),
      },
      body: JSON.stringify(message),
    });
    if (response.ok) return { kind: "sent" };
    if (response.status === 422) return { kind: "refused", fields: fieldsOf(await response.json()) };
    if (response.status !== 429) throw new Error(`The API answered ${response.status}`);
    const seconds = Number(response.headers.get("retry-after")) || 60;
    return { kind: "limited", minutes: Math.max(1, Math.ceil(seconds / 60)) };
  } catch (failure) {
    console.error("A contact message was not sent:", failure);
    return { kind: "down" };
  }
}
