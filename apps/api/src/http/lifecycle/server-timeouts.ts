/** How long a client may take to send a request, and how long a connection may idle before its next one. */
export const serverTimeouts = {
  headersTimeout: 10_000,
  // Long enough for an upload from a slow phone; JSON has a shorter deadline of its own.
  requestTimeout: 300_000,
  keepAliveTimeout: 70_000,
  // How often Node looks for slow senders; its default is every 30 s.
  connectionsCheckingInterval: 2_000,
};
