type Lane = { passing: Promise<void>; isAskedAgain: boolean };
const lanes = new Map<string, Lane>();

/**
 * Sends what waits in a lane: one pass at a time, in one tab of the browser at a time. Who asks while one runs has it run
 * once more, because it may have looked already.
 */
export function runLane(name: string, pass: () => Promise<void>): Promise<void> {
  const running = lanes.get(name);
  if (running) {
    running.isAskedAgain = true;
    return running.passing;
  }
  const lane: Lane = { passing: Promise.resolve(), isAskedAgain: false };
  const passes = async () => {
    do {
      lane.isAskedAgain = false;
      await pass();
    } while (lane.isAskedAgain);
  };
  lane.passing = (navigator.locks ? navigator.locks.request(name, passes) : passes()).finally(() => lanes.delete(name));
  lanes.set(name, lane);
  return lane.passing;
}
