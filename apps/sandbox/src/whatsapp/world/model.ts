import type { Json } from "../json.ts";

/** A shop's number with the account, the app and the webhook behind it. */
export type Business = {
  phone_number_id: string;
  waba_id: string;
  display_phone_number: string;
  verified_name: string;
  token: string;
  app_secret: string;
  callback_url: string;
  verify_token: string;
  catalog_id: string;
  quality_rating: "GREEN" | "YELLOW" | "RED";
  messaging_limit_tier: "TIER_250" | "TIER_2K" | "TIER_10K" | "TIER_100K" | "TIER_UNLIMITED";
  /** Messages a second, both directions together. */
  throughput: number;
  /** Whether the app listens to the account: without it, the webhook hears nothing. */
  subscribed: boolean;
  /** What the phone shows as its catalogue; an order may name other products, too. */
  products: Product[];
};

export type Product = {
  retailer_id: string;
  name: string;
  price: number;
  currency: string;
  picture?: string | undefined;
  sold_out?: boolean;
};

/** Changes of a catalogue's items, sent together. */
export type ItemBatch = {
  handle: string;
  status: "started" | "finished";
  errors: { id: string; message: string }[];
};

export type ProductSet = {
  id: string;
  catalog_id: string;
  name: string;
  filter: Json;
  retailer_id: string | undefined;
};

/** What customers see of a number's catalogue. */
export type Commerce = { is_cart_enabled: boolean; is_catalog_visible: boolean };

export type Customer = {
  wa_id: string;
  /** The business-scoped id, for customers whose number stays hidden. */
  user_id: string;
  name: string;
  /** The webhook names them by user_id only. */
  hides_number: boolean;
  /** Their phone reports what they read. */
  reads: boolean;
  /** Their phone is on: messages arrive at it. */
  online: boolean;
};

export type DeliveryState = "accepted" | "sent" | "delivered" | "read" | "played" | "failed";

/** One message of a chat, as the phone shows it. */
export type Message = {
  id: string;
  phone_number_id: string;
  wa_id: string;
  from: "customer" | "business";
  at: number;
  type: string;
  /** The object of its type, as it was on the wire. */
  content: unknown;
  reply_to?: string;
  /** Of a message of the business. */
  state?: DeliveryState;
  error_code?: number;
  /** Emoji, by who reacted. */
  reactions: { customer?: string; business?: string };
};

export type Media = {
  id: string;
  /** The numbers that may fetch it. */
  phone_number_id: string;
  mime_type: string;
  bytes: Buffer;
  sha256: Buffer;
  filename?: string;
  expires_at: number;
};

export type Template = {
  id: string;
  waba_id: string;
  name: string;
  language: string;
  category: string;
  status: string;
  /** Why it was rejected. */
  rejected_reason: string;
  components: unknown[];
};

/** What the API asked for, with the answer it got. */
export type Seen = {
  at: string;
  method: string;
  path: string;
  phone_number_id?: string;
  biz_opaque_callback_data?: string;
  to?: string;
  type?: string;
  body?: unknown;
  status: number;
  code?: number;
  wamid?: string;
  /** The request was carried out, but its answer never left. */
  dropped?: true;
};

/** How the service misbehaves; of one number, or of all. */
export type Switches = {
  /** Each answer to a request comes this much later. */
  slow_ms: number;
  /** The next `times` sends are refused with this code: in the answer, or later by a status. */
  fail: { code: number; times: number; by: "answer" | "status" } | null;
  /** The next so many sends are carried out, and their answers are dropped. */
  drop_answers: number;
  expired_token: boolean;
  /** Every webhook delivery is sent so many times, at once. */
  duplicate: number;
  /** So many deliveries are held back, and leave the last first. */
  reorder: number;
  /** So many changes are in one delivery. */
  batch: number;
  /** Statuses come this much later. */
  status_delay_ms: number;
  /** The first status is delivered before the send is answered. */
  status_before_answer: boolean;
  /** No status is ever delivered. */
  no_status: boolean;
  /** Whether a closed window is said in the answer, or later by a status. */
  window_refusal: "answer" | "status";
  /** New templates are decided by rule after a moment, or wait until somebody decides (`/_templates/:id`). */
  template_review: "rule" | "hand";
};

/** What the webhook says of one change. */
export type Change = {
  field: string;
  value: Json;
  /** Called when a webhook took it. */
  taken?: () => void;
};
