import { session } from "@mauzo/contract/account/session";
import type { Language } from "@mauzo/contract/shared";
import { toasts } from "../toasts.ts";
import { unsentStore } from "../unsent-sales/unsent-store.ts";
import { api } from "./api.ts";
import { endSession } from "./token/token-cookie.ts";

type Leaving = { to: string; shopId: string | undefined; language: Language };

const countUnsent = async (shopId: string) =>
  (await unsentStore.list(shopId)).filter(({ taken_out }) => taken_out === undefined).length;

/** Where nobody needs them but the few who have sold without a network, the words are not sent with every page. */
const words = {
  en: {
    title: (sales: number) => (sales === 1 ? "1 sale is not sent yet" : `${sales} sales are not sent yet`),
    text: "They stay on this device, and are sent once somebody of this shop logs in here.",
    anyway: "Log out anyway",
    failed: "Something went wrong.",
  },
  sw: {
    title: (sales: number) => (sales === 1 ? "Uuzaji 1 bado haujatumwa" : `Mauzo ${sales} bado hayajatumwa`),
    text: "Yatabaki kwenye kifaa hiki, na yatatumwa mtu wa duka hili atakapoingia hapa.",
    anyway: "Toka hata hivyo",
    failed: "Kuna hitilafu imetokea.",
  },
} as const;

async function leave(to: string) {
  await api.call(session.logOut, {});
  endSession(to);
}

/** Logs out, once the server has confirmed it; with sales on this device that are not sent, only when asked once more. */
export async function logOut({ to, shopId, language }: Leaving): Promise<void> {
  const unsent = shopId === undefined ? 0 : await countUnsent(shopId).catch(() => 0);
  if (unsent === 0) return leave(to);
  const { title, text, anyway, failed } = words[language];
  const onPress = () => void leave(to).catch(() => toasts.push({ title: failed, tone: "danger" }));
  toasts.push({ title: title(unsent), text, tone: "danger", action: { label: anyway, onPress } });
}
