import { randomBytes } from "node:crypto";

type Fact = { title: string; details: string; status?: number };

/** The service's refusals by code, with what it says of each. */
const facts: Record<number, Fact> = {
  0: { title: "AuthException", details: "We were unable to authenticate the app user.", status: 401 },
  1: { title: "API Unknown", details: "Invalid request or possible server error.", status: 400 },
  2: { title: "API Service", details: "Temporary due to downtime or due to being overloaded.", status: 503 },
  3: { title: "API Method", details: "Capability or permissions issue.", status: 500 },
  4: {
    title: "Application request limit reached",
    details: "The app has reached its API call rate limit.",
    status: 429,
  },
  10: { title: "Application does not have permission for this action", details: "Permission denied.", status: 403 },
  33: { title: "Parameter value is not valid", details: "The business phone number has been deleted." },
  100: {
    title: "Invalid parameter",
    details: "The request included one or more unsupported or misspelled parameters.",
  },
  190: { title: "Invalid OAuth access token", details: "Your access token has expired.", status: 401 },
  200: { title: "Permissions error", details: "Permission is either not granted or has been removed.", status: 403 },
  368: {
    title: "Temporarily blocked for policies violations",
    details: "The WhatsApp Business Account has been restricted or disabled for violating a platform policy.",
    status: 403,
  },
  2200: { title: "Callback verification failed", details: "The URL couldn't be validated." },
  80007: {
    title: "Rate limit issues",
    details: "The WhatsApp Business Account has reached its rate limit.",
    status: 429,
  },
  80009: { title: "Rate limit issues", details: "The catalog has reached its rate limit.", status: 429 },
  80014: {
    title: "Rate limit issues",
    details: "There have been too many batch uploads to this catalog.",
    status: 429,
  },
  130429: { title: "Rate limit hit", details: "Cloud API message throughput has been reached.", status: 429 },
  130472: {
    title: "User's number is part of an experiment",
    details: "Message was not sent as part of an experiment.",
  },
  130497: {
    title: "Business account is restricted from messaging users in this country.",
    details: "The WhatsApp Business Account is restricted from messaging to users in certain countries.",
    status: 403,
  },
  131000: { title: "Something went wrong", details: "Message failed to send due to an unknown error.", status: 500 },
  131005: { title: "Access denied", details: "Permission is either not granted or has been removed.", status: 403 },
  131008: { title: "Required parameter is missing", details: "The request is missing a required parameter." },
  131009: { title: "Parameter value is not valid", details: "One or more parameter values are invalid." },
  131016: { title: "Service unavailable", details: "A service is temporarily unavailable.", status: 503 },
  131021: { title: "Recipient cannot be sender", details: "Sender and recipient phone number is the same." },
  131026: { title: "Message undeliverable", details: "Message Undeliverable." },
  131030: {
    title: "Recipient phone number not in allowed list",
    details: "Recipient phone number not in allowed list: Add recipient phone number to recipient list and try again.",
  },
  131031: {
    title: "Business Account locked",
    details: "Business account has been locked.",
    status: 403,
  },
  131042: {
    title: "Business eligibility payment issue",
    details: "Message failed to send because of a payment problem.",
  },
  131045: {
    title: "Incorrect certificate",
    details: "Message failed to send due to a phone number registration error.",
  },
  131047: {
    title: "Re-engagement message",
    details:
      "Message failed to send because more than 24 hours have passed since the customer last replied to this number.",
  },
  131048: {
    title: "Spam rate limit hit",
    details: "Too many messages from this number were blocked or flagged as spam.",
    status: 429,
  },
  131049: {
    title: "This message was not delivered to maintain healthy ecosystem engagement.",
    details: "In order to maintain a healthy ecosystem engagement, the message failed to be delivered.",
  },
  131050: { title: "User has stopped marketing messages", details: "The recipient chose to stop marketing messages." },
  131051: { title: "Unsupported message type", details: "Message type is currently not supported." },
  131052: { title: "Media download error", details: "Unable to download the media sent by the user." },
  131053: { title: "Media upload error", details: "Unable to upload the media used in the message." },
  131056: {
    title: "(Business Account, Consumer Account) pair rate limit hit",
    details:
      "Message failed to send because there were too many messages sent from this phone number to the same phone number in a short period of time.",
    status: 429,
  },
  131057: { title: "Account in maintenance mode", details: "Business Account is in maintenance mode.", status: 503 },
  131062: { title: "Recipient not supported", details: "This message cannot be sent to a business-scoped user ID." },
  132000: {
    title: "Number of parameters does not match the expected number of params",
    details: "Number of parameters does not match.",
  },
  132001: {
    title: "Template name does not exist in the translation",
    details: "Template name does not exist in the translation.",
  },
  132005: { title: "Translated text too long", details: "Translated text is too long." },
  132007: { title: "Template format character policy violated", details: "Template content violates a policy." },
  132012: {
    title: "Parameter format does not match format in the created template",
    details: "Parameter format does not match.",
  },
  132015: { title: "Template is paused", details: "Template is paused due to low quality." },
  132016: { title: "Template is disabled", details: "Template is disabled due to low quality." },
  133010: { title: "The account is not registered", details: "Phone number is not registered on the platform." },
};

/** A refusal, in the words of the service. Readers decide by `code`, not by its status or its words. */
export class GraphError extends Error {
  readonly code: number;
  readonly details: string;
  readonly subcode: number | undefined;
  readonly status: number;

  constructor(code: number, details?: string, more: { message?: string; subcode?: number; status?: number } = {}) {
    const fact = facts[code] ?? { title: "Unknown error", details: "Unknown error." };
    super(more.message ?? `(#${code}) ${fact.title}`);
    this.code = code;
    this.details = details ?? fact.details;
    this.subcode = more.subcode;
    this.status = more.status ?? fact.status ?? 400;
  }

  body() {
    const isOfObject = this.subcode === 33;
    return {
      error: {
        message: this.message,
        type: isOfObject ? "GraphMethodException" : "OAuthException",
        code: this.code,
        ...(isOfObject || this.code === 190
          ? {}
          : { error_data: { messaging_product: "whatsapp", details: this.details } }),
        ...(this.subcode !== undefined && { error_subcode: this.subcode }),
        fbtrace_id: `A${randomBytes(12).toString("base64url")}`,
      },
    };
  }
}

/** The same refusal as a failed status has it. */
export function errorOfStatus(code: number) {
  const { title, details } = facts[code] ?? { title: "Unknown error", details: "Unknown error." };
  return {
    code,
    title,
    message: title,
    error_data: { details },
    href: "https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/",
  };
}
