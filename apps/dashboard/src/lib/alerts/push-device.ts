import { pushDevices } from "@mauzo/contract/conversations/push-devices";
import type { Language } from "@mauzo/contract/shared";
import { api } from "../session/api.ts";
import { readStored, removeStored, writeStored } from "../storage/local-storage.ts";

const place = "push-device";
/** Where the service worker of the back-office is registered. */
const scope = "/dashboard";

/** This device as the API knows it: for whom, and by which id. */
type Kept = { id: string; userId: string };
function readKept(value: unknown): Kept | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [id, userId]: unknown[] = [Reflect.get(value, "id"), Reflect.get(value, "userId")];
  return typeof id === "string" && typeof userId === "string" ? { id, userId } : undefined;
}

export const canBePushedTo = () => "PushManager" in window && "serviceWorker" in navigator;

/** Whether notices for this person are pushed to this device. */
export const isPushedTo = (userId: string): boolean => readStored(place, readKept)?.userId === userId;

const pushManager = async () => (await navigator.serviceWorker?.getRegistration(scope))?.pushManager;

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

type Owner = { key: string; userId: string; language: Language };

/** The subscription of this browser: a new one where the last was another person's, or for another key. */
async function subscribe(manager: PushManager, { key, userId }: Owner): Promise<PushSubscriptionJSON> {
  const before = await manager.getSubscription();
  const keyBefore = before?.options.applicationServerKey;
  if (before && isPushedTo(userId) && keyBefore && base64url(keyBefore) === key) return before.toJSON();
  await before?.unsubscribe();
  return (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
}

/** Has this device told of customers while Mauzo is not open on it. @returns whether it is */
export async function keepPushDevice(owner: Owner): Promise<boolean> {
  try {
    const manager = await pushManager();
    if (!manager) return false;
    const { endpoint = "", keys } = await subscribe(manager, owner);
    const [p256dh, auth] = [keys?.p256dh ?? "", keys?.auth ?? ""];
    const { language, userId } = owner;
    const { id } = await api.call(pushDevices.add, { body: { endpoint, p256dh, auth, language } });
    writeStored(place, { id, userId });
    return true;
  } catch {
    // Not allowed any more, no service of the browser's maker, or no network: pages that are open tell instead.
    removeStored(place);
    return false;
  }
}

/** This device is told no more. */
export async function dropPushDevice(): Promise<void> {
  const kept = readStored(place, readKept);
  removeStored(place);
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
  if (kept) await api.call(pushDevices.remove, { params: { id: kept.id } }).catch(() => undefined);
}
