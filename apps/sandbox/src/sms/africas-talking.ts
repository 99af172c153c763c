import { Hono } from "hono";
import type { Sms } from "./book.ts";
import { answerSms, enter, type SmsDeps } from "./provider.ts";
import type { Reason } from "./switches.ts";

const partShillings = 22;
const refusals: Readonly<Record<Reason, readonly [code: number, status: string]>> = {
  credentials: [401, "RiskHold"],
  balance: [405, "InsufficientBalance"],
  sender: [402, "InvalidSenderId"],
  number: [403, "InvalidPhoneNumber"],
  blocked: [406, "UserInBlacklist"],
  content: [407, "CouldNotRoute"],
  busy: [407, "CouldNotRoute"],
  expired: [501, "GatewayError"],
  other: [502, "RejectedByGateway"],
};
const failures: Readonly<Record<Reason, readonly [status: string, why: string]>> = {
  credentials: ["Rejected", "UserAccountSuspended"],
  balance: ["Rejected", "InsufficientCredit"],
  sender: ["Rejected", "InvalidLinkId"],
  number: ["Failed", "UserDoesNotExist"],
  blocked: ["Failed", "UserInBlackList"],
  content: ["Failed", "DeliveryFailure"],
  busy: ["Failed", "DeliveryFailure"],
  expired: ["AbsentSubscriber", ""],
  other: ["Failed", "DeliveryFailure"],
};

/** What became of it, in Africa's Talking's words, which come as a form. */
export function africasTalkingReport({ id, to, reason }: Sms): URLSearchParams {
  const [status, failureReason] = reason === null ? ["Success", ""] : failures[reason];
  return new URLSearchParams({
    ...{ id, status, phoneNumber: `+${to}`, networkCode: "64004", retryCount: "0" },
    ...(failureReason !== "" && { failureReason }),
  });
}

/** Africa's Talking's API, below `/sms/africas-talking`. */
export function africasTalking(deps: SmsDeps): Hono {
  const app = new Hono();
  const turnedAway = () => new Response("The supplied authentication is invalid", { status: 401 });
  const shillings = (parts: number) => `TZS ${(parts * partShillings).toFixed(4)}`;

  app.post("/version1/messaging", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const get = (name: string) => form.get(name) ?? "";
    const account = enter(deps, "africas_talking", { user: get("username"), secret: c.req.header("apikey") ?? "" });
    if (!account) return turnedAway();
    for (const name of ["to", "message"])
      if (get(name) === "") return c.text(`Request is missing required form field '${name}'`, 400);
    const number = get("to");
    const tell = (Message: string, Recipients: unknown[]) => c.json({ SMSMessageData: { Message, Recipients } }, 201);
    const asked = { from: get("from"), to: number.replace(/^\+/, ""), text: get("message"), reference: null };
    return answerSms(deps, c, [account, asked], {
      refused: (reason) => {
        // Nobody is tried then.
        if (reason === "sender") return tell("InvalidSenderId", []);
        const [statusCode, status] = refusals[reason];
        const one = { statusCode, number, status, cost: "0", messageId: "None" };
        return tell("Sent to 0/1 Total Cost: 0", [one]);
      },
      accepted: ({ id, parts }) => {
        const one = { statusCode: 102, number, status: "Success", cost: shillings(parts), messageId: id };
        return tell(`Sent to 1/1 Total Cost: ${shillings(parts)}`, [one]);
      },
    });
  });
  app.get("/version1/user", (c) => {
    const user = c.req.query("username") ?? "";
    const account = enter(deps, "africas_talking", { user, secret: c.req.header("apikey") ?? "" });
    return account ? c.json({ UserData: { balance: shillings(account.balance) } }) : turnedAway();
  });
  return app;
}
