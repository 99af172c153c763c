import pino, { type Logger } from "pino";

/**
 * An error as the log may record it. A failed query's own message repeats its parameters, and PostgreSQL's detail
 * repeats row values: e-mails, tokens. What is left still identifies the fault.
 */
function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error ? error.code : undefined;
  const constraint = "constraint" in error ? error.constraint : undefined;
  const isQuery = "query" in error && "params" in error;
  return {
    type: error.name,
    message: isQuery ? "a query failed" : error.message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: error.stack?.split("\n").filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  };
}

const secrets = ["password", "token", "authorization", "cookie"];

/** The process's log: JSON lines without secrets. */
export const createLogger = (level: string, stream?: pino.DestinationStream): Logger =>
  pino(
    { level, redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), serializers: { err: errorForLog } },
    stream ?? pino.destination(1),
  );
