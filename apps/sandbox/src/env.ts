/** Where the stand-ins listen; nobody but this machine's own programs reaches them. */
export const readEnv = (source = process.env) => ({ host: "127.0.0.1", port: Number(source.SANDBOX_PORT || 4900) });
