import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * What stands between a program and its server:
 * - `none`: all is carried;
 * - `refused`: what is under way is cut, what comes is turned away;
 * - `silent`: connections are kept and taken, what is sent waits until the fault is over;
 * - `halfOpen`: the server's side is gone and the program's side never hears of it;
 * - `reset`: a connection is taken, and reset at the first bytes sent over it;
 * - `slow`: every answer comes `slowMs` later.
 */
export type Fault = "none" | "refused" | "silent" | "halfOpen" | "reset" | "slow";

/** Looks at bytes before they are carried; those it answers false for are dropped. */
export type Watch = (bytes: Buffer, from: "program" | "server") => boolean;

export type FaultProxy = {
  /** The same address, led through the proxy. */
  through: (url: string) => string;
  set: (fault: Fault) => void;
  close: () => Promise<void>;
};

type Options = {
  /** How much later answers come while `slow`. */
  slowMs?: number;
  /** A watch for each connection. */
  watch?: () => Watch;
};

/** A TCP proxy on 127.0.0.1, in front of the server of `target`, that breaks in the ways networks and servers do. */
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
    // What comes late keeps what comes after it waiting: bytes never overtake bytes.
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
