import { connect } from "node:net";

/** Writes raw bytes to the server and returns all it answered until the connection ended. */
export function sendRaw(url: string, bytes: string | Buffer, { half = false } = {}): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => (half ? socket.write(bytes) : socket.end(bytes)));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
      if (half) socket.end();
    });
    // After refusing, the server may reset the connection while data is still on its way.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
  });
}

/** Sends a request slowly, one byte at a time; returns what the server answered in the end. */
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
