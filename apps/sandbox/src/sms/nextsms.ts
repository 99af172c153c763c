import { Hono } from "hono";
import { objectOf, parseJson, textOf } from "../whatsapp/json.ts";
import type { Sms } from "./book.ts";
import { answerSms, basicOf, enter, type SmsDeps } from "./provider.ts";
import type { Reason } from "./switches.ts";

type Status = { groupId: number; groupName: string; id: number; name: string; description: string };
const rejected = (id: number, name: string): Status => ({
  ...{ groupId: 19, groupName: "REJECTED", id, name, description: name.toLowerCase().replaceAll("_", " ") },
});
const refusals: Readonly<Record<Reason, Status>> = {
  credentials: rejected(62, "REJECTED_ROUTE_NOT_AVAILABLE"),
  balance: rejected(57, "REJECTED_NOT_ENOUGH_CREDITS"),
  sender: rejected(56, "REJECTED_SOURCE"),
  number: rejected(69, "REJECTED_INVALID_DESTINATION"),
  blocked: rejected(55, "REJECTED_DND"),
  content: rejected(67, "REJECTED_MESSAGE_TOO_LONG"),
  busy: rejected(63, "REJECTED_FLOODING_FILTER"),
  expired: { groupId: 20, groupName: "DELIVERY", id: 74, name: "EXPIRED", description: "Not delivered in time" },
  other: { groupId: 20, groupName: "DELIVERY", id: 76, name: "UNDELIVERABLE", description: "Unable to deliver" },
};
const pending = { ...{ groupId: 18, groupName: "PENDING", id: 51, name: "ENROUTE (SENT)" }, description: "Sent" };
const delivered = { ...{ groupId: 20, groupName: "DELIVERY", id: 73, name: "DELIVERED" }, description: "Delivered" };

const moment = (at: number) => new Date(at).toISOString().slice(0, 19).replace("T", " ");

/** What became of it, in NextSMS's words: as in its answers to a query. */
export function nextsmsReport({ id, to, at, parts, reason, reference }: Sms, now: number): unknown {
  const status = reason === null ? delivered : refusals[reason];
  const result = { messageId: id, sentAt: moment(at), doneAt: moment(now), to, smsCount: parts, status, reference };
  return { results: [{ ...result, error: null }] };
}

/** NextSMS's API, below `/sms/nextsms`. */
export function nextsms(deps: SmsDeps): Hono {
  const app = new Hono();
  const turnedAway = () => Response.json({ error: "Not authorized" }, { status: 401 });

  app.post("/api/sms/v1/text/single", async (c) => {
    const account = enter(deps, "nextsms", basicOf(c));
    if (!account) return turnedAway();
    const body = objectOf(parseJson(await c.req.text()));
    const to = textOf(body.to) ?? "";
    const asked = { from: textOf(body.from) ?? "", to, text: textOf(body.text) ?? "" };
    return answerSms(deps, c, [account, { ...asked, reference: textOf(body.reference) ?? null }], {
      refused: (reason) => c.json({ messages: [{ to, status: refusals[reason], smsCount: 1 }] }),
      accepted: ({ id, parts }) => c.json({ messages: [{ to, status: pending, messageId: id, smsCount: parts }] }),
    });
  });
  app.get("/api/sms/v1/balance", (c) => {
    const account = enter(deps, "nextsms", basicOf(c));
    return account ? c.json({ sms_balance: account.balance }) : turnedAway();
  });
  return app;
}
