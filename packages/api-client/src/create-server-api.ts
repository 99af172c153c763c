import { createCalls } from "./create-calls.ts";
import { createTransport } from "./transport/create-transport.ts";

type Settings = {
  /** Where the API listens. */
  origin: string;
  /** How long a page may wait for endpoints that declare no time-out. */
  timeoutMs: number;
  init?: RequestInit;
};

/** The client for a server that renders pages: the single calls, without a session. */
export const createServerApi = ({ origin, ...settings }: Settings) =>
  createCalls(createTransport({ prefix: origin, ...settings }));
