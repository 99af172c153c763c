import { errorOfStatus } from "../graph/graph-error.ts";
import type { Json } from "../json.ts";
import type { Business, Customer, DeliveryState, Message } from "../world/model.ts";
import type { World } from "../world/world.ts";
import type { Deliveries } from "./deliveries.ts";

export type Sent = { business: Business; message: Message; to: string; callbackData?: string; pricing: Json };

const rank: Record<DeliveryState, number> = { accepted: 0, sent: 1, delivered: 2, read: 3, played: 4, failed: 5 };
const sentMs = 60;
const deliveredMs = 150;
const readMs = 1200;

export const metadataOf = (business: Business) => ({
  display_phone_number: business.display_phone_number.replace(/\D/g, ""),
  phone_number_id: business.phone_number_id,
});

/** What becomes of a message of the business, told to its webhook: sent, then delivered, then read. */
export class Statuses {
  readonly #world: World;
  readonly #deliveries: Deliveries;
  /** Of messages whose end is not reached: a phone that is off, or does not report what it reads. */
  readonly #open = new Map<string, Sent>();

  constructor(world: World, deliveries: Deliveries) {
    this.#world = world;
    this.#deliveries = deliveries;
  }

  reset(): void {
    this.#open.clear();
  }

  begin(sent: Sent, customer: Customer | undefined): void {
    this.#open.set(sent.message.id, sent);
    this.#later(sentMs, sent, () => this.#step(sent, "sent"));
    // The service reports of a reaction only that it was sent.
    if (sent.message.type === "reaction") return;
    if (!customer) this.#later(deliveredMs, sent, () => this.#tell(sent, "failed", 131026));
    else if (customer.online) this.#later(deliveredMs, sent, () => this.#arrive(sent));
  }

  /** Before the send is answered. */
  async beginAtOnce(sent: Sent): Promise<void> {
    this.#open.set(sent.message.id, sent);
    await this.#tell(sent, "sent");
  }

  fail(sent: Sent, code: number): void {
    this.#later(sentMs, sent, () => this.#tell(sent, "failed", code));
  }

  /** A phone was switched on, or began to report what it reads. */
  catchUp(customer: Customer): void {
    if (!customer.online) return;
    for (const sent of this.#open.values()) {
      if (sent.message.wa_id === customer.wa_id && sent.message.type !== "reaction") this.#arrive(sent);
    }
  }

  /** The customer looked at this message, whatever their phone does by itself. */
  read(id: string): boolean {
    const sent = this.#open.get(id);
    if (sent) this.#step(sent, "read");
    return sent !== undefined;
  }

  played(message: Message): void {
    const sent = this.#open.get(message.id);
    if (sent) this.#step(sent, "played");
  }

  #arrive(sent: Sent): void {
    const customer = this.#world.customers.get(sent.message.wa_id);
    if (!customer?.online) return;
    this.#step(sent, "delivered");
    if (customer.reads) this.#later(readMs, sent, () => this.#step(sent, "read"));
  }

  /** Only upwards: what was told is not told again. */
  #step(sent: Sent, state: DeliveryState): void {
    if (rank[state] > rank[sent.message.state ?? "accepted"]) void this.#tell(sent, state);
  }

  #later(ms: number, { business }: Sent, run: () => void): void {
    this.#world.clock.after(ms + this.#world.switchesOf(business.phone_number_id).status_delay_ms, run);
  }

  #tell(sent: Sent, state: DeliveryState, code?: number): Promise<void> {
    const { message, business, to, callbackData, pricing } = sent;
    message.state = state;
    if (code !== undefined) message.error_code = code;
    if (state === "failed" || (state === "read" && message.type !== "audio")) this.#open.delete(message.id);
    if (this.#world.isInChat(message)) this.#world.tell({ kind: "message", message });
    if (this.#world.switchesOf(business.phone_number_id).no_status) return Promise.resolve();
    const status = {
      id: message.id,
      status: state,
      timestamp: String(Math.floor(this.#world.clock.now() / 1000)),
      recipient_id: to,
      ...(callbackData !== undefined && { biz_opaque_callback_data: callbackData }),
      ...((state === "sent" || state === "delivered") && { pricing }),
      ...(code !== undefined && { errors: [errorOfStatus(code)] }),
    };
    const value = { messaging_product: "whatsapp", metadata: metadataOf(business), statuses: [status] };
    return this.#deliveries.send(business, { field: "messages", value });
  }
}
