import { createECDH, randomBytes } from "node:crypto";
import { pushDevices } from "@mauzo/contract/conversations/push-devices";
import { call } from "./endpoints.ts";
import { openSandbox } from "./open-sandbox.ts";
import type { Stack } from "./stack.ts";

/** What a browser would say of a subscription at a known service. */
export const browserDevice = () => {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString("hex")}`,
    p256dh: pair.getPublicKey("base64url", "uncompressed"),
    auth: randomBytes(16).toString("base64url"),
    language: "sw" as const,
  };
};

export const addFullPushDevice = (stack: Stack, caller: { token: string }) =>
  call(stack, pushDevices.add, { body: browserDevice() }, caller);

type Device = { id: string; endpoint: string; p256dh: string; auth: string };
type Pushed = { text: string; ttl: string; urgency: string; topic: string; key: string; subject: string };

/** The stand-in for push services: browsers that subscribe there, and what reached them. */
export async function openPushSandbox() {
  const sandbox = await openSandbox();
  const ask = sandbox.askBelow("/_push");
  return {
    ...sandbox,
    subscribe: async (): Promise<Device> => ask("/devices", {}),
    /** What reached a browser, as it reads it. */
    pushed: async ({ id }: Device): Promise<Pushed[]> => ask(`/devices/${id}`),
    answer: (device: Device, status: number) => ask(`/devices/${device.id}`, { status }),
  };
}
