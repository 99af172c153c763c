/** A browser's subscription: where its push service takes messages, and what they are encrypted for. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  body: string;
  /** Of several that wait for a device, the newest with a topic is delivered. */
  topic: string;
};

/**
 * `gone`: the device is told nothing any more. `later`: the service takes nothing now. `refused`: it takes nothing of this
 * kind, and never will; `why` says so for those who run Mauzo.
 */
type PushOutcome = { kind: "sent" | "gone" | "later" } | { kind: "refused"; why: string };

/** Push services, which bring messages to browsers that are not open. */
export type Push = {
  /** What browsers subscribe with. */
  publicKey: string;
  /** Whether an address, which a browser gave, is one of a known push service. */
  takes: (endpoint: string) => boolean;
  /** Whether anything can be encrypted for a device. */
  isEncryptable: (device: PushDevice) => boolean;
  send: (device: PushDevice, message: PushMessage) => Promise<PushOutcome>;
};
