import { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import { pictureMaxBytes } from "@mauzo/contract/shop/media";
import { formatAmount, parseMoneyMinor } from "@mauzo/format/money";
import { readMoneySms } from "@mauzo/format/money-sms/read-money-sms";
import { cartPath, tokenOf } from "../cart-token.ts";
import type { ClaimResultKind } from "../order/results/payment-claim-result.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { postClaim, postPicture } from "./payment-claim-requests.ts";
import { readSameOriginFiles } from "./same-origin-form.ts";

const backTo = (token: string, claim: ClaimResultKind, more: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { location: cartPath(token, { claim, ...more }) } });

type Said = { amount: string; reference: string };
type Pasted = Said & { text: string; payee: string; problem?: "unread" | "received" };

/**
 * What the form says together with the message pasted into it. Where no script has filled in the fields, the message's
 * amount counts, and its number unless one was written.
 */
function readPasted(fields: URLSearchParams, said: Said): Pasted {
  const text = (fields.get("message") ?? "").trim().slice(0, 1000);
  const read = text === "" ? undefined : readMoneySms(text);
  if (fields.get("filled") === "1" || text === "") return { ...said, text, payee: "" };
  if (read?.direction === "sent") {
    const { amountMinor, code, name } = read;
    return { amount: formatAmount(amountMinor), reference: said.reference || code, text, payee: name };
  }
  // Whoever has written the number, needs no message that can be read.
  if (said.reference !== "") return { ...said, text, payee: "" };
  return { ...said, text: "", payee: "", problem: read ? "received" : "unread" };
}

/** Handles the form "I have paid", or the picture of an earlier claim, and redirects to the page. */
export async function claimPayment(request: Request): Promise<Response> {
  const form = await readSameOriginFiles(request, pictureMaxBytes);
  if (form instanceof Response) return form;
  const { fields, files } = form;
  const headers = forwardedHeaders(request.headers);
  const token = tokenOf(fields);
  const picture = files.get("picture");
  const field = (name: string) => (fields.get(name) ?? "").replace(/\s+/g, " ").trim().slice(0, 60);

  const said = field("claim");
  if (said !== "") {
    const isThere = picture !== undefined && (await postPicture(token, said, picture, headers));
    return backTo(token, isThere ? "done" : "picture");
  }
  const pasted = readPasted(fields, { amount: field("amount"), reference: field("reference") });
  const { amount, reference } = pasted;
  if (pasted.problem) return backTo(token, pasted.problem, { amount, reference });
  const minor = parseMoneyMinor(amount);
  if (!minor) return backTo(token, "amount", { amount, reference });
  const method = PaymentMethod.safeParse(field("method"));
  const { text, payee } = pasted;
  const claim = {
    amount_minor: minor,
    reference,
    ...(text !== "" && { text }),
    ...(method.success && { method: method.data }),
  };
  const answer = await postClaim(token, claim, field("attempt") || crypto.randomUUID(), headers);
  if (answer.kind !== "said") return backTo(token, answer.kind, answer.kind === "refused" ? {} : { amount, reference });
  const isWhole = picture === undefined || (await postPicture(token, answer.claim.id, picture, headers));
  return backTo(token, isWhole ? "done" : "picture", isWhole && payee !== "" ? { payee } : {});
}
