import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { ChannelAccounts } from "../channel-accounts/port.ts";
import { graphRequest } from "./graph-request.ts";

const Numbers = z.object({ data: z.array(z.object({ id: z.string() })) });
const Text = z.optional(z.nullable(z.string()));
const Profile = z.object({
  data: z.array(
    z.object({ about: Text, address: Text, email: Text, websites: z.optional(z.nullable(z.array(z.string()))) }),
  ),
});
/** More numbers than an account has. */
const mostNumbers = "200";

/** The account's side of WhatsApp's Cloud API, at the address of the settings. */
export function cloudApiAccounts({ baseUrl, version }: { baseUrl: string; version: string }): ChannelAccounts {
  const urlOf = (query: Record<string, string>, ...path: string[]) => {
    const url = new URL(`/${[version, ...path].map(encodeURIComponent).join("/")}`, baseUrl);
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  return {
    listNumbers: async ({ businessAccountId, token }) => {
      const url = urlOf({ fields: "id", limit: mostNumbers }, businessAccountId, "phone_numbers");
      const answer = await graphRequest(url, token, { method: "GET" });
      if (answer.result !== "answered") return answer;
      const numbers = Numbers.safeParse(answer.body);
      if (!numbers.success) return { result: "unknown" };
      return { result: "found", phoneNumberIds: numbers.data.data.map(({ id }) => id) };
    },

    checkSecret: async ({ phoneNumberId, token }, appSecret) => {
      const appsecret_proof = createHmac("sha256", appSecret).update(token).digest("hex");
      const answer = await graphRequest(urlOf({ fields: "id", appsecret_proof }, phoneNumberId), token, {
        method: "GET",
      });
      return answer.result === "answered" ? { result: "done" } : answer;
    },

    subscribe: async ({ businessAccountId, token }, { address, verifyToken }) => {
      const json = { override_callback_uri: address, verify_token: verifyToken };
      const answer = await graphRequest(urlOf({}, businessAccountId, "subscribed_apps"), token, {
        method: "POST",
        json,
      });
      return answer.result === "answered" ? { result: "done" } : answer;
    },

    readProfile: async ({ phoneNumberId, token }) => {
      const url = urlOf({ fields: "about,address,email,websites" }, phoneNumberId, "whatsapp_business_profile");
      const answer = await graphRequest(url, token, { method: "GET" });
      if (answer.result !== "answered") return answer;
      const [found] = Profile.safeParse(answer.body).data?.data ?? [];
      if (!found) return { result: "unknown" };
      const { about, address, email, websites } = found;
      const profile = { about: about ?? "", address: address ?? "", email: email ?? "", websites: websites ?? [] };
      return { result: "found", profile };
    },

    saveProfile: async ({ phoneNumberId, token }, { about, ...profile }) => {
      // It takes no empty one: without it, what is there stays.
      const json = { messaging_product: "whatsapp", ...profile, ...(about !== "" && { about }) };
      const url = urlOf({}, phoneNumberId, "whatsapp_business_profile");
      const answer = await graphRequest(url, token, { method: "POST", json });
      return answer.result === "answered" ? { result: "done" } : answer;
    },
  };
}
