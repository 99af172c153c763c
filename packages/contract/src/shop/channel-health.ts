/** `unchecked` until all steps of a check passed; `refused` when the provider said no, with its code. */
export const connectionStates = ["unchecked", "ok", "refused"] as const;

/** How a shop's number at WhatsApp is; `refused` and `paused`: nothing leaves. */
export const channelHealths = [...connectionStates, "paused"] as const;

/** How a number is, in one word: a refusal has to be mended first, so it counts more than a pause. */
export const channelHealthOf = ({ state, paused }: { state: (typeof connectionStates)[number]; paused: boolean }) =>
  state === "ok" && paused ? "paused" : state;
