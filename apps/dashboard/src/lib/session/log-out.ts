import { session } from "@mauzo/contract/account/session";
import type { Language } from "@mauzo/contract/shared";
import { toasts } from "../toasts.ts";
import { replyStore } from "../unsent-replies/reply-store.ts";
import { isSale } from "../unsent-sales/unsent-rows.ts";
import { unsentStore } from "../unsent-sales/unsent-store.ts";
import { api } from "./api.ts";
import { endSession } from "./token/token-cookie.ts";

type Leaving = { to: string; shopId: string | undefined; userId: string | undefined; language: Language };
type Unsent = { sales: number; shifts: number; replies: number };
const none: Unsent = { sales: 0, shifts: 0, replies: 0 };

/** Nobody but who wrote them sends replies; sales are sent by anybody of the shop, shifts by whose they are. */
async function countUnsent(shopId: string, userId: string | undefined): Promise<Unsent> {
  const [rows, replies] = await Promise.all([
    unsentStore.list(shopId).catch(() => []),
    replyStore.list(shopId).catch(() => []),
  ]);
  const waiting = rows.filter(({ taken_out }) => taken_out === undefined);
  return {
    sales: waiting.filter(isSale).length,
    shifts: waiting.filter((row) => !isSale(row)).length,
    replies: replies.filter(({ person }) => person === userId).length,
  };
}

/** Where nobody needs them but the few who have worked without a network, the words are not sent with every page. */
const words = {
  en: {
    sales: (count: number) => (count === 1 ? "1 sale is not sent yet." : `${count} sales are not sent yet.`),
    replies: (count: number) => (count === 1 ? "1 reply is not sent yet." : `${count} replies are not sent yet.`),
    shifts: "A shift that was opened or closed is not sent yet.",
    text: "They stay on this device.",
    saleText: "Sales are sent once somebody of this shop logs in here.",
    shiftText: "A shift is sent once you log in here again, and its sales after it.",
    replyText: "Replies are sent once you log in here again.",
    anyway: "Log out anyway",
    failed: "Something went wrong.",
  },
  sw: {
    sales: (count: number) => (count === 1 ? "Uuzaji 1 bado haujatumwa." : `Mauzo ${count} bado hayajatumwa.`),
    replies: (count: number) => (count === 1 ? "Jibu 1 bado halijatumwa." : `Majibu ${count} bado hayajatumwa.`),
    shifts: "Zamu iliyofunguliwa au kufungwa bado haijatumwa.",
    text: "Yatabaki kwenye kifaa hiki.",
    saleText: "Mauzo yatatumwa mtu wa duka hili atakapoingia hapa.",
    shiftText: "Zamu itatumwa utakapoingia tena hapa, na mauzo yake baada yake.",
    replyText: "Majibu yatatumwa utakapoingia tena hapa.",
    anyway: "Toka hata hivyo",
    failed: "Kuna hitilafu imetokea.",
  },
} as const;

async function leave(to: string) {
  await api.call(session.logOut, {});
  endSession(to);
}

/** Logs out, once the server has confirmed it; with something on this device that is not sent, only when asked once more. */
export async function logOut({ to, shopId, userId, language }: Leaving): Promise<void> {
  const { sales, shifts, replies } = shopId === undefined ? none : await countUnsent(shopId, userId);
  if (sales + shifts + replies === 0) return leave(to);
  const say = words[language];
  const title = [
    ...(sales > 0 ? [say.sales(sales)] : []),
    ...(shifts > 0 ? [say.shifts] : []),
    ...(replies > 0 ? [say.replies(replies)] : []),
  ].join(" ");
  const text = [
    say.text,
    ...(sales > 0 ? [say.saleText] : []),
    ...(shifts > 0 ? [say.shiftText] : []),
    ...(replies > 0 ? [say.replyText] : []),
  ].join(" ");
  const onPress = () => void leave(to).catch(() => toasts.push({ title: say.failed, tone: "danger" }));
  toasts.push({ title, text, tone: "danger", action: { label: say.anyway, onPress } });
}
