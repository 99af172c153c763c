import { isAllowedWhileViewing, isAlwaysAllowed } from "./allowed-while-viewing.ts";
import type { Access, Endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";
import { takesApiKeys } from "./takes-api-keys.ts";

function codesOfAccess(access: Access): ErrorCode[] {
  switch (access) {
    case "public":
      return [];
    case "signedIn":
      return ["signed_out"];
    case "visitor":
    case "shopper":
      return ["not_found"];
    case "bot":
      return ["bot_token_invalid"];
    case "cart":
      return ["cart_link_unknown"];
    default:
      return ["signed_out", "forbidden", "second_factor_missing"];
  }
}

/** What who comes with an API key may be told; who is not signed in is told nothing of keys where none is read. */
function codesOfApiKeys(endpoint: Endpoint): ErrorCode[] {
  if (takesApiKeys(endpoint)) return ["api_key_invalid", "api_key_elsewhere", "too_many_calls"];
  const readsSession = endpoint.access === "signedIn" || codesOfAccess(endpoint.access).includes("forbidden");
  return readsSession ? ["api_key_invalid", "api_key_refused"] : [];
}

/** What a session is told that sees the shop as a member does. */
function codesOfViewing(endpoint: Endpoint): ErrorCode[] {
  const readsSession = endpoint.access === "signedIn" || codesOfAccess(endpoint.access).includes("forbidden");
  if (!readsSession || isAlwaysAllowed(endpoint)) return [];
  return isAllowedWhileViewing(endpoint) ? ["viewing_over"] : ["viewing_only", "viewing_over"];
}

/** Whether an endpoint takes an Idempotency-Key: POSTs to a shop. */
export const takesIdempotencyKey = ({ method, access }: Endpoint): boolean =>
  method === "POST" && access !== "public" && access !== "signedIn" && access !== "operator";

/** Callers who may have no secret yet: their keys must not be guessable. */
const isNameless = (access: Access) => access === "visitor" || access === "shopper" || access === "bot";

/** Every code that an endpoint may answer with: those its shape implies, and its own. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, body, takesBytes, ownOriginOnly, stepUp, errors = [] } = endpoint;
  const shape = query?.shape ?? {};
  return [
    ...new Set<ErrorCode>([
      ...codesOfAccess(access),
      ...codesOfApiKeys(endpoint),
      ...codesOfViewing(endpoint),
      ...(params ? (["not_found"] as const) : []),
      ...(query || body ? (["validation"] as const) : []),
      ...("cursor" in shape ? (["cursor_invalid"] as const) : []),
      ...("sort" in shape ? (["sort_unknown"] as const) : []),
      ...(body ? (["body_not_json", "body_too_late", "body_too_large", "body_type_unknown"] as const) : []),
      ...(takesBytes ? (["body_not_json", "body_too_late", "body_too_large"] as const) : []),
      ...(takesIdempotencyKey(endpoint) ? (["idempotency_key_invalid", "idempotency_key_reused"] as const) : []),
      ...(takesIdempotencyKey(endpoint) && isNameless(access) ? (["idempotency_key_guessable"] as const) : []),
      ...(ownOriginOnly ? (["foreign_origin"] as const) : []),
      ...(stepUp ? (["step_up"] as const) : []),
      ...errors,
      "busy",
      "server_error",
    ]),
  ];
}
