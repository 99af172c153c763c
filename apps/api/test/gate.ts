import { connect, createServer, type Socket } from "node:net";

/**
 * A door in front of a database. Shut, it cuts what is under way and turns away what comes; silent, it keeps every
 * connection and carries nothing.
 */
export async function openGate(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isShut = false;
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((inside) => {
    keep(inside);
    if (isShut) return void inside.destroy();
    const outside = connect(Number(port), hostname);
    keep(outside);
    const carry = (from: Socket, to: Socket) => from.on("data", (bytes) => isSilent || to.write(bytes));
    carry(inside, outside);
    carry(outside, inside);
    inside.on("close", () => outside.destroy());
    outside.on("close", () => inside.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    /** The address of the same database through the gate. */
    through: (databaseUrl: string) =>
      Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(own) }).toString(),
    shut: () => {
      isShut = true;
      cut();
    },
    silence: () => {
      isSilent = true;
    },
    open: () => {
      isShut = false;
      isSilent = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
