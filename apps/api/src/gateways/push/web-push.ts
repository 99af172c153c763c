import webPush from "web-push";
import { type PushSettings, publicKeyOf } from "../../push-settings.ts";
import type { Webhooks } from "../webhooks/port.ts";
import type { Push, PushDevice, PushMessage } from "./port.ts";

/** After so long, it is no news any more that somebody wrote. */
const livesSeconds = 12 * 3600;

const isHostOf = (hostname: string) => (service: string) =>
  service.startsWith("*.")
    ? hostname.endsWith(service.slice(1)) && !hostname.slice(0, -service.length + 1).includes(".")
    : hostname === service;

/** Sends by the protocol of RFC 8030, with RFC 8291's encryption and RFC 8292's signature. */
export function webPushServices(
  { privateKey, subject, services, standIn }: PushSettings,
  door: Pick<Webhooks, "post">,
): Push {
  const publicKey = publicKeyOf(privateKey);
  if (publicKey === undefined) throw new Error("the key is no private key of P-256");
  const takes = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    if (standIn !== undefined && url.href.startsWith(standIn)) return true;
    const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
    return isPlain && services.some(isHostOf(url.hostname));
  };
  const requestTo = ({ endpoint, p256dh, auth }: PushDevice, { body, topic }: PushMessage) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
      ...{ TTL: livesSeconds, urgency: "high", topic, contentEncoding: "aes128gcm" },
      vapidDetails: { subject, publicKey, privateKey },
    });
  return {
    publicKey,
    takes,
    isEncryptable: (device) => {
      try {
        requestTo(device, { body: "x", topic: "x" });
        return true;
      } catch {
        return false;
      }
    },
    send: async (device, message) => {
      if (!takes(device.endpoint)) return { kind: "gone" };
      const { headers, body } = requestTo(device, message);
      const fields = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
      const request = { url: device.endpoint, headers: Object.fromEntries(fields), body };
      const answer = await door.post(request, new AbortController().signal);
      if ("problem" in answer) return { kind: "later" };
      const { status } = answer;
      if (status >= 200 && status < 300) return { kind: "sent" };
      if (status === 404 || status === 410) return { kind: "gone" };
      if (status === 429 || status >= 500) return { kind: "later" };
      return { kind: "refused", why: `${status} ${answer.body.slice(0, 200)}` };
    },
  };
}
