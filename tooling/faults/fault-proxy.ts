import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * Ways in which the proxy fails:
 * - `none`: everything passes;
 * - `refused`: open connections are cut, new ones are refused;
 * - `silent`: connections stay open and new ones are accepted, but data waits until the fault is over;
 * - `halfOpen`: the server's side is gone and the program's side is never notified;
 * - `reset`: a connection is accepted, and reset at the first bytes sent over it;
 * - `slow`: every response arrives `slowMs` later.
 */
export type Fault = "none" | "refused" | "silent" | "halfOpen" | "reset" | "slow";

/** Inspects bytes before they are forwarded; returns false to drop them. */
export type Watch = (bytes: Buffer, from: "program" | "server") => boolean;

export type FaultProxy = {
  /** The same address with the proxy's host and port. */
  through: (url: string) => string;
  set: (fault: Fault) => void;
  close: () => Promise<void>;
};

type Options = {
  /** Delay of responses while `slow`. */
  slowMs?: number;
  /** Creates a watch for each connection. */
  watch?: () => Watch;
};

/**
 * A TCP proxy on 127.0.0.1 in front of the server of `target`, which fails in the ways that networks and servers do.
 */
export async function openFaultProxy(target: string, { slowMs = 2_000, watch }: Options = {}): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<{ inside: Socket; outside: Socket }>();
  let fault: Fault = "none";

  const server = createServer((inside) => {
    inside.on("error", () => undefined);
    if (fault === "refused") return void inside.destroy();
    const outside = connect(Number(port), hostname);
    outside.on("error", () => undefined);
    const pair = { inside, outside };
    pairs.add(pair);
    const allows = watch?.() ?? (() => true);
    inside.on("data", (bytes: Buffer) => {
      if (fault === "reset") inside.resetAndDestroy();
      else if (allows(bytes, "program")) outside.write(bytes);
    });
    // Delayed bytes hold back those after them, so that the order stays the same.
    const late: Buffer[] = [];
    outside.on("data", (bytes: Buffer) => {
      if (!allows(bytes, "server")) return;
      if (fault !== "slow" && late.length === 0) return void inside.write(bytes);
      late.push(bytes);
      setTimeout(() => inside.write(late.shift() ?? ""), slowMs);
    });
    inside.on("close", () => {
      pairs.delete(pair);
      outside.destroy();
    });
    outside.on("close", () => {
      if (fault !== "halfOpen") inside.destroy();
    });
    if (fault === "silent") inside.pause();
    if (fault === "halfOpen") outside.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;

  const cut = () => {
    for (const { inside } of pairs) inside.destroy();
  };
  return {
    through: (url) => Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(own) }).href,
    set: (next) => {
      fault = next;
      if (next === "refused") cut();
      for (const { inside, outside } of pairs) {
        if (next === "halfOpen") outside.destroy();
        for (const socket of [inside, outside]) next === "silent" ? socket.pause() : socket.resume();
      }
    },
    close: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
