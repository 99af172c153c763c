/** A JSON list of objects. @throws Error for anything else: a wrong setting must not start half a sandbox */
function businessesOf(text: string): Record<string, unknown>[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error("SANDBOX_BUSINESSES is a JSON list");
  return list.map((value: unknown) => {
    if (typeof value !== "object" || value === null) throw new Error("SANDBOX_BUSINESSES is a list of objects");
    return { ...value };
  });
}

/** Addresses by network. @throws Error for anything else */
function callbacksOf(text: string): Record<string, string> {
  const addresses: unknown = JSON.parse(text);
  if (typeof addresses !== "object" || addresses === null)
    throw new Error("SANDBOX_PAYMENT_CALLBACKS is a JSON object");
  return Object.fromEntries(Object.entries(addresses).map(([network, address]) => [network, String(address)]));
}

/**
 * Where the stand-ins listen; only programs on this machine can reach them. They let anybody read and send all of their
 * messages, so in production they start only for who says that this is a trial: `npm start` does, with SANDBOX=1.
 */
export function readEnv(source = process.env) {
  if (source.NODE_ENV === "production" && source.SANDBOX !== "1") {
    throw new Error("The sandbox stands in for outside services and does not start in production");
  }
  return {
    host: "127.0.0.1",
    port: Number(source.SANDBOX_PORT || 4900),
    /** M-Pesa's private key, base64 of its DER; undefined: a new one with each start. */
    mpesaKey: source.SANDBOX_MPESA_KEY || undefined,
    /** Where each provider of mobile money calls from the start. */
    paymentCallbacks: callbacksOf(source.SANDBOX_PAYMENT_CALLBACKS || "{}"),
    businesses: businessesOf(source.SANDBOX_BUSINESSES || "[]"),
  };
}
