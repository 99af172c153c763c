import type { SmsGateway, SmsMessage, SmsReport, SmsSent } from "../src/gateways/sms/port.ts";

type Answer = (message: SmsMessage) => Promise<SmsSent> | SmsSent;
const accept: Answer = ({ reference }) => ({ kind: "accepted", providerRef: `ref-${reference}` });

/** A provider of SMS that answers as a test says, and keeps a book of what it was handed. */
export function openSmsBook() {
  const book: SmsMessage[] = [];
  let answer = accept;
  let checked: Awaited<ReturnType<SmsGateway["check"]>> = { kind: "ok" };
  const sms: SmsGateway = {
    check: async () => checked,
    send: async (_, message) => {
      book.push(message);
      return answer(message);
    },
    // As `state reference` in lines.
    readReports: (_, body) =>
      body.split("\n").flatMap((line): SmsReport[] => {
        const [state, providerRef = ""] = line.split(" ");
        if (state === "failed") return [{ state, providerRef, code: "number" }];
        return state === "sent" || state === "delivered" ? [{ state, providerRef }] : [];
      }),
  };
  return {
    sms,
    book,
    answerBy: (next: Answer) => {
      answer = next;
    },
    acceptAll: () => {
      answer = accept;
    },
    checkBy: (next: typeof checked) => {
      checked = next;
    },
  };
}
