/** Why nothing was noted: no reason given; too often; answered by the shop meanwhile, or nothing owed; unknown. */
const problems = ["reason", "often", "settled", "unreachable"] as const;
export type AnswerProblem = (typeof problems)[number];
export const parseAnswerProblem = (text: unknown): AnswerProblem | undefined => problems.find((one) => one === text);
