import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { Sms, SmsBook } from "./book.ts";

/** What a phone shows of a message. */
export type ShownSms = Pick<Sms, "id" | "from" | "to" | "text" | "at">;

const shown = ({ id, from, to, text, at }: Sms): ShownSms => ({ id, from, to, text, at });

/** What arrives on the phones in the browser: first all that is there, then each as it comes. */
export function feed(book: SmsBook): Hono {
  const app = new Hono();
  app.get("/events", (c) => {
    c.header("Cache-Control", "no-store");
    return streamSSE(c, async (stream) => {
      const send = (event: string, data: unknown) => void stream.writeSSE({ event, data: JSON.stringify(data) });
      const sendAll = () => send("all", book.arrived().map(shown));
      const stop = book.listen((sms) => (sms ? send("sms", shown(sms)) : sendAll()));
      sendAll();
      await new Promise<void>((done) => stream.onAbort(done));
      stop();
    });
  });
  return app;
}
