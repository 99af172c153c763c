import { connect } from "node:net";

/** Writes bytes to the server as they are and gives back all it said until the connection ended. */
export function sendRaw(url: string, bytes: string | Buffer, { half = false } = {}): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => (half ? socket.write(bytes) : socket.end(bytes)));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
      if (half) socket.end();
    });
    // A server that has refused may reset what is still on its way.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
  });
}

/** A sender that lets its request trickle, a byte at a time; gives back what the server said in the end. */
export function trickle(url: string, head: string, everyMs: number): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(head));
    const timer = setInterval(() => socket.write("a"), everyMs);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}
