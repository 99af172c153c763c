/**
 * Production pages write nothing to the console. Errors are still thrown: error screens, `error` events and the
 * browser's own reports do not use these methods.
 */
export function silenceConsole(target: Console = console) {
  const nothing = () => {};
  Object.assign(target, { debug: nothing, error: nothing, info: nothing, log: nothing, trace: nothing, warn: nothing });
}
