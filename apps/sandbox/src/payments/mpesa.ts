import { constants, privateDecrypt } from "node:crypto";
import type { Context, Hono } from "hono";
import { type Json, textOf } from "../whatsapp/json.ts";
import type { MpesaAccount } from "./accounts.ts";
import { answerPush, type ProviderDeps, provider, readBody } from "./provider.ts";
import { newCode, type Push } from "./purses.ts";

const sessionMs = 3600_000;
/** How long the request of a payment is held open for the customer. */
const holdMs = 15_000;

const answers: Readonly<Record<string, readonly [status: 200 | 201 | 400 | 401 | 408 | 409 | 422, words: string]>> = {
  "INS-0": [201, "Request processed successfully"],
  "INS-2": [401, "Invalid API Key"],
  "INS-5": [401, "Transaction cancelled by customer"],
  "INS-6": [401, "Transaction Failed"],
  "INS-9": [408, "Request timeout"],
  "INS-10": [409, "Duplicate Transaction"],
  "INS-13": [400, "Invalid Shortcode Used"],
  "INS-15": [400, "Invalid Amount Used"],
  "INS-17": [400, "Invalid Transaction Reference. Length Should Be Between 1 and 20."],
  "INS-18": [400, "Invalid TransactionID Used"],
  "INS-19": [400, "Invalid ThirdPartyReference Used"],
  "INS-20": [400, "Not All Parameters Provided. Please try again."],
  "INS-21": [400, "Parameter validations failed. Please try again."],
  "INS-2006": [422, "Insufficient balance"],
  "INS-2051": [400, "MSISDN invalid"],
};

function say(c: Context, code: string, more: Json = {}, status?: 200) {
  const [usual, words] = answers[code] ?? [400, ""];
  return c.json({ output_ResponseCode: code, output_ResponseDesc: words, ...more }, status ?? usual);
}

const codeOf = ({ state }: Push) =>
  ({ paid: "INS-0", refunded: "INS-0", declined: "INS-5", no_balance: "INS-2006", wrong_pin: "INS-6" })[
    String(state)
  ] ?? "INS-9";
const stateOf = ({ state }: Push) =>
  ({ paid: "Completed", refunded: "Completed", waiting: "N/A", expired: "Expired" })[String(state)] ?? "Cancelled";

const fits = (value: unknown, pattern: RegExp) => pattern.test(textOf(value) ?? "");

/** What is wrong with a payment, as the code that says it. */
function problemOf(body: Json, { service_provider_code }: MpesaAccount): string | undefined {
  const needed = ["Amount", "CustomerMSISDN", "Country", "Currency", "ServiceProviderCode", "TransactionReference"];
  for (const name of [...needed, "ThirdPartyConversationID", "PurchasedItemsDesc"])
    if ((textOf(body[`input_${name}`]) ?? "") === "") return "INS-20";
  if (body.input_Country !== "TZN" || body.input_Currency !== "TZS") return "INS-21";
  if (body.input_ServiceProviderCode !== service_provider_code) return "INS-13";
  if (!fits(body.input_Amount, /^[1-9]\d{0,9}$/)) return "INS-15";
  if (!fits(body.input_CustomerMSISDN, /^255\d{9}$/)) return "INS-2051";
  if (!fits(body.input_TransactionReference, /^[0-9a-zA-Z]{1,20}$/)) return "INS-17";
  if (!fits(body.input_ThirdPartyConversationID, /^[0-9a-zA-Z]{1,40}$/)) return "INS-19";
  return fits(body.input_PurchasedItemsDesc, /^.{1,256}$/) ? undefined : "INS-21";
}

/** M-Pesa Tanzania's Open API, below `/mpesa`. */
export function mpesa(deps: ProviderDeps): Hono {
  const { purses, accounts, callbacks } = deps;
  const sessions = new Map<string, { account: MpesaAccount; from: number; until: number }>();
  const app = provider(
    deps,
    "mpesa",
    (c, body) => body.input_ThirdPartyConversationID ?? c.req.query("input_QueryReference"),
  );
  const base = "/:market{sandbox|openapi}/ipg/v2/vodacomTZN";

  const opened = (c: Context): string | undefined => {
    const [, bearer = ""] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    if (c.req.header("origin") === undefined) return undefined;
    try {
      const padding = constants.RSA_PKCS1_PADDING;
      return privateDecrypt({ key: accounts.mpesaKey, padding }, Buffer.from(bearer, "base64")).toString();
    } catch {
      return undefined;
    }
  };
  const accountOf = (c: Context): MpesaAccount | undefined => {
    const session = sessions.get(opened(c) ?? "");
    const now = purses.clock.now();
    return session && session.from <= now && now < session.until ? session.account : undefined;
  };
  /** @returns false: this account has used the id. */
  const take = ({ service_provider_code }: MpesaAccount, id: unknown): boolean => {
    const key = `${service_provider_code}/${id}`;
    if (purses.taken.has(key)) return false;
    purses.taken.add(key);
    return true;
  };

  purses.tellBy("mpesa", (push) => {
    const url = accounts.mpesa.get(push.account)?.callback_url ?? "";
    const code = codeOf(push);
    callbacks.send("mpesa", url, {
      input_OriginalConversationID: push.id,
      input_ThirdPartyConversationID: push.reference,
      input_TransactionID: code === "INS-0" ? push.receipt : "N/A",
      input_ResultCode: code,
      input_ResultDesc: answers[code]?.[1],
    });
  });

  app.get(`${base}/getSession/`, (c) => {
    const key = opened(c);
    const account = [...accounts.mpesa.values()].find(({ api_key }) => api_key === key);
    if (!account) return say(c, "INS-2");
    const id = newCode(32).toLowerCase();
    const from = purses.clock.now() + account.session_delay_seconds * 1000;
    sessions.set(id, { account, from, until: from + sessionMs });
    return say(c, "INS-0", { output_SessionID: id }, 200);
  });

  app.post(`${base}/c2bPayment/singleStage/`, async (c) => {
    const account = accountOf(c);
    if (!account) return say(c, "INS-2");
    const body = await readBody(c);
    const problem = problemOf(body, account);
    if (problem) return say(c, problem);
    const reference = String(body.input_ThirdPartyConversationID);
    if (!take(account, reference)) return say(c, "INS-10");
    const push = purses.ask({
      network: "mpesa",
      account: account.service_provider_code,
      merchant: account.name,
      reference,
      msisdn: String(body.input_CustomerMSISDN),
      amount: Number(body.input_Amount),
    });
    const ids = { output_ConversationID: push.id, output_ThirdPartyConversationID: reference };
    if (account.callback_url === "") await purses.settled(push, holdMs);
    return answerPush(deps, c, push, () => {
      if (account.callback_url !== "") return say(c, "INS-0", ids);
      const code = codeOf(push);
      return say(c, code, { ...ids, output_TransactionID: code === "INS-0" ? push.receipt : "N/A" });
    });
  });

  app.get(`${base}/queryTransactionStatus/`, (c) => {
    const account = accountOf(c);
    if (!account) return say(c, "INS-2");
    const query = c.req.query();
    if (query.input_Country !== "TZN") return say(c, "INS-21");
    if (query.input_ServiceProviderCode !== account.service_provider_code) return say(c, "INS-13");
    const id = query.input_ThirdPartyConversationID ?? "";
    if (!/^[0-9a-zA-Z]{1,40}$/.test(id)) return say(c, "INS-19");
    if (!take(account, id)) return say(c, "INS-10");
    const push = purses.find("mpesa", account.service_provider_code, query.input_QueryReference ?? "");
    if (!push) return say(c, "INS-18");
    const isPaid = stateOf(push) === "Completed";
    return say(
      c,
      "INS-0",
      {
        output_ResponseTransactionStatus: stateOf(push),
        output_OriginalTransactionID: isPaid ? push.receipt : "N/A",
        output_ConversationID: newCode(16),
        output_ThirdPartyConversationID: id,
      },
      200,
    );
  });

  app.put(`${base}/reversal/`, async (c) => {
    const account = accountOf(c);
    if (!account) return say(c, "INS-2");
    const body = await readBody(c);
    if (body.input_ServiceProviderCode !== account.service_provider_code) return say(c, "INS-13");
    const push = purses.find("mpesa", account.service_provider_code, textOf(body.input_TransactionID) ?? "");
    if (!push) return say(c, "INS-18");
    const amount = body.input_ReversalAmount === undefined ? String(push.amount) : body.input_ReversalAmount;
    if (!fits(amount, /^[1-9]\d{0,9}$/)) return say(c, "INS-15");
    if (!take(account, body.input_ThirdPartyConversationID)) return say(c, "INS-10");
    if (!purses.giveBack(push, Number(amount))) return say(c, "INS-6");
    return say(c, "INS-0", {
      output_TransactionID: newCode(10),
      output_ConversationID: newCode(16),
      output_ThirdPartyConversationID: body.input_ThirdPartyConversationID,
    });
  });
  return app;
}
