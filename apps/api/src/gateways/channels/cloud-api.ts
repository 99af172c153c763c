import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import { readReceipt, toWire } from "@mauzo/channels/whatsapp/to-wire";
import { firstAt, graphRequest, readBytes, textAt } from "./graph-request.ts";
import type { ChannelNumber, Channels } from "./port.ts";

export type CloudApiSettings = {
  /** Where the provider is, such as `https://graph.facebook.com`. */
  baseUrl: string;
  version: string;
  /** The hosts, besides that of `baseUrl`, that files are fetched from; their sub-domains too. */
  mediaHosts: readonly string[];
};

const downloadTimeoutMs = 60_000;
const numberFields = "display_phone_number,verified_name,quality_rating,messaging_limit_tier";

/** WhatsApp's Cloud API, or whatever speaks like it at the address of the settings. */
export function cloudApi({ baseUrl, version, mediaHosts }: CloudApiSettings): Channels<OutgoingPart> {
  const base = new URL(baseUrl);
  const urlOf = (...path: string[]) => new URL(`/${[version, ...path].map(encodeURIComponent).join("/")}`, base);
  const post = ({ phoneNumberId, token }: ChannelNumber, json: unknown) =>
    graphRequest(urlOf(phoneNumberId, "messages"), token, { method: "POST", json });

  /** The token is sent to nobody else, whatever address an answer names. */
  const mediaUrl = (address: string): URL | undefined => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined) return undefined;
    if (url.username !== "" || url.password !== "") return undefined;
    if (url.origin === base.origin) return url;
    const isKnown = mediaHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
    return isKnown && url.protocol === "https:" && url.port === "" ? url : undefined;
  };

  return {
    send: async (number, { to, part, replyTo }, outboxId) => {
      const answer = await post(number, toWire(part, { to, outboxId, ...(replyTo !== undefined && { replyTo }) }));
      if (answer.result !== "answered") return answer;
      const externalId = textAt(firstAt(answer.body, "messages"), "id");
      if (externalId === undefined) return { result: "unknown" };
      return { result: "accepted", externalId, waId: textAt(firstAt(answer.body, "contacts"), "wa_id") };
    },

    markRead: async (number, { externalId, typing }) => {
      const answer = await post(number, readReceipt(externalId, typing));
      return answer.result === "answered" ? { result: "done" } : answer;
    },

    upload: async ({ phoneNumberId, token }, { bytes, type, name }) => {
      const form = new FormData();
      form.set("messaging_product", "whatsapp");
      form.set("type", type);
      form.set("file", new Blob([bytes], { type }), name);
      const answer = await graphRequest(urlOf(phoneNumberId, "media"), token, { method: "POST", form });
      if (answer.result !== "answered") return answer;
      const id = textAt(answer.body, "id");
      return id === undefined ? { result: "unknown" } : { result: "uploaded", id };
    },

    download: async ({ token }, { id, maxBytes }) => {
      const answer = await graphRequest(urlOf(id), token, { method: "GET" });
      if (answer.result !== "answered") return answer;
      const url = mediaUrl(textAt(answer.body, "url") ?? "");
      if (!url) return { result: "refused", code: 131052, details: "an address of another host" };
      try {
        const response = await fetch(url, {
          headers: { authorization: `Bearer ${token}` },
          redirect: "error",
          signal: AbortSignal.timeout(downloadTimeoutMs),
        });
        if (!response.ok) {
          await response.body?.cancel();
          return { result: "refused", code: 131052, details: `HTTP ${response.status}` };
        }
        const bytes = await readBytes(response, maxBytes);
        if (!bytes) return { result: "too large" };
        const type = textAt(answer.body, "mime_type") ?? "";
        return { result: "downloaded", bytes, type, sha256: textAt(answer.body, "sha256") ?? "" };
      } catch {
        return { result: "unknown" };
      }
    },

    checkNumber: async ({ phoneNumberId, token }) => {
      const url = urlOf(phoneNumberId);
      url.searchParams.set("fields", numberFields);
      const answer = await graphRequest(url, token, { method: "GET" });
      if (answer.result !== "answered") return answer;
      const phone = textAt(answer.body, "display_phone_number");
      if (phone === undefined) return { result: "unknown" };
      return {
        result: "found",
        phone,
        name: textAt(answer.body, "verified_name") ?? "",
        quality: textAt(answer.body, "quality_rating"),
        tier: textAt(answer.body, "messaging_limit_tier"),
      };
    },
  };
}
