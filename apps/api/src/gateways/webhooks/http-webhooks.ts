import type { LookupAddress } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import type { LookupFunction } from "node:net";
import { nameResolver, type Resolve } from "./name-resolver.ts";
import type { WebhookAnswer, WebhookRequest, Webhooks } from "./port.ts";
import { hasPublicForm, isPublicAddress, literalAddressOf } from "./public-address.ts";

const timeoutMs = 15_000;
/** The beginning of an answer is kept, and no more of it is read. */
const maxAnswerBytes = 16_384;
const maxHeaders = 40;
const maxHeaderLength = 500;

type Options = {
  /** What begins so is reached wherever it is: stand-ins on a machine for trying out. */
  trusted: readonly string[];
  /** Our own origins, which are never reached. */
  own: readonly string[];
  resolve?: Resolve;
  timeoutMs?: number;
};

class NotPublic extends Error {}
/** The connection ended, and there was no answer that counts. */
class Unanswered extends Error {
  readonly code = "ECONNRESET";
}

/** All addresses of a name, if each is one of the public internet. @throws NotPublic */
async function publicAddresses(resolve: Resolve, name: string): Promise<LookupAddress[]> {
  const addresses = await resolve(name);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) throw new NotPublic();
  return addresses;
}

/** Looks a name up for a connection, which goes to no address but one that was checked. */
const checkedLookup =
  (resolve: Resolve): LookupFunction =>
  (name, { all }, callback) => {
    publicAddresses(resolve, name).then(
      (addresses) => {
        const [first] = addresses;
        if (all) callback(null, addresses);
        else callback(null, first?.address ?? "", first?.family ?? 4);
      },
      (error: Error) => callback(error, ""),
    );
  };

const tlsErrors = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME)/;
const cutErrors = new Set(["ECONNRESET", "EPIPE", "HPE_INVALID_CONSTANT", "ERR_STREAM_PREMATURE_CLOSE"]);

/** Nobody learns from it whether an address is not public, or nobody is there. */
function problemOf(error: unknown): "unreachable" | "tls" | "timeout" | "cut" {
  if (!(error instanceof Error)) return "unreachable";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "timeout";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "ETIMEDOUT") return "timeout";
  if (tlsErrors.test(code)) return "tls";
  return cutErrors.has(code) || code.startsWith("HPE_") ? "cut" : "unreachable";
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, maxHeaders)
      .map(([name, value]) => [name, String(value).slice(0, maxHeaderLength)]),
  );

/** PostgreSQL keeps no NUL. */
const textOf = (bytes: Buffer) => bytes.toString("utf8").replaceAll("\0", "\uFFFD");

/** The beginning of the body; one that never ends, or is cut, does not take back the status that came before it. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxAnswerBytes) break;
    }
  } catch {
    // What came counts.
  } finally {
    response.destroy();
  }
  return textOf(Buffer.concat(chunks).subarray(0, maxAnswerBytes));
}

/** Posts to shops' own servers over HTTP. */
export function httpWebhooks({
  trusted,
  own,
  resolve = nameResolver(),
  timeoutMs: most = timeoutMs,
}: Options): Webhooks {
  const isTrusted = ({ href }: URL) => trusted.some((beginning) => href.startsWith(beginning));
  const mayBeReached = (url: URL) => {
    if (isTrusted(url)) return true;
    const literal = literalAddressOf(url);
    return hasPublicForm(url) && !own.includes(url.origin) && (literal === undefined || isPublicAddress(literal));
  };

  const send = ({ url: text, method = "POST", headers, body }: WebhookRequest, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolveAnswer, reject) => {
      const url = new URL(text);
      if (!mayBeReached(url)) throw new NotPublic();
      const open = url.protocol === "https:" ? requestTls : requestPlain;
      const request = open(url, {
        ...{
          method,
          headers: { ...headers, ...(method === "POST" && { "content-length": `${Buffer.byteLength(body)}` }) },
        },
        signal,
        // A connection of its own, and none by way of a proxy that the machine is set up for.
        agent: false,
        ...(!isTrusted(url) && { lookup: checkedLookup(resolve) }),
      });
      request.on("response", resolveAnswer);
      request.on("error", reject);
      // Nobody asked for another protocol.
      request.on("upgrade", (_, socket) => {
        socket.destroy();
        reject(new Unanswered());
      });
      // However a connection ends, this does too; after an answer it is nothing new.
      request.on("close", () => reject(new Unanswered()));
      request.end(method === "POST" ? body : undefined);
    });

  return {
    isPublic: async (text) => {
      const url = new URL(text);
      if (!mayBeReached(url)) return false;
      if (isTrusted(url) || literalAddressOf(url) !== undefined) return true;
      return publicAddresses(resolve, url.hostname).then(
        () => true,
        () => false,
      );
    },
    post: async (request, signal): Promise<WebhookAnswer> => {
      const both = AbortSignal.any([signal, AbortSignal.timeout(most)]);
      try {
        const response = await send(request, both);
        return {
          status: response.statusCode ?? 0,
          headers: headersOf(response),
          body: await beginningOf(response),
        };
      } catch (error) {
        signal.throwIfAborted();
        return { problem: both.aborted ? "timeout" : problemOf(error) };
      }
    },
  };
}
