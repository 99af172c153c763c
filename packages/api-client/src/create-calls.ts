import type { Endpoint, Input, Reply } from "@mauzo/contract/endpoint";
import type { SendOptions, Transport } from "./transport/create-transport.ts";
import { readFile } from "./transport/read-file.ts";
import type { TimeLimit } from "./transport/time-limit.ts";

type UploadOptions = SendOptions & {
  /** The share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** A parsed reply is the Reply of its endpoint; the generic hides this. */
const parseReply = <E extends Endpoint>(endpoint: E, data: unknown) => endpoint.reply.parse(data) as Reply<E>;

/** The single calls of the contract, over a transport. */
export function createCalls(transport: Transport) {
  /** Sends one request and parses the reply. */
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>, options: SendOptions = {}): Promise<Reply<E>> =>
    transport.send(endpoint, input, options, async (response) => parseReply(endpoint, await response.json()));

  /** Fetches a file, with the name the server gives it. */
  const file = <E extends Endpoint>(endpoint: E, input: Input<E>, options: SendOptions = {}): Promise<File> =>
    transport.send(endpoint, input, options, readFile);

  /**
   * Sends a file. In a browser it may take as long as it makes progress; the endpoint's time-out counts once it is
   * sent.
   */
  async function upload<E extends Endpoint & { takesFile: true }>(
    endpoint: E,
    input: Input<E>,
    file: Blob,
    { onProgress, ...options }: UploadOptions = {},
  ): Promise<Reply<E>> {
    const xhr = typeof XMLHttpRequest === "undefined" ? undefined : await import("./transport/send-by-xhr.ts");
    const wire = xhr && { wire: (limit: TimeLimit) => xhr.sendByXhr({ file, onProgress, limit }) };
    return transport.send(endpoint, input, { ...options, file, ...wire }, async (response) =>
      parseReply(endpoint, await response.json()),
    );
  }

  return { call, file, upload };
}
