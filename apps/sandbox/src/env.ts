/** Where the stand-ins listen; only programs on this machine can reach them. */
export const readEnv = (source = process.env) => ({ host: "127.0.0.1", port: Number(source.SANDBOX_PORT || 4900) });
