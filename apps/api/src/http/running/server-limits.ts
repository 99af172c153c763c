/** How long a caller may take to send a request, and how long a connection may wait for its next. */
export const serverLimits = {
  headersTimeout: 10_000,
  // As long as an upload from a slow phone; JSON has a shorter deadline of its own.
  requestTimeout: 300_000,
  keepAliveTimeout: 70_000,
  // Node looks for slow senders this often; unless told, every 30 s only.
  connectionsCheckingInterval: 2_000,
};
