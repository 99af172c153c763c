/** Why no phone was asked: its number is none; its network is not there; too often; nothing to be paid any more; unknown. */
const problems = ["phone", "network", "often", "refused", "unreachable"] as const;
export type PushProblem = (typeof problems)[number];
export const parsePushProblem = (text: unknown): PushProblem | undefined => problems.find((one) => one === text);
