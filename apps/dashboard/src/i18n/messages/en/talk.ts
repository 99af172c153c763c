export const talk = {
  again: "From the start",
  ended: "From here the chat goes on with the rest of your shop.",
} as const;
