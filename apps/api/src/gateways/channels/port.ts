/** A number of a shop at the provider, with the token that opens it. */
export type ChannelNumber = { phoneNumberId: string; token: string };

/** The provider said no, with its code; `details` are its own words, in English, for the log. */
export type Refused = { result: "refused"; code: number; details: string };
/** The request never reached the provider. */
export type Unreached = { result: "unreached" };
/** Nobody knows whether the provider did it: the request left, and no answer came that says so. */
export type Unknown = { result: "unknown" };

export type SendResult =
  /** `waId`: the recipient's id at the provider, which may differ from the number that was asked for. */
  { result: "accepted"; externalId: string; waId: string | undefined } | Refused | Unreached | Unknown;

export type NumberInfo = {
  result: "found";
  phone: string;
  name: string;
  quality: string | undefined;
  tier: string | undefined;
};

export type Recipient = { phone: string } | { bsuid: string };

/** A channel that has numbers. Nothing here throws because of the provider, and nothing is tried twice. */
export type Channels<Part = unknown> = {
  /** Sends one part; its statuses will carry the id in the outbox. */
  send: (
    number: ChannelNumber,
    message: { to: Recipient; part: Part; replyTo?: string },
    outboxId: string,
  ) => Promise<SendResult>;
  /** Marks a customer's message as read and, with `typing`, shows that somebody writes. */
  markRead: (
    number: ChannelNumber,
    message: { externalId: string; typing: boolean },
  ) => Promise<{ result: "done" } | Refused | Unreached | Unknown>;
  /** Gives the provider a file, which it keeps for thirty days. */
  upload: (
    number: ChannelNumber,
    file: { bytes: Uint8Array<ArrayBuffer>; type: string; name: string },
  ) => Promise<{ result: "uploaded"; id: string } | Refused | Unreached | Unknown>;
  /** Fetches a file that a customer sent, no larger than `maxBytes`. */
  download: (
    number: ChannelNumber,
    file: { id: string; maxBytes: number },
  ) => Promise<
    | { result: "downloaded"; bytes: Uint8Array; type: string; sha256: string }
    | { result: "too large" }
    | Refused
    | Unreached
    | Unknown
  >;
  /** Asks what the provider knows of the number. */
  checkNumber: (number: ChannelNumber) => Promise<NumberInfo | Refused | Unreached | Unknown>;
};
